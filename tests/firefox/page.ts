/** What visitors do on every page, and what they see there. */
import type { ElementHandle, Page } from 'puppeteer-core'
import { expect } from 'vitest'
import { tested } from '../../src/features/legal/tested'
import { isStarted } from '../is-started'
import { PATIENCE } from './firefox'

/** Uses the page for the first time, and waits until it is started. */
export async function hydrate(page: Page) {
  await page.mouse.move(1, 200)
  await page.mouse.move(2, 201)
  await expect.poll(() => page.evaluate(isStarted), { ...PATIENCE, message: 'the page starts' }).toBe(true)
}

/**
 * The first element that can be seen. Puppeteer's locators would wait for it too, but wait forever in Firefox 140 (with
 * Puppeteer 24.27).
 */
export async function visible(page: Page, selector: string): Promise<ElementHandle<Element>> {
  const found: ElementHandle<Element>[] = []
  const look = async () => {
    found.length = 0
    for (const handle of await page.$$(selector))
      if (await handle.evaluate((element) => element.checkVisibility())) found.push(handle)
    return found.length
  }
  await expect.poll(look, { ...PATIENCE, message: `${selector} can be seen` }).toBeGreaterThan(0)
  return found[0] as ElementHandle<Element>
}

export const press = async (page: Page, selector: string) => (await visible(page, selector)).click()

/** The address of the page without its origin. Puppeteer itself does not follow what the app does to the address. */
export const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

/** The texts of all headings of the first level that can be seen. */
export const headings = (page: Page) =>
  page.$$eval('h1', (all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim() ?? ''))

/** Presses the first link of the header that leads to another page, and waits for that page. */
export async function followHeader(page: Page) {
  const before = await pathOf(page)
  const target = await page.$$eval(
    'header a.nav-item[href^="/"]',
    (links, path) => links.map((link) => link.getAttribute('href')).find((href) => href !== path),
    before,
  )
  if (!target) throw new Error(`The header of ${before} has no link to another page.`)
  const heading = await headings(page)
  await press(page, `header a.nav-item[href="${target}"]`)
  await expect.poll(() => pathOf(page), PATIENCE).toBe(target)
  await expect.poll(() => headings(page), PATIENCE).not.toEqual(heading)
  expect(await headings(page)).toHaveLength(1)
}

/** Puts a mark on the document, which survives navigation inside the app and is lost with a page load. */
export async function markDocument(page: Page): Promise<{ isStillThere: () => Promise<boolean> }> {
  await page.evaluate(() => Object.assign(window, { journeyMark: true }) && undefined)
  return { isStillThere: () => page.evaluate(() => 'journeyMark' in window) }
}

/** By how many pixels the page can be scrolled sideways on a phone, with the first elements that reach beyond it. */
export async function overflow(page: Page): Promise<string[]> {
  const usual = page.viewport()
  const { width } = tested.firefox
  await page.setViewport({ width, height: 740 })
  await expect.poll(() => page.evaluate(() => window.innerWidth), PATIENCE).toBe(width)
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const elements = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
    return [`${scrollWidth - clientWidth} px too wide`, ...elements.slice(0, 5)]
  })
  await page.setViewport(usual)
  return beyond
}

export const SCHEME_SWITCH = 'header button[data-scheme-switch]'

/** Whether the ground of the page is light or dark. */
export const scheme = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return 'unknown'
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3 > 128 ? 'light' : 'dark'
  })

/** Presses the switch between light and dark twice, and sees both. */
export async function switchSchemes(page: Page) {
  const first = await scheme(page)
  await press(page, SCHEME_SWITCH)
  await expect.poll(() => scheme(page), PATIENCE).toBe(tested.firefox.schemes.find((other) => other !== first))
  await press(page, SCHEME_SWITCH)
  await expect.poll(() => scheme(page), PATIENCE).toBe(first)
}
