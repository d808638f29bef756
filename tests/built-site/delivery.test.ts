/** What the server answers for the built site. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRules } from '../../scripts/build-site/hosts/hosts'
import { createSiteServer } from '../../scripts/build-site/serve/server'
import { type Ask, listen } from '../ask'
import { DIST, dataIn, hasPage, paths } from './site'

const { redirects } = await readRules(DIST)

const HEADERS = {
  'content-security-policy': /default-src 'none'.*script-src 'self' 'sha256-[^']+'.*frame-ancestors 'none'/,
  'cross-origin-embedder-policy': /require-corp/,
  'cross-origin-opener-policy': /same-origin/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin$/,
  'strict-transport-security': /^max-age=\d+$/,
  'x-content-type-options': /^nosniff$/,
}

let ask: Ask
let close: () => Promise<void>

beforeAll(async () => {
  ;({ ask, close } = await listen(await createSiteServer(DIST)))
})
afterAll(() => close())

test('every answer carries the security headers', async () => {
  const home = (await ask('/')).body
  const script = /"entry":"([^"]+)"/.exec(home)?.[1] ?? ''
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(home)?.[1] ?? ''
  const picture = /src="(\/media\/[^"]+)"/.exec(home)?.[1] ?? ''
  const answers: Record<string, number> = {
    '/': 200,
    '/contact': 200,
    '/nowhere': 404,
    '/case-study/nobody': 404,
    ...Object.fromEntries(redirects.map(({ from }) => [from, 301])),
    '/404': 404,
    '/services/': 308,
    [`/data/services/${dataIn('services')[0]}.json`]: 200,
    '/sitemap.xml': 200,
    ...(hasPage('/blog') ? { '/data/blog/page/1.json': 200, '/feed.xml': 200 } : {}),
    [script]: 200,
    [style]: 200,
    [picture]: 200,
  }
  for (const [path, expected] of Object.entries(answers)) {
    const { status, headers } = await ask(path)
    expect(status, path).toBe(expected)
    for (const [name, value] of Object.entries(HEADERS)) expect(headers[name], `${name} of ${path}`).toMatch(value)
    const isImmutable = [script, style, picture].includes(path)
    expect(headers['cross-origin-resource-policy'], path).toBe(isImmutable ? 'cross-origin' : 'same-origin')
    if (status === 200) expect(headers['cache-control'], path).toMatch(isImmutable ? /immutable/ : /no-cache/)
  }
})

test.each(redirects)('the old address $from leads to $to', async ({ from, to }) => {
  const { status, headers } = await ask(from)
  expect(status).toBe(301)
  expect(headers.location).toBe(to)
})

test('search engines may read the site', async () => {
  const home = await ask('/')
  expect(home.headers['x-robots-tag']).toBeUndefined()
  expect(home.body).not.toContain('noindex')
  expect((await ask('/robots.txt')).body).toContain('Allow: /')
})

test('build.json says when the site was built, and for which day', async () => {
  const { headers, body } = await ask('/build.json')
  expect(headers['cache-control']).toBe('no-cache')
  const record = JSON.parse(body)
  expect(Object.keys(record)).toEqual(['builtAt', 'day', 'commit', 'modified'])
  expect(record.builtAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(record.day).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('changes.json says which pages the build changed, or that it cannot know', async () => {
  const { headers, body } = await ask('/changes.json')
  expect(headers['cache-control']).toBe('no-cache')
  const { changed } = JSON.parse(body)
  if (changed !== null) expect(changed.filter((address: string) => !address.startsWith('/'))).toEqual([])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is refused', async (method) => {
  const { status, headers } = await ask('/', { method })
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
})

test('HEAD is answered without a body', async () => {
  expect(await ask('/about', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
})

test.each(paths.filter((path) => path !== '/'))(
  '%s with a slash at its end leads to the page, with its query',
  async (path) => {
    const { status, headers } = await ask(`${path}/?q=1`)
    expect(status).toBe(308)
    expect(headers.location).toBe(`${path}?q=1`)
  },
)

test('the address of the forms without its slash leads to them, with its query', async () => {
  const { status, headers } = await ask('/admin?from=mail')
  expect(status).toBe(308)
  expect(headers.location).toBe('/admin/?from=mail')
  const forms = await ask('/admin/')
  expect(forms.headers['content-security-policy']).toMatch(
    /script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'self'/,
  )
})

test.each([
  '/..%2fpackage.json',
  '/../package.json',
  '/%2e%2e/package.json',
  '/_headers',
  '/_redirects',
  '/assets/..%5c..%5cpackage.json',
  '/%00',
  '/%',
])('%s is outside of the site and not found', async (path) => {
  const { status, headers } = await ask(path)
  expect(status).toBe(404)
  expect(headers['content-type']).toMatch(/html/)
})

test.each(dataIn('blog/page'))('page %s of the list of articles holds no texts of articles', async (number) => {
  const { entries } = JSON.parse((await ask(`/data/blog/page/${number}.json`)).body)
  for (const post of entries) expect(Object.keys(post)).not.toContain('content')
})

test.each(dataIn('search').filter((name) => existsSync(path.join(DIST, 'data/search', name))))(
  'the search for %s is there, although no page reads it',
  async (name) => {
    const { parts } = JSON.parse((await ask(`/data/search/${name}.json`)).body)
    expect(dataIn(`search/${name}`)).toHaveLength(parts)
    for (const part of dataIn(`search/${name}`))
      expect(JSON.parse((await ask(`/data/search/${name}/${part}.json`)).body).length).toBeGreaterThan(0)
  },
)
