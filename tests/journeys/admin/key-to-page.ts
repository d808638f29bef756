/** How long the page beside the form takes to show what was typed. */
import type { Page } from '@playwright/test'

/** Keys that are counted, after two that warm up. */
const COUNTED = 9

/**
 * Types letters into the focused field, one after the other, waits until the page shows each, and prints the median of the
 * times from a key to the frame that shows it. How long that is depends on the machine, so it fails no test.
 */
export async function measureKeys(page: Page, what: string): Promise<void> {
  const frame = page.frames().find((found) => new URL(found.url()).pathname === '/admin/page')
  if (!frame) throw new Error('There is no page beside the form.')
  const times: number[] = []
  for (const letter of 'abcdefghijk') {
    await page.evaluate(() => addEventListener('keydown', () => performance.mark('key'), { once: true, capture: true }))
    const painted = frame.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const textOf = () => document.querySelector('main')?.textContent
          const before = textOf()
          const observer = new MutationObserver(() => {
            if (textOf() === before) return
            observer.disconnect()
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
            // A message that is sent in a frame arrives once that is painted.
            requestAnimationFrame(() => port2.postMessage(0))
          })
          observer.observe(document, { subtree: true, childList: true, characterData: true })
        }),
    )
    // People do not type faster than four letters a second for long, and what ran before is over.
    await page.waitForTimeout(250)
    await page.keyboard.press(letter)
    const end = await painted
    times.push(
      end -
        (await page.evaluate(
          () => performance.timeOrigin + (performance.getEntriesByName('key').at(-1)?.startTime ?? 0),
        )),
    )
  }
  const median = times.slice(-COUNTED).sort((a, b) => a - b)[(COUNTED - 1) / 2] ?? Number.POSITIVE_INFINITY
  process.stdout.write(`From a key to the painted page, ${what}: ${Math.round(median)} ms (median of ${COUNTED})\n`)
}
