import { expect, test } from './journey'

const HEADERS = {
  'content-security-policy': /default-src 'none'.*script-src 'self' 'sha256-[^']+'.*frame-ancestors 'none'/,
  'cross-origin-embedder-policy': /require-corp/,
  'cross-origin-opener-policy': /same-origin/,
  'cross-origin-resource-policy': /same-origin/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin$/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
}

test('every answer carries the security headers', async ({ request }) => {
  const home = await (await request.get('/')).text()
  const script = /"entry":"([^"]+)"/.exec(home)?.[1] ?? ''
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(home)?.[1] ?? ''
  const picture = /src="(\/media\/[^"]+)"/.exec(home)?.[1] ?? ''
  const answers: Record<string, number> = {
    '/': 200,
    '/contact': 200,
    '/nowhere': 404,
    '/case-study/nobody': 404,
    '/resources/our-customers': 301,
    '/services/': 308,
    '/data/blog.json': 200,
    '/sitemap.xml': 200,
    '/feed.xml': 200,
    [script]: 200,
    [style]: 200,
    [picture]: 200,
  }
  for (const [path, status] of Object.entries(answers)) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(status)
    for (const [name, value] of Object.entries(HEADERS))
      expect(answer.headers()[name], `${name} of ${path}`).toMatch(value)
    const isImmutable = [script, style, picture].includes(path)
    if (status === 200) expect(answer.headers()['cache-control'], path).toMatch(isImmutable ? /immutable/ : /no-cache/)
  }
})

test('search engines are welcome', async ({ request }) => {
  const home = await request.get('/')
  expect(home.headers()['x-robots-tag']).toBeUndefined()
  expect(await home.text()).not.toContain('noindex')
  expect(await (await request.get('/robots.txt')).text()).toContain('Allow: /')
})

test('build.json says when the site was built, and for which day', async ({ request }) => {
  const answer = await request.get('/build.json')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  const record = await answer.json()
  expect(Object.keys(record)).toEqual(['builtAt', 'day', 'commit', 'modified'])
  expect(record.builtAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(record.day).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('only reading is answered', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const answer = await request.fetch('/', { method })
    expect(answer.status(), method).toBe(405)
    expect(answer.headers().allow, method).toContain('GET')
    expect(answer.headers()['content-security-policy'], method).toMatch(/default-src 'none'/)
  }
  const head = await request.head('/about')
  expect(head.status()).toBe(200)
  expect((await head.body()).length).toBe(0)
})

test('an address with a slash at its end leads to the page, with its query', async ({ page, request, paths }) => {
  for (const path of paths.filter((candidate) => candidate !== '/')) {
    const answer = await request.get(`${path}/?q=1`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(308)
    expect(answer.headers().location, path).toBe(`${path}?q=1`)
  }
  await page.goto('/about/#main')
  await expect(page).toHaveURL('/about#main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our story')
})

test('nothing outside of the site is served', async ({ request }) => {
  for (const path of [
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/.host-rules.json',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/%',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type'], path).toMatch(/html/)
  }
})
