/** What somebody typed, saved or deleted can be had back. */
import type { Page } from '@playwright/test'
import { expect } from '../journey'
import { choosePicture, field, formOpened, openForm, save, test, textOf } from './editor'
import { LARGE_PICTURE } from './own-entries'

const FILE = 'blog/form-launch.md'
const FORM = 'blog/entries/form-launch'
const summary = (page: Page) => field(page, 'Summary').getByRole('textbox')
const box = (page: Page, name: string) => page.getByRole('dialog', { name })

test('text of a tab that died is offered again, at most a second older than the last key', { tag: '@deep' }, async ({
  context,
  page,
  project,
}) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  await summary(page).fill('')
  // As on a slow machine: a key takes longer than it takes to press the next one. The browser then runs no timer and
  // reports no stored data until the keys stop.
  await summary(page).evaluate((box) => {
    box.addEventListener('keydown', () => {
      const end = performance.now() + 50
      while (performance.now() < end);
    })
  })
  const letters = [...'abcdefghijklmnopqrstuvwxyz'.repeat(8)]
  const times: number[] = []
  for (const letter of letters) {
    // Keys that come after the crash fail.
    page.keyboard.press(letter).then(
      () => times.push(Date.now()),
      () => {},
    )
  }
  await expect.poll(() => Date.now() - (times[0] ?? Date.now())).toBeGreaterThan(3_000)
  const died = Date.now()
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => {})
  const next = await context.newPage()
  await next.goto(`/admin/#/collections/${FORM}`)
  await formOpened(next)
  const offer = box(next, 'Your unsaved text is still here')
  await expect(offer.getByRole('row', { name: /Summary/ })).toContainText('abc')
  await next.keyboard.press('Escape')
  await offer.getByRole('button', { name: 'Put it back into the form' }).click()
  const due = letters.slice(0, times.filter((at) => at < died - 1_000).length).join('')
  expect(await summary(next).inputValue()).toContain(due)
  expect(await project.read(FILE)).toBe(before)
})

test('neither Escape nor Save closes a form, and leaving one asks', { tag: '@deep' }, async ({ page, project }) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  await summary(page).fill('Another summary.')
  await summary(page).press('Escape')
  await expect(summary(page)).toHaveValue('Another summary.')
  const asked = page.waitForEvent('dialog')
  void page.reload().catch(() => {})
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await save(page)
  await expect(summary(page)).toHaveValue('Another summary.')

  await page.getByRole('button', { name: 'History and undo' }).click()
  const history = box(page, 'History and undo')
  await expect(history).toContainText('Changed: Blog post “Three ways to launch: how to choose”')
  await history.getByRole('button', { name: 'Undo it' }).click()
  await expect(summary(page)).not.toHaveValue('Another summary.')
  expect(await project.read(FILE)).toBe(before)
})

test('what is typed while a form is saved stays in it, and is not saved yet', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  await openForm(page, FORM)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/admin/files/**', async (route, request) => {
    if (request.method() !== 'GET') await held
    await route.continue()
  })
  await summary(page).fill('One.')
  const saving = page.waitForRequest((request) => request.method() !== 'GET' && request.url().includes('/admin/files/'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saving
  const text = textOf(page)
  await summary(page).fill('Two.')
  await text.fill('Typed while it was saved.')
  await choosePicture(page, LARGE_PICTURE)
  letGo()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  expect(await project.read(FILE)).toContain('excerpt: One.')
  await expect(summary(page)).toHaveValue('Two.')
  expect(await text.value()).toBe('Typed while it was saved.')

  await save(page)
  const file = await project.read(FILE)
  expect(file).toContain('excerpt: Two.')
  expect(file).toContain('Typed while it was saved.')
  expect(file).toContain('image: large-picture.webp')
})

test('an earlier version is compared field by field, and put back to the byte', { tag: '@deep' }, async ({
  page,
  project,
}) => {
  const before = await project.read(FILE)
  await openForm(page, FORM)
  await summary(page).fill('One.')
  await save(page)
  await summary(page).fill('Two.')
  await save(page)
  await page.getByRole('button', { name: 'History and undo' }).click()
  const versions = box(page, 'History and undo').locator('p', { hasText: 'Before a save' })
  await versions.nth(1).getByRole('button', { name: 'Compare' }).click()
  const compared = box(page, 'That version')
  await expect(compared.getByRole('row', { name: /^Summary/ })).toContainText('Two.')
  await compared.getByRole('button', { name: 'Put it back' }).click()
  await expect(summary(page)).not.toHaveValue('Two.')
  expect(await project.read(FILE)).toBe(before)
})

test('a deleted entry that no other names is taken back', { tag: '@deep' }, async ({ page, project }) => {
  const file = 'resources/form-guide.md'
  const before = await project.read(file)
  await openForm(page, 'resources/entries/form-guide')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  // Its page is not public yet and no entry names it, so the forms ask nothing.
  await expect.poll(() => project.read(file).catch(() => 'gone')).toBe('gone')
  await page.getByRole('button', { name: 'History and undo' }).click()
  const gone = box(page, 'History and undo').locator('p', { hasText: 'Resource guide “' })
  await gone.getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(() => project.read(file).catch(() => 'gone')).toBe(before)
})
