import { expect, test } from 'vitest'
import { dateWords } from './date-words'

const given = {
  pages: [
    { path: '/a', indexed: true, lastModified: '2024-01-15' },
    { path: '/draft', indexed: false },
    { path: '/blog/page/2', indexed: true },
  ],
  hashes: { '/a': '1', '/draft': '2' },
  today: '2026-03-03',
}

test('only pages with words that search engines may list are recorded', () => {
  const { record, changed } = dateWords({ ...given, recorded: undefined })
  expect([...record]).toEqual([['/a', { hash: '1', since: '2024-01-15' }]])
  expect(changed).toBeUndefined()
})

test('a page that search engines may list no longer has changed', () => {
  const recorded = new Map([
    ['/a', { hash: '1' }],
    ['/draft', { hash: '2' }],
  ])
  expect(dateWords({ ...given, recorded }).changed).toEqual(['/draft'])
})
