/** One page of each kind in Firefox: it is complete, quiet, as wide as the screen, and leads on inside the app. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repository } from '../../src/admin/settings'
import { isStarted } from '../is-started'
import { type Firefox, PATIENCE, serveSite, startFirefox } from './firefox'
import {
  followHeader,
  headings,
  hydrate,
  markDocument,
  overflow,
  pathOf,
  press,
  SCHEME_SWITCH,
  scheme,
  switchSchemes,
  visible,
} from './page'

const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)
/** The first page right below a folder. */
const below = (folder: string) => paths.find((path) => new RegExp(`^${folder}/[^/]+$`).test(path))
const there = (path: string) => paths.find((one) => one === path)
const [legal] = readdirSync('dist/data/legal').sort()
const headingOf = (file: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(readFileSync(`dist/${file}.html`, 'utf8'))?.[1]
    ?.replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

/** What an agency may have none of is missing here when it has none. */
const kinds: Record<string, string | undefined> = {
  'home page': '/',
  'list of services': '/services',
  service: below('/services'),
  customers: there('/customers'),
  'case study': below('/case-study'),
  blog: there('/blog'),
  'list of a tag': below('/blog/tag'),
  article: below('/blog'),
  'list of guides': there('/resources'),
  guide: below('/resources'),
  'list of tools': there('/tools'),
  newsroom: there('/press'),
  'press release': below('/press'),
  search: '/search',
  contact: '/contact',
  startups: there('/startups'),
  about: '/about',
  team: there('/team'),
  'legal text': legal && `/${legal.replace('.json', '')}`,
}

let firefox: Firefox
beforeAll(async () => {
  firefox = await startFirefox(await serveSite())
})
afterAll(() => firefox?.close())

describe.each(Object.entries(kinds).filter((entry): entry is [string, string] => entry[1] !== undefined))(
  'the kind of page "%s"',
  (_, path) => {
    test(`${path} is complete and leads on inside the app`, async () => {
      const { page, noise, leave } = await firefox.visit(path)
      expect(await headings(page)).toEqual([expect.stringMatching(/\w/)])
      expect(await overflow(page)).toEqual([])
      await switchSchemes(page)
      await hydrate(page)
      expect(await overflow(page), 'after React has taken over').toEqual([])
      const document = await markDocument(page)
      await followHeader(page)
      expect(await document.isStillThere()).toBe(true)
      await page.evaluate(() => history.back())
      await expect.poll(() => pathOf(page), PATIENCE).toBe(path)
      expect(noise).toEqual([])
      await leave()
    })
  },
)

test('the program of a page is fetched before anybody uses it', async () => {
  const { page, noise, leave } = await firefox.visit('/services')
  const entry = await page.$eval('script#boot', ({ textContent }) => JSON.parse(textContent).entry as string)
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  await expect.poll(fetched, PATIENCE).toContain(entry)
  expect(await page.evaluate(isStarted)).toBe(false)
  expect(noise).toEqual([])
  await leave()
})

test('an address without a page says so, and leads on', async () => {
  const { page, noise, leave } = await firefox.visit('/nowhere')
  expect(await headings(page)).toEqual([headingOf('404')])
  expect(await overflow(page)).toEqual([])
  await switchSchemes(page)
  await followHeader(page)
  expect(noise).toEqual([expect.stringMatching(/^404: .*\/nowhere$/), 'error: 404: no page at /nowhere'])
  await leave()
})

test('the chosen color scheme stays on the next pages', async () => {
  const { page, noise, leave } = await firefox.visit('/about')
  const first = await scheme(page)
  await press(page, SCHEME_SWITCH)
  await expect.poll(() => scheme(page), PATIENCE).not.toBe(first)
  await page.reload()
  expect(await scheme(page)).not.toBe(first)
  await followHeader(page)
  expect(await scheme(page)).not.toBe(first)
  expect(noise).toEqual([])
  await leave()
})

// No page may keep Firefox from remembering it, neither as it was delivered nor after React has started.
test.each(['/', there('/blog'), below('/tools')].filter((path) => path !== undefined))(
  'Back shows %s as it was left, without loading it again',
  async (path) => {
    const { page, noise, leave } = await firefox.visit(path)
    await hydrate(page)
    const document = await markDocument(page)
    await page.waitForNetworkIdle()
    await page.goto(new URL('/about', page.url()).href)
    await page.evaluate(() => history.back())
    await expect.poll(() => pathOf(page), PATIENCE).toBe(path)
    expect(await document.isStillThere()).toBe(true)
    expect(noise).toEqual([])
    await leave()
  },
)

test('the search finds pages and marks the words', async () => {
  const { page, noise, leave } = await firefox.visit('/search')
  // The longest word of the heading of a service.
  const [word = ''] = [...(headingOf(`${below('/services')}`)?.match(/\p{L}+/gu) ?? [])].sort(
    (a, b) => b.length - a.length,
  )
  await (await visible(page, 'input[type="search"]')).type(word)
  const mark = await visible(page, 'main li mark')
  expect(await mark.evaluate((element) => element.textContent)).toMatch(new RegExp(word, 'i'))
  await expect.poll(() => pathOf(page), PATIENCE).toBe(`/search?q=${encodeURIComponent(word)}`)
  expect(noise).toEqual([])
  await leave()
})

/** Until an agency has set them up. */
const notSetUp = repository === undefined ? ['/admin/'] : []

test.each(notSetUp)('%s says how the forms are set up', async (path) => {
  const { page, noise, leave } = await firefox.visit(path)
  await expect.poll(() => headings(page), PATIENCE).toEqual(['The forms are not set up on this site yet'])
  expect(await overflow(page)).toEqual([])
  await press(page, 'main a[href="/"]')
  await expect.poll(() => pathOf(page), PATIENCE).toBe('/')
  expect(noise).toEqual([])
  await leave()
})
