/** A page was opened, and then a newer version of the site took its place: the scripts of the page are gone. */
import type { Page } from '@playwright/test'
import { expect, hydrate, test } from './journey'

const SCRIPT = /\/assets\/entry-client-[^/]+\.js$/

/** Until `restore` is called, the host answers as if the script had never been there. */
async function takeScriptAway(page: Page) {
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }))
  return { restore: () => page.unroute(SCRIPT) }
}

test('the page loads itself again, once, and works', async ({ page, noise }) => {
  noise.expect(/^error: Failed to load resource: the server responded with a status of 404/)
  const script = await takeScriptAway(page)
  await page.goto('/about')
  const loaded = page.waitForEvent('load')
  // Browsers may say of the first move that it moved by nothing.
  await page.mouse.move(1, 200)
  await page.mouse.move(2, 201)
  await loaded
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole('heading', { level: 1 }).hover({ position: { x: 5, y: 5 } })
  await page.mouse.move(300, 300)
  await expect.poll(() => requests.filter((line) => line.startsWith('HEAD')).length).toBeGreaterThan(0)
  expect(requests.filter((line) => line === 'GET /about')).toEqual([])
  await script.restore()
  await page.reload()
  await hydrate(page)
})

test('what was typed is not lost to it', async ({ page, noise }) => {
  noise.expect(/^error: Failed to load resource: the server responded with a status of 404/)
  await takeScriptAway(page)
  await page.goto('/search')
  const search = page.getByRole('searchbox')
  // The answer comes after the visitor has typed.
  let answer = () => {}
  const typed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(SCRIPT, async (route) => {
    await typed
    await route.fallback()
  })
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await search.fill('embargo')
  answer()
  await asked
  await expect(search).toHaveValue('embargo')
})
