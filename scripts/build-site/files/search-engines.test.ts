import { expect, test } from 'vitest'
import { searchEngineFiles } from './search-engines'

const origin = 'https://www.example.com'
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/blog/${index}`, indexed: true }))
const addressesIn = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('a sitemap lists indexed pages, with their days', () => {
  const files = searchEngineFiles(
    origin,
    [
      { path: '/a', indexed: true, lastModified: '2024-01-15' },
      { path: '/b', indexed: false },
    ],
    false,
  )
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'robots.txt'])
  expect(files['sitemap.xml']).toContain(`<url><loc>${origin}/a</loc><lastmod>2024-01-15</lastmod></url>`)
  expect(addressesIn(files['sitemap.xml'])).toEqual([`${origin}/a`])
})

test('50,000 addresses are one sitemap', () => {
  expect(Object.keys(searchEngineFiles(origin, pages(50_000), false))).toEqual(['sitemap.xml', 'robots.txt'])
})

test('50,001 addresses are two sitemaps and an index, and none is lost', () => {
  const files = searchEngineFiles(origin, pages(50_001), false)
  expect(files['sitemap.xml']).toContain('<sitemapindex ')
  expect(addressesIn(files['sitemap.xml'])).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
  const [first, second] = [addressesIn(files['sitemap-1.xml']), addressesIn(files['sitemap-2.xml'])]
  expect([first.length, second.length]).toEqual([50_000, 1])
  expect(second).toEqual([`${origin}/blog/50000`])
})
