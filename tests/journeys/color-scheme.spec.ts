import type { Page } from '@playwright/test'
import { headerPages, present } from './content'
import { expect, hydrate, test } from './journey'
import { shell } from './words'

/** How light the page's ground is, from 0 to 255. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return Number.NaN
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })
const expectScheme = (page: Page, scheme: 'light' | 'dark') =>
  expect.poll(async () => ((await lightness(page)) > 128 ? 'light' : 'dark')).toBe(scheme)
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: shell.scheme })

test('the page follows the system, also while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await expectScheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectScheme(page, 'light')
})

for (const hydrated of [false, true]) {
  test(`the switch changes the scheme, and the choice stays ${hydrated ? 'once' : 'before'} React has taken over`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/about')
    if (hydrated) await hydrate(page)
    await toggle(page).click()
    await expectScheme(page, 'light')
    await page.reload()
    await expectScheme(page, 'light')
    await page.goto('/services')
    await expectScheme(page, 'light')
    await hydrate(page)
    await expectScheme(page, 'light')
    await toggle(page).click()
    await expectScheme(page, 'dark')
    for (const { label, link } of present(headerPages.find(({ link }) => link !== '/services'))) {
      await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(link)
      await expectScheme(page, 'dark')
    }
  })
}

test('a second use of the switch leads back to the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  await toggle(page).click()
  await expectScheme(page, 'dark')
  await toggle(page).click()
  await expectScheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectScheme(page, 'dark')
})

test('the switch holds for a page in another tab, once it is looked at again', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/services')
  await toggle(other).click()
  await expectScheme(other, 'dark')
  // To a browser without windows all tabs are in view.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expectScheme(page, 'dark')
})

test('a choice is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.setItem('colour-scheme', 'dark')
    new MutationObserver((_, observer) => {
      if (!document.documentElement?.dataset.scheme) return
      Object.assign(window, { schemeKnownAt: performance.now() })
      observer.disconnect()
    }).observe(document, { attributes: true, subtree: true, childList: true })
  })
  await page.goto('/')
  await expectScheme(page, 'dark')
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
          type: 'paint',
          buffered: true,
        })
      }),
  )
  const known = await page.evaluate(() => (window as unknown as { schemeKnownAt: number }).schemeKnownAt)
  expect(known).toBeLessThan(painted)
})
