import type { Locator, Page } from '@playwright/test'
import {
  comeToRest,
  expect,
  holdReact,
  hydrate,
  isHydrated,
  markDocument,
  scrollPosition,
  scrollTo,
  settle,
  test,
} from './journey'

/** In pixels: in a part of /services that the app renders after the first screen when a link leads to the page. */
const FAR_DOWN = 4800

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Waits until the page has come to rest at a place near `top`. */
async function expectPosition(page: Page, top: number) {
  await expect.poll(() => scrollPosition(page), { message: `the page is at ${top}` }).toBe(top)
}

for (const hydrated of [false, true]) {
  test.describe(hydrated ? 'navigation inside the app' : 'navigation before React is loaded', () => {
    const arrive = async (page: Page, path: string) => {
      if (!hydrated) await holdReact(page)
      await page.goto(path)
      if (hydrated) await hydrate(page)
    }

    test('a link leads to the top of its page, Back and Forward to where one was', async ({ page }) => {
      await arrive(page, '/services')
      const document = await markDocument(page)
      await scrollTo(page, FAR_DOWN)
      await footerLink(page, 'About').evaluate((link: HTMLElement) => link.click())
      await expect(page.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible()
      await expectPosition(page, 0)
      expect(await document.isStillThere()).toBe(hydrated)

      await scrollTo(page, 400)
      await settle(page)
      await page.goBack()
      await expect(page).toHaveURL('/services')
      await expectPosition(page, FAR_DOWN)
      await page.goForward()
      await expect(page).toHaveURL('/about')
      await expectPosition(page, 400)
      await page.goBack()
      await expectPosition(page, FAR_DOWN)
    })

    test('a link to a place on the page leads there, and Back leads back', async ({ page }) => {
      await arrive(page, '/customers')
      const group = page.getByRole('heading', { level: 2, name: 'Global Events & Partnerships' })
      const link = page.getByRole('navigation', { name: 'Groups of clients' }).getByRole('link', { name: /Global/ })
      await link.click()
      await expect(page).toHaveURL('/customers#global-events-partnerships')
      await comeToRest(page)
      await expect(group).toBeInViewport()
      await page.goBack()
      await expect(page).toHaveURL('/customers')
      await expect(link).toBeInViewport()
    })

    test('a link of the app to a place on its page leads there', async ({ page }) => {
      await arrive(page, '/startups')
      await page
        .getByRole('main')
        .getByRole('link', { name: /PR Sprint Pro \$1,499/ })
        .click()
      await expect(page).toHaveURL('/startups#packages')
      await expect(page.getByRole('heading', { level: 3, name: 'PR Sprint Pro' })).toBeInViewport()
    })
  })
}

test('React takes over a scrolled page without moving it', async ({ page }) => {
  const react = await holdReact(page)
  for (const path of ['/services', '/blog/brief-an-agency', '/customers']) {
    await page.goto(path)
    await scrollTo(page, 1100)
    react.letGo()
    await hydrate(page)
    await settle(page)
    expect(await scrollPosition(page), path).toBe(1100)
  }
})

test('Back leads to where one was before React took over', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/services')
  await scrollTo(page, 1100)
  react.letGo()
  await hydrate(page)
  await footerLink(page, 'About').evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible()
  await expectPosition(page, 0)
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expectPosition(page, 1100)
})

test('React loads the page of the link that the pointer was on before React started', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).hover()
  const data = page.waitForRequest('**/data/portfolio.json')
  react.letGo()
  await data
})

test('React takes over without going back to an earlier visit of the page', async ({ page }) => {
  await page.goto('/services')
  await hydrate(page)
  await scrollTo(page, 1100)
  await settle(page)
  await page.goto('/about')
  await page.goto('/services')
  await hydrate(page)
  await settle(page)
  expect(await scrollPosition(page)).toBe(0)
})

test('React takes over without going back to the place that the address names', async ({ page }) => {
  await page.goto('/customers#enterprise-b2b-solutions')
  await expect(page.getByRole('heading', { level: 2, name: 'Enterprise & B2B Solutions' })).toBeInViewport()
  await comeToRest(page)
  await scrollTo(page, 300)
  await hydrate(page)
  await comeToRest(page)
  expect(await scrollPosition(page)).toBe(300)
})

test('a reload keeps the place, also after React has taken over', async ({ page }) => {
  await page.goto('/services')
  await hydrate(page)
  await scrollTo(page, 1000)
  await settle(page)
  await page.reload()
  await expectPosition(page, 1000)
  await hydrate(page)
  await settle(page)
  expect(await scrollPosition(page)).toBe(1000)
})

// Not from another site: Chromium ends the old page's process then, and one time in twenty before it has noted the place.
test('Back from outside the app leads to where one was', async ({ page }) => {
  await page.goto('/services')
  await hydrate(page)
  await scrollTo(page, 800)
  await settle(page)
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expectPosition(page, 800)
})

test('inside the app every page brings its own title and only its own data', async ({ page }) => {
  await page.goto('/about')
  await hydrate(page)
  const document = await markDocument(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/data/')) fetched.push(pathname)
  })
  const titles = new Set([await page.title()])
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const follow = async (link: Locator, heading: string | RegExp, data: string[]) => {
    fetched.length = 0
    // Without a pointer: links that come to lie under one are fetched in advance.
    await link.evaluate((anchor: HTMLElement) => anchor.click())
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect([...fetched].sort(), String(heading)).toEqual(data)
    titles.add(await page.title())
  }
  await follow(footerLink(page, 'Updates blog'), 'Updates blog', ['/data/blog/page/1.json', '/data/pages/blog.json'])
  await follow(main.getByRole('link', { name: 'How to brief a PR agency on one page' }), /How to brief/, [
    '/data/blog/brief-an-agency.json',
  ])
  await follow(banner.getByRole('link', { name: 'Customers' }), 'Our customers', [
    '/data/pages/customers.json',
    '/data/portfolio.json',
  ])
  await follow(main.getByRole('link', { name: /Read Case Study.*OPPO/ }), 'OPPO', [
    '/data/case-studies/oppo.json',
    '/data/pages/contact.json',
  ])
  await follow(footerLink(page, 'Terms of Service'), 'Terms of Service', [
    '/data/legal/terms-of-service.json',
    '/data/pages/contact.json',
  ])
  // What was read once stays good.
  await follow(footerLink(page, 'Updates blog'), 'Updates blog', [])
  expect(titles.size).toBe(6)
  expect(await document.isStillThere()).toBe(true)
})

test('inside the app the first screen of a long page comes before the rest of it', async ({ page }) => {
  await page.goto('/about')
  await hydrate(page)
  const firstHeadings = page.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve) => {
        const before = document.querySelector('h1')?.textContent
        new MutationObserver((_, observer) => {
          const headings = [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent)
          if (headings.includes(before ?? '')) return
          observer.disconnect()
          resolve(headings)
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  expect(await firstHeadings).toEqual(['Our customers'])
  await expect(page.getByRole('heading', { level: 2, name: 'Global Events & Partnerships' })).toBeVisible()
})

test('a page that is only read never runs React', async ({ page }) => {
  await page.goto('/services')
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 800)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  expect(await isHydrated(page)).toBe(false)
})
