/**
 * What holds on every page of the sitemap and on the pages for addresses that do not exist. One visit of a page checks
 * many things, because loading it costs more than each of them.
 */
import type { Page } from '@playwright/test'
import { tested } from '../../src/features/legal/tested'
import { isDeep } from '../tier'
import { products } from './agency'
import { violations } from './axe'
import { navigation } from './content'
import { expect, hydrate, messages, scrollTo, test } from './journey'
import { firstOfEachKind } from './page-kinds'
import { clientsWithoutCase, hasPage } from './site'
import { contactForm, shell } from './words'

/** The site in parts, so that they can run at the same time. A site may have no page in one of them. */
const parts: { part: string; has: (path: string) => boolean }[] = [
  { part: 'services', has: (path) => path.startsWith('/services') },
  { part: 'case studies', has: (path) => path.startsWith('/case-study') },
  { part: 'tools', has: (path) => path.startsWith('/tools') },
  { part: 'resources', has: (path) => path.startsWith('/resources') },
  { part: 'blog', has: (path) => path.startsWith('/blog') && !path.startsWith('/blog/tag') },
  { part: 'tags', has: (path) => path.startsWith('/blog/tag') },
  { part: 'other pages', has: (path) => !/^\/(?:services|case-study|tools|resources|blog)/.test(path) },
]

/** A part of many pages, such as a blog of three hundred posts, is visited at so many of them, evenly spread. */
const MOST_VISITS = 60

/** In milliseconds; a visit takes a tenth of it when nothing else runs. */
const LONGEST_VISIT = 30_000

const { largeText, width: NARROWEST } = tested.reflow

/** The size of letters that is usual, in pixels. */
const USUAL = 16

/** The visitor's own setting of large letters. */
async function largeTextIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return {
    async use(isLarge: boolean) {
      const size = isLarge ? (USUAL * largeText.percent) / 100 : USUAL
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } })
      const letters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      await expect.poll(letters).toBe(size)
    },
  }
}

/** Whether the page can be scrolled sideways, with the first elements that reach beyond the right edge. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
    return [`${scrollWidth} px wide`, ...beyond.slice(0, 5)]
  })

type View = readonly [width: number, colorScheme: 'light' | 'dark']

const [WIDE_LIGHT, NARROW_DARK] = tested.rules.views
const VIEWS: readonly View[] = [WIDE_LIGHT, NARROW_DARK, [1440, 'dark'], [360, 'light']]

async function show(page: Page, [width, colorScheme]: View) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/**
 * Checks all rules in the first view, and in the others those that a view can change. The deep tier checks all rules in
 * all of them.
 */
async function expectAccessible(page: Page, path: string, views: readonly View[]) {
  for (const view of views) {
    await show(page, view)
    const rules = isDeep || view === views[0] ? 'all' : 'of a view'
    expect.soft(await violations(page, rules), `${path} at ${view}`).toEqual([])
  }
}

/**
 * The views in which the rules are checked, two for the first page of a kind. The deep tier looks at all four of it, and
 * at two of every other page; the gate at one of every eighth page, wide and narrow in turns, and at none of the rest. The
 * gate sees the header and the footer in all views on the home page.
 */
function viewsOf(path: string, index: number, isFirstOfKind: boolean): readonly View[] {
  if (path === '/' || (isDeep && isFirstOfKind)) return VIEWS
  if (isDeep || isFirstOfKind) return tested.rules.views
  if (index % 8 !== 0) return []
  return [index % 16 === 0 ? WIDE_LIGHT : NARROW_DARK]
}

/** The pages to visit, each with its views. */
function visitsOf(paths: readonly string[]): { path: string; views: readonly View[] }[] {
  const first = new Set(firstOfEachKind(paths))
  const visits = paths
    .map((path, index) => ({ path, views: viewsOf(path, index, first.has(path)) }))
    .filter(({ views }) => views.length > 0)
  const step = Math.ceil(visits.length / MOST_VISITS)
  return visits.filter(({ path }, index) => first.has(path) || index % step === 0)
}

for (const { part, has } of parts) {
  test(`${part}: pages have no axe violations, have room for large text, and hydrate without re-rendering`, async ({
    page,
    paths,
  }) => {
    const titles = new Set<string>()
    const visits = visitsOf(paths.filter(has))
    test.setTimeout((visits.length + 1) * LONGEST_VISIT)
    const letters = await largeTextIn(page)
    for (const { path, views } of visits) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), path).toBe(200)
      titles.add(await page.title())
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark), `${landmark} of ${path}`).toHaveCount(1)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, path).toHaveCount(1)
      await expectAccessible(page, path, views)
      await page.setViewportSize({ width: NARROWEST, height: 640 })
      expect.soft(await overflow(page), `${path} at ${NARROWEST} px`).toEqual([])
      await letters.use(true)
      for (const width of largeText.widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await overflow(page), `${path} at ${width} px with large text`).toEqual([])
      }
      await letters.use(false)

      const served = await heading.elementHandle()
      await hydrate(page)
      expect(await served?.evaluate((element) => element.isConnected), `${path} is rendered again`).toBe(true)
    }
    expect(titles.size).toBe(visits.length)
  })
}

test('the pages for addresses that do not exist have no axe violations', async ({ page, noise }) => {
  noise.expect(/404/)
  const unwritten = clientsWithoutCase.slice(0, 1).map(({ id }) => `/case-study/${id}`)
  for (const [index, path] of ['/nowhere', '/case-study/nobody', ...unwritten].entries()) {
    await page.goto(path)
    await expectAccessible(page, path, viewsOf(path, index, true))
    await page.setViewportSize({ width: NARROWEST, height: 640 })
    expect(await overflow(page), path).toEqual([])
  }
})

test('open menus and a sent message have no axe violations', async ({ page }) => {
  for (const colorScheme of tested.menus.schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/contact')
    if (products.length > 0) {
      await page.getByRole('button', { name: navigation.header.apps, exact: true }).click()
      expect.soft(await violations(page), `apps, ${colorScheme}`).toEqual([])
      await page.keyboard.press('Escape')
    }
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field(contactForm.name).fill('Ada')
    await field(contactForm.email).fill('ada@example.org')
    await field(contactForm.message).fill('Long enough to warn. '.repeat(120))
    await page.getByRole('button', { name: contactForm.send }).click()
    await expect(messages(page)).toContainText(contactForm.opened)
    expect.soft(await violations(page), `sent, ${colorScheme}`).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    await scrollTo(page, 0)
    await page.getByRole('button', { name: shell.openMenu }).click()
    expect.soft(await violations(page), `menu, ${colorScheme}`).toEqual([])
  }
})

/** More links than any of these pages has. */
const MOST_PRESSES = 1000

test('the keyboard reaches header, content and footer in this order', async ({ page }) => {
  for (const path of ['/', '/contact', '/customers', '/blog'].filter(hasPage)) {
    await page.goto(path)
    const reached: string[] = []
    const landmarkOfFocus = () =>
      page.evaluate(() => document.activeElement?.closest('header.site-header, main, footer')?.localName ?? 'page')
    for (let press = 0; press < MOST_PRESSES; press++) {
      await page.keyboard.press('Tab')
      const landmark = await landmarkOfFocus()
      if (landmark !== reached.at(-1)) reached.push(landmark)
      if (landmark === tested.keyboard.landmarks.at(-1)) break
    }
    expect(reached, path).toEqual(['page', ...tested.keyboard.landmarks])
  }
})
