/** Tools on other sites: the snippet, the page that it shows in a frame, and the citation. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { citation, frameSnippet } from '../../../src/tools/kit/embed/snippet'
import type { Raw } from '../../../src/tools/kit/form/fields'
import { tool } from '../../../src/tools/roi-calculator/tool'
import { agency } from '../agency'
import { expect, hydrate, settle, test } from '../journey'
import { headingOf, isOnSite } from '../site'
import { copying } from '../words'
import { copy, expectAccessible, expectFits, open, submit } from './tool-page'

/** Longer than the tool works and than a page waits before it prefetches, in milliseconds. */
const A_WHILE = 6000

/** The page for frames, as the snippet of this site names it. */
const addressOf = (baseURL = '') => `${baseURL}/embed/${tool.slug}`

/** Serves a text as a page of another site, which is this machine under another name. */
async function publish(context: BrowserContext, html: string) {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = `http://localhost:${(server.address() as AddressInfo).port}/article`
  await context.route(address, (route) => route.continue())
  return { address, close: () => server.close() }
}

/** Lets the page of another site show the tool, and the tool make a result from its example. */
async function useElsewhere(page: Page, address: string) {
  await page.goto(address)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Use an example' }).click()
  await frame.getByRole('button', { name: tool.words.submit }).click()
  await page.clock.fastForward(A_WHILE)
  return frame.getByRole('region', { name: tool.words.resultHeading })
}

if (isOnSite(tool)) {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], answersForOtherSites: true })

  test('the snippet shows a tool on another site, where it gives a result', async ({ page, context, baseURL }) => {
    const snippet = frameSnippet({ title: tool.slug, agency: agency.name, address: addressOf(baseURL) })
    const other = await publish(context, snippet)
    await page.clock.install()
    const result = await useElsewhere(page, other.address)
    await expect(result).toContainText('−98.8%')
    await expect(page, 'the frame leads nobody away').toHaveURL(other.address)
    other.close()
  })

  test('the page of a tool offers the snippet, and a citation with the visitor’s own day', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, tool)
    await page.getByText('Use this tool on your site').click()
    const address = /"(https:\/\/[^"]+)\/embed\//.exec(
      await copy(page, page.getByRole('button', { name: 'Copy the code' })),
    )
    const shown = { title: headingOf(`/tools/${tool.slug}`), agency: agency.name }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      frameSnippet({ ...shown, address: addressOf(address?.[1]) }),
    )
    const cited = citation({ ...shown, address: `${address?.[1]}/tools/${tool.slug}` }, 'November 20, 2026')
    await expect(page.getByText(cited)).toBeVisible()
    expect(await copy(page, page.getByRole('button', { name: 'Copy the citation' }))).toBe(cited)
  })

  test('in its frame a tool links to other pages in tabs of their own, saves files, prints, and cannot store anything', {
    tag: '@deep',
  }, async ({ page, context, baseURL }) => {
    const snippet = frameSnippet({ title: tool.slug, agency: agency.name, address: addressOf(baseURL) })
    const other = await publish(context, snippet)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.clock.install()
    await page.goto(other.address)
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.fastForward(A_WHILE)
    await settle(page)
    const scripts = () => requests.filter((url) => url.endsWith('.js'))
    expect(scripts(), 'a cache that Chromium does not keep is not filled').toEqual([])
    const result = await useElsewhere(page, other.address)
    await expect(result).toContainText('−98.8%')
    expect(scripts().length).toBeGreaterThan(0)
    const others = requests.filter((url) => !url.startsWith(`${baseURL}/assets/`))
    expect(new Set(others), 'nothing else is asked for or sent').toEqual(new Set([other.address, addressOf(baseURL)]))

    await result.getByRole('button', { name: 'Copy link to this result' }).click()
    await expect(result.getByRole('button', { name: copying.copied })).toBeVisible()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.origin + link.pathname).toBe(`${baseURL}/tools/${tool.slug}`)
    expect(Object.fromEntries(link.searchParams)).toMatchObject(tool.example)
    const frame = page.frame({ url: /\/embed\// })
    expect(await frame?.evaluate(() => self.origin)).toBe('null')
    expect(await frame?.evaluate(() => document.cookie).catch(() => 'refused')).toBe('refused')
    expect(await frame?.evaluate(() => localStorage.length).catch(() => 'refused')).toBe('refused')

    const saved = page.waitForEvent('download')
    await result.getByRole('button', { name: 'Download CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('influencer-roi.csv')
    // Chromium says on the console when it ignores this.
    await result.getByRole('button', { name: 'Print or save as PDF' }).click()
    const opened = context.waitForEvent('page')
    await page.frameLocator('iframe').getByRole('link', { name: agency.name }).click()
    await expect(await opened).toHaveURL(`${baseURL}/tools/${tool.slug}`)
    other.close()
  })

  test('no other page of the site is shown in a frame', { tag: '@deep' }, async ({ page, context, baseURL, noise }) => {
    noise.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/)
    const other = await publish(context, `<iframe src="${baseURL}/tools/${tool.slug}" title="Tool"></iframe>`)
    await page.goto(other.address)
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'ROI' })).toHaveCount(0)
    other.close()
  })

  test('the page for frames is accessible, fits narrow frames, and prints a letterhead with the tool’s own address', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.clock.install()
    await page.goto(`/embed/${tool.slug}`)
    await hydrate(page)
    await submit(page, tool, tool.example as Raw)
    await expectAccessible(page)
    await expectFits(page, 320)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(`/tools/${tool.slug}?budget=`)).toBeVisible()
    await expect(page.getByText('A free tool by')).toBeHidden()
  })
}
