/** What stays visible of a picture: set in the form, kept in the file, and seen on the page. */
import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '../journey'
import { choosePicture, field, openForm, save, test } from './editor'
import { isShown, point } from './focal-point'
import { LARGE_PICTURE } from './own-entries'

const FILE = 'blog/form-launch.md'
const FORM = 'blog/entries/form-launch'

test('arrow keys set the focal point, and the pages crop around it', { tag: '@deep' }, async ({
  context,
  page,
  project,
}) => {
  const file = 'case-studies/form-client.yaml'
  const before = await project.read(file)
  await openForm(page, 'case-studies/entries/form-client')
  const { left, top, center } = point(page)
  await isShown(page)
  await expect(center).toBeDisabled()
  await left.press('End')
  await left.press('ArrowLeft')
  for (let step = 0; step < 6; step++) await top.press('ArrowUp')
  await expect(left).toHaveAttribute('aria-valuetext', '95%')
  await page.getByRole('button', { name: 'Show the page' }).click()
  const cropped = (where: Page | FrameLocator) => where.getByRole('img', { name: 'Three lamps' })
  await expect(cropped(page.getByRole('complementary', { name: 'The page' }).frameLocator('iframe'))).toHaveCSS(
    'object-position',
    '95% 20%',
  )
  await page.getByRole('button', { name: 'Hide' }).click()
  await save(page)
  expect(await project.read(file)).toBe(before.replace(/^imageAlt: .*\n/m, '$&imageFocus: 95% 20%\n'))

  const site = await context.newPage()
  await expect(async () => {
    await site.goto('/case-study/form-client')
    await expect(cropped(site)).toHaveCSS('object-position', '95% 20%', { timeout: 2_000 })
  }).toPass()

  await center.press('Enter')
  await save(page)
  expect(await project.read(file)).toBe(before)
})

test('a press in a picture that is not saved yet sets the focal point', { tag: '@deep' }, async ({ page, project }) => {
  await openForm(page, FORM)
  // Until its picture and crops are drawn, the form still moves under the pointer.
  await isShown(page)
  await choosePicture(page, LARGE_PICTURE)
  await isShown(page)
  const picture = point(page).pictures.first()
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  await picture.click({ position: { x: width * 0.3, y: height * 0.8 } })
  await expect(point(page).left).toHaveValue('30')
  await expect(point(page).top).toHaveValue('80')
  await save(page)
  expect(await project.read(FILE)).toContain('\nimageFocus: 30% 80%\n')
})

test('a form without a picture asks for one first', { tag: '@deep' }, async ({ page }) => {
  await openForm(page, 'blog/new')
  await expect(field(page, 'Focal point')).toContainText('Choose a picture first.')
  await expect(point(page).left).toBeHidden()
})
