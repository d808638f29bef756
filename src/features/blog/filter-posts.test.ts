import { describe, expect, test } from 'vitest'
import { blogCategories } from '@/schema/article'
import { categories, filterPosts, isFiltering, noFilter, parseFilter } from './filter-posts'

const posts = [
  { title: 'Embargo or exclusive', excerpt: 'How to choose.', category: 'Marketing' },
  { title: 'A press page', excerpt: 'What reporters need at 11 p.m.', category: 'UX/UI' },
  { title: 'The reporter’s guide', excerpt: 'An embargo, explained.', category: 'Design' },
] as const

const titles = (q: string, category: (typeof categories)[number] = 'All') =>
  filterPosts([...posts], { q, category }).map(({ title }) => title)

describe('filterPosts', () => {
  test('finds a text in the title or the excerpt, whatever its case', () => {
    expect(titles('EMBARGO')).toEqual(['Embargo or exclusive', 'The reporter’s guide'])
    expect(titles('11 P.M.')).toEqual(['A press page'])
  })

  test('needs both the text and the category', () => {
    expect(titles('embargo', 'Design')).toEqual(['The reporter’s guide'])
    expect(titles('embargo', 'UX/UI')).toEqual([])
  })

  test('keeps everything, in order, without a filter', () => {
    expect(titles('')).toEqual(posts.map(({ title }) => title))
  })

  test('ignores spaces around the text, and takes straight quotes for curly ones', () => {
    expect(titles('  press page ')).toEqual(['A press page'])
    expect(titles("reporter's")).toEqual(['The reporter’s guide'])
  })

  test('takes signs literally', () => {
    expect(titles('.*')).toEqual([])
  })
})

describe('parseFilter', () => {
  test.each([
    { case: 'an empty address', search: {}, filter: noFilter },
    { case: 'both fields', search: { q: 'press', category: 'UX/UI' }, filter: { q: 'press', category: 'UX/UI' } },
    { case: 'an unknown category', search: { category: 'Sport' }, filter: noFilter },
    { case: 'a number', search: { q: 2024 }, filter: { q: '2024', category: 'All' } },
    { case: 'lists and objects', search: { q: ['a'], category: { a: 1 } }, filter: noFilter },
  ])('understands $case', ({ search, filter }) => {
    expect(parseFilter(search)).toEqual(filter)
  })
})

test('spaces alone do not filter', () => {
  expect(isFiltering({ q: '  ', category: 'All' })).toBe(false)
  expect(isFiltering({ q: 'a', category: 'All' })).toBe(true)
  expect(isFiltering({ q: '', category: 'Design' })).toBe(true)
})

test('offers every category that a post can have', () => {
  expect(categories).toEqual(['All', ...blogCategories])
})
