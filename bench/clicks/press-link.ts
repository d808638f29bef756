/**
 * The time from the press of a link to the paint of its page. Puppeteer drives the browser, because Playwright forbids a
 * browser to render pages ahead.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'

/** A visitor reads a link before they press it, in milliseconds: long enough to fetch its page. */
const READING = 1000
/** The keys of the session storage that hold the times of the press and of a paint by the app, in milliseconds since 1970. */
const PRESSED = 'bench-pressed'
const PAINTED = 'bench-painted'

export type Press = { milliseconds: number; way: 'by the app' | 'rendered ahead' | 'fetched ahead' | 'loaded' }

/**
 * Points at the first link to an address that can be seen, waits, presses it, and waits for the page.
 * @returns the page that is shown then, too: a page that was rendered ahead takes the place of the one with the link
 */
export async function pressLink(page: Page, to: string): Promise<{ press: Press; shown: Page }> {
  const link = page.locator(`:is(header, main, footer) a[href="${to}"]`)
  await link.hover()
  await wait(READING)
  await page.evaluate(notePress, PRESSED, PAINTED)
  await link.click()
  for (let left = 100; left > 0; left--) {
    await wait(50)
    for (const shown of await page.browser().pages()) {
      // The page changes under the question.
      const press = await shown.evaluate(pressSoFar, to, PRESSED, PAINTED).catch(() => undefined)
      if (press) return { press, shown }
    }
  }
  throw new Error(`the page ${to} was never painted`)
}

/** Runs in the page that has the link. It names no function, because `tsx` would call a helper that the page does not have. */
function notePress(pressed: string, painted: string) {
  const { timeOrigin } = performance
  sessionStorage.removeItem(painted)
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem(pressed, String(timeOrigin + timeStamp))
    },
    { capture: true, once: true },
  )
  const before = document.querySelector('main h1')?.textContent
  new MutationObserver((_, observer) => {
    if (document.querySelector('main h1')?.textContent === before) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // A message comes after the frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => sessionStorage.setItem(painted, String(timeOrigin + performance.now()))
      port2.postMessage('')
    })
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page that the link leads to. */
function pressSoFar(to: string, pressedKey: string, paintedKey: string): Press | undefined {
  if (location.pathname !== to) return undefined
  const pressed = Number(sessionStorage.getItem(pressedKey))
  const inApp = sessionStorage.getItem(paintedKey)
  if (inApp) return { milliseconds: Number(inApp) - pressed, way: 'by the app' }
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
    deliveryType?: string
  })[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  // The document is that of a press before.
  if (!paint || !visit || performance.timeOrigin + paint.startTime < pressed) return undefined
  const isFetched = visit.deliveryType === 'navigational-prefetch'
  const way = visit.activationStart ? 'rendered ahead' : isFetched ? 'fetched ahead' : 'loaded'
  return { milliseconds: performance.timeOrigin + paint.startTime - pressed, way }
}
