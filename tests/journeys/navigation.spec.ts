import type { Locator, Page } from '@playwright/test'
import { headerPages, legal, navigation, present, startupsPage } from './content'
import {
  comeToRest,
  depthOf,
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
import { clientsWithCase, groups, hasPage, headingOf, posts } from './site'
import { customers } from './words'

/** So low that every page is longer than the screen. */
test.use({ viewport: { width: 1280, height: 560 } })

/** A place on /services far below its first screen. */
const FAR_DOWN = 0.9

const inFooter = new Set(navigation.footer.columns.flatMap(({ links }) => links.map(({ link }) => link)))
const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()
const expectPage = (page: Page, path: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path))

/** Waits until the page has come to rest at a place near `top`. */
async function expectPosition(page: Page, top: number) {
  await expect.poll(() => scrollPosition(page), { message: `the page is at ${top}` }).toBe(top)
}

/** A page that the footer leads to. */
const elsewhere = [...inFooter].find((path) => hasPage(path) && path !== '/services' && !path.startsWith('/tools/'))

for (const hydrated of [false, true]) {
  test.describe(hydrated ? 'navigation inside the app' : 'navigation before React is loaded', () => {
    const arrive = async (page: Page, path: string) => {
      if (!hydrated) await holdReact(page)
      await page.goto(path)
      if (hydrated) await hydrate(page)
    }

    for (const path of present(elsewhere))
      test('a link leads to the top of its page, Back and Forward to where one was', async ({ page }) => {
        await arrive(page, '/services')
        const document = await markDocument(page)
        const farDown = await depthOf(page, FAR_DOWN)
        await scrollTo(page, farDown)
        await footerLink(page, path).evaluate((link: HTMLElement) => link.click())
        await expectPage(page, path)
        await expectPosition(page, 0)
        expect(await document.isStillThere()).toBe(hydrated)

        const halfway = await depthOf(page, 0.4)
        await scrollTo(page, halfway)
        await settle(page)
        await page.goBack()
        await expect(page).toHaveURL('/services')
        await expectPosition(page, farDown)
        await page.goForward()
        await expect(page).toHaveURL(path)
        await expectPosition(page, halfway)
        await page.goBack()
        await expectPosition(page, farDown)
      })

    for (const { id, groupTitle } of present(groups.at(-1)))
      test('a link to a place on the page leads there, and Back leads back', async ({ page }) => {
        await arrive(page, '/customers')
        const group = page.getByRole('heading', { level: 2, name: groupTitle, exact: true })
        const link = page.getByRole('navigation', { name: customers.groups }).locator(`a[href="#${id}"]`)
        await link.click()
        await expect(page).toHaveURL(`/customers#${id}`)
        await comeToRest(page)
        await expect(group).toBeInViewport()
        await page.goBack()
        await expect(page).toHaveURL('/customers')
        await expect(link).toBeInViewport()
      })

    for (const { packages } of present(startupsPage))
      test('a link of the app to a place on its page leads there', async ({ page }) => {
        await arrive(page, '/startups')
        await page.getByRole('main').locator('a[href$="#packages"]').last().click()
        await expect(page).toHaveURL('/startups#packages')
        await expect(page.getByRole('heading', { level: 3, name: packages[0]?.name, exact: true })).toBeInViewport()
      })
  })
}

test('React takes over a scrolled page without moving it', async ({ page }) => {
  const react = await holdReact(page)
  for (const path of ['/services', `/blog/${posts[0]?.slug}`, '/customers'].filter(hasPage)) {
    await page.goto(path)
    const top = await depthOf(page, 0.3)
    await scrollTo(page, top)
    react.letGo()
    await hydrate(page)
    await settle(page)
    expect(await scrollPosition(page), path).toBe(top)
  }
})

for (const path of present(elsewhere))
  test('Back leads to where one was before React took over', async ({ page }) => {
    const react = await holdReact(page)
    await page.goto('/services')
    const top = await depthOf(page, 0.3)
    await scrollTo(page, top)
    react.letGo()
    await hydrate(page)
    await footerLink(page, path).evaluate((link: HTMLElement) => link.click())
    await expectPage(page, path)
    await expectPosition(page, 0)
    await page.goBack()
    await expect(page).toHaveURL('/services')
    await expectPosition(page, top)
  })

