/** The header and the footer of the sample, with the names that the specification gives. */
import type { Page } from '@playwright/test'
import { notFoundPage } from '../../../tests/journeys/content'
import { expect, test } from '../../../tests/journeys/journey'

const banner = (page: Page) => page.getByRole('banner')

test('the header offers five apps, and leads to Services, Customers and Contact us', async ({ page }) => {
  await page.goto('/about')
  await banner(page).getByRole('button', { name: 'Apps' }).click()
  for (const description of [
    'Link-in-bio page',
    'All-in-one creator CRM',
    'Find any journalist or creator email',
    'Blog content writing assistant',
    'Press release writing assistant',
  ]) {
    const link = banner(page).getByRole('link', { name: description })
    await expect(link).toBeVisible()
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
  await page.keyboard.press('Escape')
  for (const [name, path] of [
    ['Services', '/services'],
    ['Customers', '/customers'],
    ['Contact us', '/contact'],
  ] as const)
    await expect(banner(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(banner(page).getByRole('button', { name: /menu/ })).toBeVisible()
})

test('the footer has four columns, and names five networks', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(['Company', 'Resources', 'Free Tools', 'Connect'])
  const networks = footer.getByRole('navigation', { name: 'Connect' }).getByRole('link')
  await expect(networks).toHaveText(
    ['X', 'Facebook', 'LinkedIn', 'YouTube', 'Instagram'].map((name) => `${name} (opens in a new tab)`),
  )
  await expect(footer.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('on a phone the footer is at most 1,000 px high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  const height = await page.getByRole('contentinfo').evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeLessThanOrEqual(1000)
})

test('an unknown address is not found in the words of the specification', async ({ page, noise }) => {
  noise.expect(/404/)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  expect(notFoundPage.destinations?.links).toHaveLength(5)
})

test('a search finds services, guides and articles', async ({ page }) => {
  await page.goto('/search?q=embargo')
  await expect(page.getByRole('status')).toHaveText(/^\d+ pages have “embargo”$/)
  for (const kind of ['Services', 'Guides', 'Articles']) {
    const result = page.getByRole('region', { name: kind }).getByRole('listitem').first()
    await expect(result.locator('mark').first()).toHaveText(/embargo/i)
  }
})
