/** The preview with drafts: nothing of it reaches search engines or feeds. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer } from '../../scripts/build-site/serve/server'
import { type Ask, listen } from '../ask'
import { draft, scheduled } from '../journeys/preview/hidden-posts'

let ask: Ask
let close: () => Promise<void>

beforeAll(async () => {
  ;({ ask, close } = await listen(await createSiteServer('dist-preview')))
})
afterAll(() => close())

test.each(['/', '/blog', `/blog/${draft.slug}`, '/tools/pitch-timer', '/nowhere', '/case-study/nobody'])(
  'search engines must not list %s',
  async (path) => {
    const { headers, body } = await ask(path)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).toMatch(/<meta name="robots" content="noindex"\/?>/)
  },
)

test('robots.txt keeps search engines out', async () => {
  expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
})

test.each(['/feed.xml', '/feed.json', '/sitemap.xml'])('%s holds public posts only', async (path) => {
  const { body } = await ask(path)
  expect(body).toContain('/blog/press-page-that-works')
  for (const { slug, title } of [draft, scheduled]) {
    expect(body).not.toContain(slug)
    expect(body).not.toContain(title)
  }
})