for (const { label } of present(headerPages[0]))
  test('React loads the page of the link that the pointer was on before React started', async ({ page }) => {
    const react = await holdReact(page)
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).hover()
    const data = page.waitForRequest('**/data/**/*.json')
    react.letGo()
    await data
  })

test('React takes over without going back to an earlier visit of the page', async ({ page }) => {
  await page.goto('/services')
  await hydrate(page)
  await scrollTo(page, await depthOf(page, 0.3))
  await settle(page)
  await page.goto('/about')
  await page.goto('/services')
  await hydrate(page)
  await settle(page)
  expect(await scrollPosition(page)).toBe(0)
})

for (const { id, groupTitle } of present(groups.at(-1)))
  test('React takes over without going back to the place that the address names', async ({ page }) => {
    await page.goto(`/customers#${id}`)
    await expect(page.getByRole('heading', { level: 2, name: groupTitle, exact: true })).toBeInViewport()
    await comeToRest(page)
    await scrollTo(page, 100)
    await hydrate(page)
    await comeToRest(page)
    expect(await scrollPosition(page)).toBe(100)
  })

test('a reload keeps the place, also after React has taken over', async ({ page }) => {
  await page.goto('/services')
  await hydrate(page)
  const top = await depthOf(page, 0.3)
  await scrollTo(page, top)
  await settle(page)
  await page.reload()
  await expectPosition(page, top)
  await hydrate(page)
  await settle(page)
  expect(await scrollPosition(page)).toBe(top)
})

// Not from another site: Chromium ends the old page's process then, and one time in twenty before it has noted the place.
test('Back from outside the app leads to where one was', async ({ page }) => {
  await page.goto('/services')
  await hydrate(page)
  const top = await depthOf(page, 0.3)
  await scrollTo(page, top)
  await settle(page)
  await page.goto('/robots.txt')
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expectPosition(page, top)
})

/** Ways through the site inside the app, each with the data that its page reads: only those that this site has. */
type Step = { path: string; link: (page: Page) => Locator; data: string[] }
const contact = 'pages/contact'
const [post] = posts
const [client] = clientsWithCase
const [legalText] = [...legal.keys()].filter((id) => inFooter.has(`/${id}`))
const blog: Step = { path: '/blog', link: (page) => footerLink(page, '/blog'), data: ['blog/page/1', 'pages/blog'] }
const steps: Step[] = [
  { path: '/contact', link: (page) => page.locator('a[href="/contact"]').first(), data: [contact] },
  ...present(inFooter.has('/blog') ? blog : undefined),
  ...present(inFooter.has('/blog') ? post : undefined).map(({ slug }) => ({
    path: `/blog/${slug}`,
    link: (page: Page) => page.getByRole('main').locator(`a[href="/blog/${slug}"]`),
    data: [`blog/${slug}`],
  })),
  ...present(headerPages.find(({ link }) => link === '/customers')).map(({ link }) => ({
    path: link,
    link: (page: Page) => page.getByRole('banner').locator(`a[href="${link}"]`).first(),
    data: ['pages/customers', 'portfolio'],
  })),
  ...present(headerPages.some(({ link }) => link === '/customers') ? client : undefined).map(({ id }) => ({
    path: `/case-study/${id}`,
    link: (page: Page) => page.getByRole('main').locator(`a[href="/case-study/${id}"]`),
    data: [`case-studies/${id}`, contact],
  })),
  ...present(legalText).map((id) => ({
    path: `/${id}`,
    link: (page: Page) => footerLink(page, `/${id}`),
    data: [`legal/${id}`, contact],
  })),
]

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
  const follow = async ({ path, link, data }: Step) => {
    fetched.length = 0
    // Without a pointer: links that come to lie under one are fetched in advance.
    await link(page).evaluate((anchor: HTMLElement) => anchor.click())
    await expectPage(page, path)
    expect([...fetched].sort(), path).toEqual(data.map((name) => `/data/${name}.json`))
    titles.add(await page.title())
  }
  for (const step of steps) await follow(step)
  expect(titles.size).toBe(steps.length + 1)
  // What was read once stays good.
  if (inFooter.has('/blog')) await follow({ ...blog, data: [] })
  expect(await document.isStillThere()).toBe(true)
})

test('a page that is only read never runs React', async ({ page }) => {
  await page.goto('/services')
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 800)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  expect(await isHydrated(page)).toBe(false)
})
