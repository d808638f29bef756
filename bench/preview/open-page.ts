/** A page in a browser, as an editor has it open while writing. */
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from './launch'

export type OpenPage = {
  /** Resolves as soon as words can be seen on the page. */
  shows: (words: string) => Promise<void>
  /** How often the page was loaded or left since it was opened. */
  navigations: () => number
  scrollPosition: () => Promise<number>
  close: () => Promise<void>
}

/** How far the page is scrolled at first: enough to notice when it jumps to its top. */
const SCROLLED = 200
const PATIENCE_MS = 60_000

/** Opens a page and scrolls it a little. */
export async function openPage(address: string, stop: AbortSignal): Promise<OpenPage> {
  const browser = await chromium.launch(launchOptions())
  stop.addEventListener('abort', () => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(address, { waitUntil: 'networkidle' })
  await scroll(page)
  let navigations = 0
  page.on('framenavigated', () => {
    navigations++
  })
  return {
    shows: async (words) => {
      await page.waitForFunction((text) => {
        const paragraphs = [...document.querySelectorAll('main p')]
        return paragraphs.some((paragraph) => paragraph.textContent.includes(text) && paragraph.checkVisibility())
      }, words)
    },
    navigations: () => navigations,
    scrollPosition: () => page.evaluate(() => scrollY),
    close: () => browser.close(),
  }
}

async function scroll(page: Page): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED)
  await page.waitForFunction((top) => scrollY === top, SCROLLED)
}
