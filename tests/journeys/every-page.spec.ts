/**
 * What holds on every page of the site, from its sitemap, and on the pages for what does not exist. One visit of a
 * page answers many questions, since loading it costs more than asking.
 */
import type { Page } from '@playwright/test'
import { violations } from './axe'
import { expect, hydrate, scrollTo, test } from './journey'

/** The site in parts of about the same size, so that they run beside each other. */
const parts: { part: string; has: (path: string) => boolean }[] = [
  { part: 'services', has: (path) => path.startsWith('/services') },
  { part: 'case studies', has: (path) => path.startsWith('/case-study') },
  { part: 'tools', has: (path) => path.startsWith('/tools') },
  { part: 'resources', has: (path) => path.startsWith('/resources') },
  { part: 'blog', has: (path) => path.startsWith('/blog') },
  { part: 'other pages', has: (path) => !/^\/(?:services|case-study|tools|resources|blog)/.test(path) },
]

/** In milliseconds; a tenth of it where nothing else runs. */
const LONGEST_VISIT = 30_000

/** Elements that reach beyond the right edge, if the page can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 120)}`)
  })

/** Every page is seen wide and light, narrow and dark; one page of a kind crosswise too. */
const VIEWS = [
  [1440, 'light'],
  [360, 'dark'],
] as const
const CROSSWISE = [
  [1440, 'dark'],
  [360, 'light'],
] as const

async function expectAccessible(page: Page, path: string, views: readonly (readonly [number, 'light' | 'dark'])[]) {
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await violations(page), `${path} at ${width} px, ${colorScheme}`).toEqual([])
  }
}

for (const { part, has } of parts) {
  test(`${part}: every page keeps nobody out, and React takes it over as it is`, async ({ page, paths }) => {
    const titles = new Set<string>()
    const visited = paths.filter(has)
    test.setTimeout(visited.length * LONGEST_VISIT)
    expect(visited.length).toBeGreaterThan(3)
    for (const path of visited) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), path).toBe(200)
      titles.add(await page.title())
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark), `${landmark} of ${path}`).toHaveCount(1)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, path).toHaveCount(1)
      const isFirstOfKind = titles.size === 1 || part === 'other pages'
      await expectAccessible(page, path, isFirstOfKind ? [...VIEWS, ...CROSSWISE] : VIEWS)
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await overflow(page), `${path} at 320 px`).toEqual([])

      const served = await heading.elementHandle()
      await hydrate(page)
      expect(await served?.evaluate((element) => element.isConnected), `${path} is rendered anew`).toBe(true)
    }
    expect(titles.size).toBe(visited.length)
  })
}

test('pages for what does not exist: nobody is kept out', async ({ page, noise }) => {
  noise.expect(/404/)
  for (const path of ['/nowhere', '/case-study/nobody', '/case-study/tanka']) {
    await page.goto(path)
    await expectAccessible(page, path, [...VIEWS, ...CROSSWISE])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page), path).toEqual([])
  }
})

test('open menus and a sent message keep nobody out', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Apps' }).click()
    expect.soft(await violations(page), `Apps, ${colorScheme}`).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
    await page.getByRole('textbox', { name: 'Message' }).fill('Long enough to warn. '.repeat(120))
    await page.getByRole('button', { name: 'Start a conversation' }).click()
    await expect(page.getByRole('region', { name: /^Messages/ })).toContainText('Email Client Opened')
    expect.soft(await violations(page), `sent, ${colorScheme}`).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    await scrollTo(page, 0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    expect.soft(await violations(page), `menu, ${colorScheme}`).toEqual([])
  }
})

test('the keyboard reaches header, content and footer in this order', async ({ page }) => {
  for (const path of ['/', '/contact', '/customers', '/blog']) {
    await page.goto(path)
    const reached: string[] = []
    const landmarkOfFocus = () =>
      page.evaluate(() => document.activeElement?.closest('header.site-header, main, footer')?.localName ?? 'page')
    for (let press = 0; press < 300; press++) {
      await page.keyboard.press('Tab')
      const landmark = await landmarkOfFocus()
      if (landmark !== reached.at(-1)) reached.push(landmark)
      if (landmark === 'footer') break
    }
    expect(reached, path).toEqual(['page', 'header', 'main', 'footer'])
  }
})
