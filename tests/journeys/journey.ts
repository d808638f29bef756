/**
 * The test of every journey: a visitor's page without noise. A message on the console, an uncaught
 * error, a failed request or a request to another site fails the test, unless the test says that it expects it.
 */
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { isStarted } from '../is-started'
import { beginning } from './patterns'
import { toasts } from './words'

type Noise = {
  /** Declares noise that belongs to this journey; it has to be heard `times` times, or at least once. */
  expect: (pattern: RegExp, times?: number) => void
}

type Journey = {
  noise: Noise
  /**
   * Whether links to other sites lead to an empty page. The browser then loads every file again for every page, and fetches
   * none ahead.
   */
  answersForOtherSites: boolean
  /** Messages that say nothing about the site, such as those of development tools. */
  harmless: RegExp[]
  /** `mailto:` addresses that the page opened, in order. */
  openedMails: string[]
  /** Every indexed path of the site, from its sitemap. */
  paths: string[]
}

/** What the browser itself says when a page opens a mail program. */
const MAIL_PROGRAM = /^info: Launched external handler for 'mailto:/

/**
 * What Chromium says when a page is left before the page before it has faded, when it shows a page late and without the fade
 * on a busy computer, and, since version 156, when one page does not fade into the next because scripts are switched off.
 */
const FADE =
  /^uncaught: Transition was (?:skipped|aborted because of invalid state\. (?:Page already revealed|ViewTransition opt-in disabled))/

/** What Chromium and WebKit say of a request that is not needed any more. */
const ABORTED = /^net::ERR_ABORTED$|\bcancelled$/i

export const test = base.extend<Journey>({
  harmless: [[MAIL_PROGRAM, FADE], { option: true }],
  answersForOtherSites: [false, { option: true }],

  noise: [
    async ({ context, baseURL, harmless, answersForOtherSites }, use) => {
      const heard: string[] = []
      const expected: { pattern: RegExp; times?: number }[] = []
      const hear = (line: string) => {
        if (!harmless.some((pattern) => pattern.test(line))) heard.push(line)
      }

      const isOfAnotherSite = (url: URL) => url.origin !== baseURL && url.protocol.startsWith('http')
      const hearRequest = (request: Request) => hear(`request to another site: ${request.url()}`)
      if (answersForOtherSites)
        await context.route(isOfAnotherSite, async (route, request) => {
          if (request.resourceType() === 'document') {
            await route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' })
          } else {
            hearRequest(request)
            await route.abort()
          }
        })
      else
        context.on('request', (request) => {
          if (isOfAnotherSite(new URL(request.url()))) hearRequest(request)
        })
      context.on('console', (message) => hear(`${message.type()}: ${message.text()}`))
      context.on('weberror', (error) => hear(`uncaught: ${error.error().message}`))
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // Leaving a page aborts what it still loads, and opening a mail program looks like a failed page.
        if (!ABORTED.test(reason)) hear(`failed: ${request.url()} ${reason}`)
      })

      await use({ expect: (pattern, times) => expected.push({ pattern, times }) })

      const unexpected = heard.filter((line) => !expected.some(({ pattern }) => pattern.test(line)))
      expect(unexpected, 'noise that this journey does not expect').toEqual([])
      for (const { pattern, times } of expected) {
        const count = heard.filter((line) => pattern.test(line)).length
        if (times === undefined) expect(count, `${pattern} was never heard`).toBeGreaterThan(0)
        else expect(count, `how often ${pattern} was heard`).toBe(times)
      }
    },
    { auto: true },
  ],

  openedMails: async ({ page }, use) => {
    const mails: string[] = []
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.enable')
    devtools.on('Page.frameRequestedNavigation', ({ url }) => {
      if (url.startsWith('mailto:')) mails.push(url)
    })
    await use(mails)
  },

  paths: async ({ request }, use) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    await use([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname))
  },
})

export { expect }

/** Where short messages appear over the page. */
export const messages = (page: Page) =>
  page.getByRole('region', { name: beginning(toasts.messages({ hotkey: '{' }).split('{')[0] ?? '') })

/** Whether the page is started. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(isStarted)

/** Uses the page for the first time, and waits until it is started. */
export async function hydrate(page: Page) {
  await page.mouse.move(1, 200)
  await page.mouse.move(2, 201)
  await expect.poll(() => isHydrated(page), { message: 'the page starts' }).toBe(true)
}

/** Puts a mark on the document, which survives navigation inside the app and is lost with a page load. */
export async function markDocument(page: Page): Promise<{ isStillThere: () => Promise<boolean> }> {
  await page.evaluate(() => Object.assign(window, { journeyMark: true }))
  return { isStillThere: () => page.evaluate(() => 'journeyMark' in window) }
}

/** Holds the script that starts a page until it is let go. */
export async function holdReact(page: Page) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/entry-*.js', async (route) => {
    await gate
    await route.continue().catch(() => {})
  })
  return { letGo }
}

/** Makes every page that is opened from now on longer than any that a journey scrolls. */
export async function makeLong(page: Page) {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main { min-height: 6000px }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** How many pixels from its top a part of the page is, from 0 for the top to 1 for as far down as it scrolls. */
export const depthOf = (page: Page, part: number) =>
  page.evaluate((share) => Math.round(share * (document.documentElement.scrollHeight - innerHeight)), part)

/** Scrolls as a reader does who drags the scroll bar. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Waits until the page was painted twice, so that whatever was about to move has moved. */
export async function settle(page: Page) {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** Waits until a smooth scroll has ended. */
export async function comeToRest(page: Page) {
  await settle(page)
  let last = -1
  await expect
    .poll(async () => {
      const before = last
      last = await scrollPosition(page)
      return last - before
    })
    .toBe(0)
}
