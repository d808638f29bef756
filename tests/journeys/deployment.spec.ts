/** A page was opened, and then a newer version of the site took its place: the scripts of the page are gone. */
import type { Page, Route } from '@playwright/test'
import { headerPages, present } from './content'
import { expect, hydrate, markDocument, scrollPosition, test } from './journey'
import { headingOf } from './site'

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

const GONE = /^error: (?:Failed to load resource|TypeError: Failed to fetch dynamically imported module)|^failed: /

const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
const offline = (route: Route) => route.abort('internetdisconnected')

/** Until the browser loads a page as a whole, it gets no script that it does not have yet. */
async function takeOtherScriptsAway(page: Page, answer: (route: Route) => Promise<void>) {
  let isOpen = true
  page.on('domcontentloaded', () => {
    isOpen = false
  })
  await page.route('**/assets/*.js', (route) => (isOpen ? answer(route) : route.continue()))
}

const [first, second] = headerPages.filter(({ link }) => link !== '/about' && !link.startsWith('/tools'))

for (const { label, link } of present(first)) {
  const press = (page: Page) => page.getByRole('banner').getByRole('link', { name: label, exact: true }).first().click()

  for (const [how, answer] of [
    ['gone', gone],
    ['out of reach for a moment', offline],
  ] as const)
    test(`a link is followed although the script of its page is ${how}`, async ({ page, noise }) => {
      noise.expect(GONE)
      await page.goto('/about')
      await hydrate(page)
      const document = await markDocument(page)
      await takeOtherScriptsAway(page, answer)
      await press(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(link))
      await expect(page).toHaveURL(link)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await document.isStillThere()).toBe(false)
      expect(await scrollPosition(page)).toBe(0)
      await hydrate(page)
      for (const other of present(second)) {
        const next = await markDocument(page)
        await page.getByRole('banner').getByRole('link', { name: other.label, exact: true }).first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(other.link))
        expect(await next.isStillThere()).toBe(true)
      }
    })

  test('a script that never comes back leaves the pages as they are served, without a loop', async ({
    page,
    noise,
  }) => {
    noise.expect(GONE)
    await page.goto('/about')
    await hydrate(page)
    const known = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
    )
    await page.route('**/assets/*.js', (route) =>
      known.has(new URL(route.request().url()).pathname) ? route.continue() : gone(route),
    )
    const documents: string[] = []
    page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname))
    await press(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(link))
    for (let x = 10; x < 400; x += 40) await page.mouse.move(x, 300)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(link))
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The first is that of the link, the second gives the boot script a page with scripts of today.
    expect(documents.length).toBeLessThanOrEqual(2)
    expect(new Set(documents)).toEqual(new Set([link]))
  })

  test('a page whose data is gone is asked of the host, which may know where it is', async ({ page, noise }) => {
    noise.expect(/^error: Failed to load resource: the server responded with a status of 404/)
    await page.goto('/about')
    await hydrate(page)
    const document = await markDocument(page)
    await page.route('**/data/**', gone)
    await press(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(link))
    expect(await document.isStillThere()).toBe(false)
  })
}

test('a page whose own script is gone when it is first used stays what it is', async ({ page, noise }) => {
  noise.expect(GONE)
  const shared = /\/assets\/(?:entry-client|libraries|shared|rolldown-runtime)-[^/]+\.js$/
  await page.route('**/assets/*.js', (route) =>
    shared.test(new URL(route.request().url()).pathname) ? route.continue() : gone(route),
  )
  await page.goto('/about')
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await page.mouse.move(1, 200)
  await page.mouse.move(2, 201)
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/about'))
  await expect(page.getByRole('alert')).toHaveCount(0)
})
