import { isDeep } from '../tier'
import { agency, products } from './agency'
import { blogPage, headerPages, navigation, present } from './content'
import { expect, test } from './journey'
import { firstOfEachKind } from './page-kinds'
import { clientsWithCase } from './site'
import { contactForm, shell } from './words'

test.use({ javaScriptEnabled: false })

/** In milliseconds; a visit takes a tenth of it when nothing else runs. */
const LONGEST_VISIT = 10_000

test('every page of the site shows its heading, its links and its pictures', async ({ page, paths }) => {
  const visited = isDeep ? paths : firstOfEachKind(paths)
  test.setTimeout(visited.length * LONGEST_VISIT)
  expect(visited.length).toBeGreaterThan(0)
  for (const path of visited) {
    // What is seen does not wait for pictures further down.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link').last(), path).toBeVisible()
    const hidden = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images) => images.filter((image) => getComputedStyle(image).opacity !== '1').length)
    expect(hidden, `invisible pictures on ${path}`).toBe(0)
  }
})

for (const { id, name } of present(clientsWithCase[0]))
  test('links lead through the site', async ({ page }) => {
    await page.goto('/customers')
    await page.getByRole('article', { name, exact: true }).locator(`a[href="/case-study/${id}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(page).toHaveURL('/customers')
  })

for (const { url } of products.slice(0, 1))
  test('the menu of the apps opens and closes', async ({ page }) => {
    await page.goto('/about')
    const banner = page.getByRole('banner')
    const app = banner.locator(`#apps a[href="${url}"]`)
    await banner.getByRole('button', { name: navigation.header.apps, exact: true }).click()
    await expect(app).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(app).toBeHidden()
  })

for (const { label, link } of headerPages.slice(0, 1))
  test('the menu of a phone opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/about')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: shell.openMenu }).click()
    await banner.getByRole('navigation', { name: shell.mobile }).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(link)
  })

test('the contact form is sent to its address, or opens a mail program', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('form')
  await expect(form).toHaveAttribute('action', agency.contactFormUrl ?? `mailto:${agency.email}`)
  await expect(form).toHaveAttribute('method', 'post')
  for (const _ of present(agency.contactFormUrl ? undefined : agency.email))
    await expect(form).toHaveAttribute('enctype', 'text/plain')
  await page.getByRole('button', { name: contactForm.send }).click()
  await expect(page.getByRole('textbox', { name: contactForm.name, exact: true })).toBeFocused()
})

for (const { newsletter } of present(blogPage))
  test('the newsletter opens its page or a mail program, and no search is offered', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.locator('form').filter({ hasText: newsletter.button })).toHaveAttribute(
      'action',
      agency.newsletterUrl ?? /^mailto:/,
    )
    // What would do nothing is not shown.
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })

test('the pictures of the home page load and are seen', async ({ page }) => {
  await page.goto('/')
  const picture = page.getByRole('main').getByRole('listitem').locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveCSS('opacity', '1')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
