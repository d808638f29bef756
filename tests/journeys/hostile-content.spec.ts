// Not the page of a journey: pictures of impossible names, which no build publishes, make the browser complain here.
import { expect, test } from '@playwright/test'
import { htmlOf } from '../content/support/html-of'
import { PAYLOADS, PLACES } from '../content/support/payloads'

/** Without any policy of the site: the HTML alone must be harmless. */
const documentOf = (bodies: string[]) => `<!doctype html><title>Hostile</title>
<script>window.ran = []; window.run = () => { ran.push(document.currentScript?.outerHTML ?? 'a handler') }</script>
<main>${bodies.map((body) => `<article>${body}</article>`).join('\n')}</main>`

for (const [place, put] of Object.entries(PLACES)) {
  test(`a browser runs and loads nothing of a payload ${place}`, { tag: '@deep' }, async ({ page, baseURL }) => {
    const requests: string[] = []
    await page.route('**/*', (route) => {
      const url = route.request().url()
      if (url === `${baseURL}/hostile`) {
        const bodies = PAYLOADS.map((payload) => htmlOf(put(payload)).html)
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: documentOf(bodies) })
      }
      requests.push(url)
      return route.fulfill({ status: 204 })
    })
    await page.goto('/hostile')
    // Every article is still its own: nothing closed it from inside.
    await expect(page.locator('main > article')).toHaveCount(PAYLOADS.length)
    await page.evaluate(() => {
      const events = ['click', 'mouseover', 'focus', 'toggle', 'error', 'load', 'animationstart']
      for (const element of document.querySelectorAll('article *:not(a)')) {
        for (const name of events) element.dispatchEvent(new Event(name))
      }
    })
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toEqual([])
    expect(await page.evaluate(() => document.title)).toBe('Hostile')
    expect(requests.filter((url) => !url.startsWith(`${baseURL}/media/`))).toEqual([])
    const ids = await page.locator('article [id]').evaluateAll((elements) => elements.map(({ id }) => id))
    await page.goto('about:blank')
    expect(await page.evaluate((names) => names.filter((name) => name in window || name in document), ids)).toEqual([])
  })
}
