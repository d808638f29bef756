import { describe, expect, test } from 'vitest'
import {
  changedPaths,
  nextRecord,
  parseRecord,
  recordOfSite,
  recordText,
  type WordsRecord,
  withRecordOfSite,
} from './published-words'

const record = (words: Record<string, [hash: string, since?: string]>): WordsRecord =>
  new Map(Object.entries(words).map(([path, [hash, since]]) => [path, { hash, ...(since && { since }) }]))
const hashes = (words: Record<string, string>) => new Map(Object.entries(words))
const noDay = () => undefined

describe('the file', () => {
  test('has a line for each page, by address', () => {
    const text = recordText(record({ '/b': ['2b', '2026-03-01'], '/': ['1a'], 'de:/b': ['3c', '2026-03-02'] }))
    expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
      '/ 1a -',
      '/b 2b 2026-03-01',
      'de:/b 3c 2026-03-02',
      '',
    ])
    expect(recordText(parseRecord(text))).toBe(text)
  })

  test('can hold what a merge leaves: the later of two lines counts, and marks of conflicts do not', () => {
    const text = '/a old 2026-03-01\n<<<<<<< ours\n/a new 2026-03-02\n=======\n/a older -\n>>>>>>> theirs\n'
    expect(parseRecord(text)).toEqual(record({ '/a': ['new', '2026-03-02'] }))
  })

  test('holds the sites of all languages, of which each build knows its own', () => {
    const all = record({ '/a': ['1'], 'de:/a': ['2'], 'de:/': ['3'], 'fr:/a': ['4'] })
    expect(recordOfSite(all)).toEqual(record({ '/a': ['1'] }))
    expect(recordOfSite(all, 'de')).toEqual(record({ '/a': ['2'], '/': ['3'] }))
    expect(withRecordOfSite(all, record({ '/b': ['5'] }), 'de')).toEqual(
      record({ '/a': ['1'], 'fr:/a': ['4'], 'de:/b': ['5'] }),
    )
    expect(withRecordOfSite(all, record({}))).toEqual(record({ 'de:/a': ['2'], 'de:/': ['3'], 'fr:/a': ['4'] }))
  })
})

describe('the day of a page', () => {
  test('is what its content says, where no record has begun', () => {
    const dayOf = (path: string) => (path === '/a' ? '2024-01-15' : undefined)
    expect(nextRecord(undefined, hashes({ '/a': '1', '/b': '2' }), '2026-03-03', dayOf)).toEqual(
      record({ '/a': ['1', '2024-01-15'], '/b': ['2'] }),
    )
  })

  test('stays as it is while the words do, and is that of the build when they change', () => {
    const before = record({
      '/same': ['1', '2026-03-01'],
      '/older': ['2'],
      '/other': ['3', '2026-03-01'],
      '/gone': ['4'],
    })
    const now = hashes({ '/same': '1', '/older': '2', '/other': '33', '/new': '5' })
    expect(nextRecord(before, now, '2026-03-03', noDay)).toEqual(
      record({
        '/same': ['1', '2026-03-01'],
        '/older': ['2'],
        '/other': ['33', '2026-03-03'],
        '/new': ['5', '2026-03-03'],
      }),
    )
  })
})

describe('pages that changed', () => {
  const before = record({ '/a': ['1'], '/b': ['2'] })
  test.each<[what: string, after: WordsRecord, changed: string[]]>([
    ['none, also with other days', record({ '/a': ['1', '2026-03-01'], '/b': ['2'] }), []],
    ['one that says something else', record({ '/a': ['1'], '/b': ['22'] }), ['/b']],
    ['a new one', record({ '/a': ['1'], '/b': ['2'], '/c': ['3'] }), ['/c']],
    ['one that is gone', record({ '/a': ['1'] }), ['/b']],
    ['both addresses of a renamed one', record({ '/a': ['1'], '/c': ['2'] }), ['/b', '/c']],
  ])('are %s', (_, after, changed) => {
    expect(changedPaths(before, after)).toEqual(changed)
  })
})
