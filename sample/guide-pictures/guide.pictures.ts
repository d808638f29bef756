/** What the guide shows, from the real forms and the real site, on a copy of the content. */
import type { Page } from '@playwright/test'
import { field, openForm, type Project, test } from '../../tests/journeys/admin/editor'
import { comeToRest, expect, scrollTo } from '../../tests/journeys/journey'
import { take } from './take'

const POST = 'blog/brief-an-agency.md'
const CASE_STUDY = 'case-studies/xreal.yaml'
const SERVICE = 'services/media-relations.yaml'

// The guide shows the sample alone.
test.use({ added: new Map() })

test('list-of-posts', async ({ page }) => {
  await page.goto('/admin/#/collections/blog')
  const posts = page.getByRole('grid').getByRole('row')
  await posts.first().waitFor({ timeout: 60_000 })
  await expect.poll(() => page.locator('main img, [role=grid] img').count()).toBe(await posts.count())
  await take(page, 'list-of-posts', { bottom: 510 })
})

test('form-of-a-post', async ({ page }) => {
  await openForm(page, 'blog/entries/brief-an-agency')
  await expect(field(page, 'Text').getByRole('textbox')).toBeVisible()
  await take(page, 'form-of-a-post')
})

test('side-panel', async ({ page }) => {
  await openForm(page, 'blog/new')
  await field(page, 'Title').getByRole('textbox').fill('What a brief costs')
  await page.getByRole('radio', { name: 'Address' }).click()
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveText('what-a-brief-costs')
  await take(page, 'side-panel', { bottom: 360 })
})

test('validation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 520 })
  await openForm(page, 'blog/new')
  await field(page, 'Title').getByRole('textbox').fill('What a brief costs')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Summary').getByRole('alert')).toHaveText(/required/)
  await take(page, 'validation', { bottom: 520 })
})

test('whole-address', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await openForm(page, 'case-studies/entries/xreal')
  const links = field(page, 'Links')
  await links.scrollIntoViewIfNeeded()
  await links.getByRole('button', { name: 'Expand', exact: true }).first().click()
  await field(page, 'Web address').getByRole('textbox').fill('news.example.com/a-window-seat')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Web address').getByRole('alert')).toHaveText(/starting with https:\/\//)
  await toTop(page, 'Links')
  await take(page, 'whole-address', { top: 256, bottom: 800 })
})

test('case-study-lists', async ({ page }) => {
  // The CMS draws only those parts of an item that are in view.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openForm(page, 'case-studies/entries/xreal')
  await field(page, 'Media coverage').scrollIntoViewIfNeeded()
  await field(page, 'Media coverage').getByRole('button', { name: 'Expand', exact: true }).first().click()
  await expect(field(page, 'Outlet').getByRole('textbox')).toBeVisible()
  await toTop(page, 'Detailed results')
  await take(page, 'case-study-lists', { bottom: 960 })
})

test('picture-chooser', async ({ page }) => {
  await openForm(page, 'services/entries/media-relations')
  await field(page, 'Picture').getByRole('button', { name: 'Replace Image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  await dialog.getByRole('option', { name: 'services' }).dblclick()
  const pictures = dialog.getByRole('listbox', { name: 'Available Images' })
  await pictures.getByRole('option', { name: 'brand-communications.webp' }).click()
  await expect(dialog.getByRole('button', { name: 'Insert' })).toBeEnabled()
  await take(page, 'picture-chooser', { top: 50, bottom: 750 })
})

test('focal-point', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openForm(page, 'services/entries/media-relations')
  const point = field(page, 'Focal point')
  await point.getByRole('slider', { name: 'From the left' }).fill('75')
  await point.getByRole('slider', { name: 'From the top' }).fill('30')
  await expect
    .poll(() => point.locator('img').evaluateAll((all) => all.every((img) => (img as HTMLImageElement).complete)))
    .toBe(true)
  await toTop(page, 'Focal point')
  await take(page, 'focal-point', { bottom: 800 })
})

test('edit-this-page', async ({ page }) => {
  await page.goto('/services/media-relations')
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible()
  // Far enough to separate the link from the price.
  await scrollTo(page, 160)
  await comeToRest(page)
  await take(page, 'edit-this-page', { top: 370 })
})

test('mistake', async ({ page, project }) => {
  await page.goto('/services/media-relations')
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible()
  await changed(project, SERVICE, ['price: 3000', 'price: $3,200'], async () => {
    await expect(page.getByRole('alert').getByRole('link', { name: 'Open the form' })).toBeVisible()
    await take(page, 'mistake')
  })
})

test('draft-band', async ({ page, project }) => {
  await openPost(page)
  await changed(project, POST, ['category:', 'draft: true\ncategory:'], async () => {
    await expect(page.getByRole('note')).toHaveText('Draft – not on the public site')
    await take(page, 'draft-band', { bottom: 424 })
  })
})

test('public-from', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await openForm(page, 'blog/new')
  const publicFrom = field(page, 'Public from')
  await publicFrom.getByLabel('Day').fill('2027-01-08')
  const hour = publicFrom.getByLabel('Hour, if it matters')
  await hour.fill('09:00')
  await hour.blur()
  const { y = 0, height = 0 } = (await publicFrom.boundingBox()) ?? {}
  await take(page, 'public-from', { top: Math.ceil(y), bottom: Math.floor(y + height) })
})

test('scheduled-band', async ({ page, project }) => {
  await openPost(page)
  await changed(project, POST, ['category:', 'publishAt: 2027-01-08\ncategory:'], async () => {
    await expect(page.getByRole('note')).toHaveText('Public from January 8, 2027')
    await take(page, 'scheduled-band', { bottom: 424 })
  })
})

test('not-saved', async ({ page, project, noise }) => {
  noise.expect(/409|is not what it was|was not saved/)
  await openForm(page, 'case-studies/entries/xreal')
  await field(page, 'Name').getByRole('textbox').fill('XREAL, Inc.')
  await changed(project, CASE_STUDY, ['team: 5 people', 'team: 6 people'], async () => {
    await page.getByRole('status').filter({ hasText: 'Changed outside of this page' }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alertdialog', { name: 'Not saved', includeHidden: true }).waitFor()
    await take(page, 'not-saved')
  })
})

/** Changes a file while something is done, and puts it back. */
async function changed(project: Project, file: string, [from, to]: [string, string], during: () => Promise<void>) {
  const before = await project.read(file)
  expect(before).toContain(from)
  await project.write(file, before.replace(from, to))
  try {
    await during()
  } finally {
    await project.write(file, before)
  }
}

/** Opens a post, and waits until its page hears of changes. */
async function openPost(page: Page) {
  await page.goto('/blog/brief-an-agency')
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible()
}

/** Scrolls a form until a field is the first that is seen. */
async function toTop(page: Page, label: string) {
  await field(page, label).evaluate((element) => element.scrollIntoView({ block: 'start' }))
}
