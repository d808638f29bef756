import { describe, expect, it, test } from 'vitest'
import { isCalendarDay } from '../../../src/lib/calendar-day'
import { aiCrawlers, READ } from './ai-crawlers'
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
    'all',
    false,
  )
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'robots.txt'])
  expect(files['sitemap.xml']).toContain(`<url><loc>${origin}/a</loc><lastmod>2024-01-15</lastmod></url>`)
  expect(addressesIn(files['sitemap.xml'])).toEqual([`${origin}/a`])
})

test('50,000 addresses are one sitemap', () => {
  expect(Object.keys(searchEngineFiles(origin, pages(50_000), 'all', false))).toEqual(['sitemap.xml', 'robots.txt'])
})

test('50,001 addresses are two sitemaps and an index, and none is lost', () => {
  const files = searchEngineFiles(origin, pages(50_001), 'all', false)
  expect(files['sitemap.xml']).toContain('<sitemapindex ')
  expect(addressesIn(files['sitemap.xml'])).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
  const [first, second] = [addressesIn(files['sitemap-1.xml']), addressesIn(files['sitemap-2.xml'])]
  expect([first.length, second.length]).toEqual([50_000, 1])
  expect(second).toEqual([`${origin}/blog/50000`])
})

describe('robots.txt', () => {
  const robots = (...answers: [choice: 'all' | 'search' | 'none', isPreview: boolean]) =>
    searchEngineFiles(origin, [], ...answers)['robots.txt'] ?? ''
  const OPEN = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
  /** What a crawler that obeys does: it takes the group that names it, and else the one for all. */
  const mayRead = (text: string, agent: string) => {
    const groups = text.split('\n\n')
    const own = groups.find((group) => group.split('\n').includes(`User-agent: ${agent}`))
    return (own ?? groups.find((group) => group.includes('User-agent: *')))?.includes('\nAllow: /') === true
  }
  const allowed = (text: string) =>
    new Set(aiCrawlers.filter(({ agent }) => mayRead(text, agent)).map(({ purpose }) => purpose))

  it('says nothing of AI companies that may read all', () => {
    expect(robots('all', false)).toBe(OPEN)
    expect(allowed(OPEN)).toEqual(new Set(['training', 'search', 'answers']))
  })

  it('lets search and answers in, and keeps training out', () => {
    const text = robots('search', false)
    expect(allowed(text)).toEqual(new Set(['search', 'answers']))
    expect(mayRead(text, 'Googlebot') && text.endsWith(OPEN)).toBe(true)
  })

  it('keeps all AI companies out, and lets search engines in', () => {
    const text = robots('none', false)
    expect(allowed(text)).toEqual(new Set())
    expect(mayRead(text, 'Googlebot') && text.endsWith(OPEN)).toBe(true)
  })

  it('lets no program read a preview', () => {
    expect(robots('all', true)).toBe('User-agent: *\nDisallow: /\n')
  })

  it('takes the names from a table with sources and a day', () => {
    expect(isCalendarDay(READ)).toBe(true)
    expect(new Set(aiCrawlers.map(({ agent }) => agent.toLowerCase())).size).toBe(aiCrawlers.length)
    for (const { agent, source } of aiCrawlers) {
      expect(agent).toMatch(/^[\w-]+$/)
      expect(URL.canParse(source), agent).toBe(true)
    }
  })
})
