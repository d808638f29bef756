/** The preview with drafts: nothing of it reaches search engines or feeds. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer } from '../../scripts/build-site/serve/server'
import { type Ask, listen } from '../ask'
import { draft, scheduled } from '../journeys/preview/hidden-posts'
import { below, dataIn, hasPage, read } from './site'

const newestOf = (page: string): string[] =>
  JSON.parse(read(`data/blog/page/${page}.json`))
    .entries.slice(0, 1)
    .map(({ slug }: { slug: string }) => `/blog/${slug}`)

let ask: Ask
let close: () => Promise<void>

beforeAll(async () => {
  ;({ ask, close } = await listen(await createSiteServer('dist-preview')))
})
afterAll(() => close())

const hidden = hasPage('/blog') ? ['/blog', `/blog/${draft.slug}`] : []
const some = ['/', '/contact', ...hidden, ...below('/tools').slice(0, 1), '/nowhere', '/case-study/nobody']

test.each(some)('search engines must not list %s', async (path) => {
  const { headers, body } = await ask(path)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toMatch(/<meta name="robots" content="noindex"\/?>/)
})

test('robots.txt keeps search engines out', async () => {
  expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
})

const lists = ['/feed.xml', '/feed.json', '/sitemap.xml'].filter(hasPage)

test.each(lists)('%s holds public posts only', async (path) => {
  const { body } = await ask(path)
  // A feed has the newest posts only.
  const [newest] = path === '/sitemap.xml' ? below('/blog') : dataIn('blog/page').slice(0, 1).flatMap(newestOf)
  if (newest) expect(body).toContain(newest)
  for (const { slug, title } of [draft, scheduled]) {
    expect(body).not.toContain(slug)
    expect(body).not.toContain(title)
  }
})
