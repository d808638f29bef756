/**
 * A stock Firefox, driven over WebDriver BiDi. Playwright drives only its own build of Firefox, or a version that is newer than
 * Debian's: it sends `network.addDataCollector`, which Firefox 140 does not know.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { createSiteServer } from '../../scripts/build-site/serve/server'
import { findFirefox } from '../../scripts/test/firefox'
import { listen } from '../ask'

/** Many times what a step takes alone, so that none fails because the machine is busy. */
export const PATIENCE = { timeout: 10_000 }

/** The first page of the forms waits until the development server has bundled the CMS. */
const LOADING_MS = 150_000

const DESKTOP = { width: 1280, height: 900 }

/** A page of a visitor of whom the browser knows nothing, and what the page complained about. */
export type Visit = { page: Page; noise: string[]; leave: () => Promise<void> }

export type Firefox = { visit: (path: string) => Promise<Visit>; close: () => Promise<void> }

/** What answers on this computer. */
export type Served = { origin: string; close: () => Promise<unknown> }

export async function serveSite(): Promise<Served> {
  const { port, close } = await listen(await createSiteServer('dist'))
  return { origin: `http://127.0.0.1:${port}`, close }
}

/** Starts Firefox for pages of that server, and closes both. */
export async function startFirefox(site: Served): Promise<Firefox> {
  const executablePath = findFirefox()
  // Firefox does not run in a home folder of somebody else, and leaves nothing in this one.
  const home = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, HOME: home },
    timeout: 60_000,
    // A smooth scroll takes longer than everything that is done after it.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  return {
    visit: (address) => visit(browser, site.origin, address),
    close: async () => {
      await browser.close()
      await site.close()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function visit(browser: Browser, origin: string, address: string): Promise<Visit> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const noise = listenTo(page, origin)
  page.setDefaultNavigationTimeout(LOADING_MS)
  await page.setViewport(DESKTOP)
  await page.goto(origin + address)
  return { page, noise, leave: () => context.close() }
}

/** Leaving a page aborts what it, or a frame in it, still loads. */
const ABORTED = /^(?:NS_BINDING_ABORTED|Browsing context already closed\.)$/

/**
 * Notes every message on the console, uncaught error, failed request and request to another site. Firefox reports what
 * the security policy forbids as an uncaught error.
 */
function listenTo(page: Page, origin: string): string[] {
  const noise: string[] = []
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => noise.push(`uncaught: ${error instanceof Error ? error.message : error}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!ABORTED.test(reason)) noise.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) noise.push(`request to another site: ${url}`)
  })
  return noise
}
