import { isDeep } from '../tier'
import { agency } from './agency'
import { expect, test } from './journey'
import { firstOfEachKind } from './page-kinds'

test.use({ javaScriptEnabled: false })

test('every page of the site shows its heading, its links and its pictures', async ({ page, paths }) => {
  test.slow()
  expect(paths.length).toBeGreaterThan(60)
  for (const path of isDeep ? paths : firstOfEachKind(paths)) {
    // What is seen does not wait for pictures further down.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }), path).toBeVisible()
    const hidden = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images) => images.filter((image) => getComputedStyle(image).opacity !== '1').length)
    expect(hidden, `invisible pictures on ${path}`).toBe(0)
  }
})

test('links lead through the site', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await page
    .getByRole('article', { name: 'OPPO' })
    .getByRole('link', { name: /Read Case Study/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OPPO')
  await page.goBack()
  await expect(page).toHaveURL('/customers')
})

test('the Apps menu and the menu of a phone open and close', async ({ page }) => {
  await page.goto('/about')
  const banner = page.getByRole('banner')
  const app = banner.getByRole('link', { name: 'Link-in-bio page' })
  await banner.getByRole('button', { name: 'Apps' }).click()
  await expect(app).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(app).toBeHidden()
  await page.setViewportSize({ width: 390, height: 800 })
  await banner.getByRole('button', { name: 'Open menu' }).click()
  await banner.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
})

test('the contact form and the newsletter open a mail program', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('form')
  await expect(form).toHaveAttribute('action', `mailto:${agency.email}`)
  await expect(form).toHaveAttribute('method', 'post')
  await expect(form).toHaveAttribute('enctype', 'text/plain')
  await page.getByRole('button', { name: 'Start a conversation' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.goto('/blog')
  await expect(page.locator('form').filter({ hasText: 'Subscribe' })).toHaveAttribute('action', /^mailto:/)
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
