import { describe, expect, test } from 'vitest'
import type { BlogSearchRow } from '@/schema/entries'
import { findArticles, searchable } from './search'
import { parseSearch } from './search-address'

const row = (title: string, excerpt: string): BlogSearchRow => ({
  slug: title,
  title,
  excerpt,
  category: 'Design',
  date: '2024-01-15',
})

const rows = [
  row('Embargo or exclusive', 'How to choose.'),
  row('A press page', 'What reporters need at 11 p.m.'),
  row('The reporter’s guide', 'An embargo, explained.'),
]

const titles = (q: string) => findArticles(rows.map(searchable), q).map(({ title }) => title)

describe('findArticles', () => {
  test('finds a part of a word in the title or the excerpt, whatever its case', () => {
    expect(titles('MBARG')).toEqual(['Embargo or exclusive', 'The reporter’s guide'])
    expect(titles('11 P.M.')).toEqual(['A press page'])
  })

  test('ignores spaces around the text and accents, and takes straight quotes for curly ones', () => {
    expect(titles('  press page ')).toEqual(['A press page'])
    expect(titles('rèporter’s')).toEqual(['The reporter’s guide'])
    expect(titles("reporter's")).toEqual(['The reporter’s guide'])
  })

  test('takes signs literally, and finds nothing across title and excerpt', () => {
    expect(titles('.*')).toEqual([])
    expect(titles('exclusive how')).toEqual([])
  })
})

test.each([
  { case: 'an empty address', search: {}, parsed: { q: '' } },
  { case: 'a text', search: { q: 'press' }, parsed: { q: 'press' } },
  { case: 'an old address', search: { category: 'UX/UI' }, parsed: { q: '', category: 'UX/UI' } },
])('understands $case', ({ search, parsed }) => {
  expect(parseSearch(search)).toEqual(parsed)
})
