import { describe, expect, test } from 'vitest'
import { type FlatValues, type ListedEntry, LOCALE } from '../../cms/hook-types'
import { offersFor } from './offers'
import { headingsOf, pagesOf } from './site-pages'

const entry = (path: string, content: FlatValues): ListedEntry => ({
  slug: path.replace(/^.*\/|\.\w+$/g, ''),
  locales: { [LOCALE]: { path, content } },
})

const entries = [
  entry('content/blog/one.md', {
    title: 'One page',
    author: 'The media desk',
    'tags.0': 'briefing',
    'tags.1': 'agencies',
    body: 'Text.\n\n## The *limits*\n\n```\n## no heading\n```\n\n## The limits ##\n',
  }),
  entry('content/blog/two.md', { title: 'Two', author: 'The web desk', 'tags.0': 'briefing', body: '' }),
  entry('content/services/market-research.yaml', { title: 'Market Research' }),
  entry('content/tools/pitch-timer.yaml', { title: 'Pitch Timer' }),
  entry('content/settings/site.yaml', { name: 'Birchway' }),
  entry('content/pages/contact.yaml', {}),
]
const offers = (
  keyPath: string,
  typed = '',
  form: { collectionName: string; fileName?: string } = { collectionName: 'blog' },
) => offersFor(entries, form, keyPath, typed)

describe('the pages to link to', () => {
  test('are those of entries and tools, and nothing without a page', () => {
    const paths = pagesOf(entries).map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/blog/one', '/blog/two', '/services/market-research', '/contact', '/tools/pitch-timer']),
    )
    expect(paths.filter((path) => path === undefined || path.includes('settings'))).toEqual([])
    expect(pagesOf(entries).find(({ path }) => path === '/contact')?.title).toBe('Contact page')
  })

  test('have headings with the ids of the site', () => {
    expect(headingsOf(String(entries[0]?.locales[LOCALE].content?.body))).toEqual([
      { id: 'the-limits', text: 'The limits' },
      { id: 'the-limits-1', text: 'The limits' },
    ])
    expect(headingsOf('### [Prices](/x) & `code`')).toEqual([{ id: 'prices--code', text: 'Prices & code' }])
  })
})

describe('a field offers', () => {
  test('the pages where it is a link, also inside of lists', () => {
    const navigation = { collectionName: 'settings', fileName: 'navigation' }
    const found = offers('header.links.0.link', '', navigation)
    expect(found).toContainEqual({ value: '/services/market-research', label: 'Market Research' })
  })

  test('time zones where it is one', () => {
    const zones = offers('timeZone', '', { collectionName: 'settings', fileName: 'site' }).map(({ value }) => value)
    expect(zones).toEqual(expect.arrayContaining(['UTC', 'America/New_York', 'Pacific/Auckland']))
    expect(new Set(zones).size).toBe(zones.length)
  })

  test('the headings of a page once a # follows its address', () => {
    const navigation = { collectionName: 'settings', fileName: 'navigation' }
    expect(offers('header.links.0.link', '/blog/one#', navigation)[0]).toEqual({
      value: '/blog/one#the-limits',
      label: 'The limits',
    })
    expect(offers('header.links.0.link', '/nowhere#', navigation)).toContainEqual({
      value: '/blog/one',
      label: 'One page',
    })
  })

  test('the tags and the authors of other posts, the most frequent first', () => {
    expect(offers('tags').map(({ value }) => value)).toEqual(['briefing', 'agencies'])
    expect(offers('tags.1').map(({ value }) => value)).toEqual(['briefing', 'agencies'])
    expect(offers('author').map(({ value }) => value)).toEqual(['The media desk', 'The web desk'])
  })

  test('nothing where every entry has words of its own, and in fields that do not exist', () => {
    expect(offers('title')).toEqual([])
    expect(offers('excerpt')).toEqual([])
    expect(offers('nothing.0.like.this')).toEqual([])
    expect(offers('title', '', { collectionName: 'toString' })).toEqual([])
  })
})
