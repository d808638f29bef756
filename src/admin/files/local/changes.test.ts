import { describe, expect, test } from 'vitest'
import { changedWith, type KeptVersion, lastChange, namesOf, removedFiles, renamings, withDeletion } from './changes'

const [A, B, C] = ['a', 'b', 'c'].map((id) => `content/blog/${id}.md`) as [string, string, string]
const kept = (second: number, did: KeptVersion['did'], name: string, from?: string): KeptVersion => ({
  ...{ id: `${second}`, name, did, from },
  at: new Date(Date.UTC(2026, 10, 23, 10, 0, second)).toISOString(),
})
/** As the forms do it, the latest first: the new file is made, the old one removed, and what else was typed written. */
const renaming = (second: number, from: string, to: string) => [
  kept(second + 2, 'changed', to),
  kept(second + 1, 'removed', from),
  kept(second, 'created', to, from),
]

describe('the last change', () => {
  test('is missing, or that of a file', () => {
    expect(lastChange([])).toBeUndefined()
    expect(lastChange([kept(1, 'changed', A)])).toEqual({ did: 'changed', version: kept(1, 'changed', A) })
  })

  test.each([
    ['with what else was typed', renaming(1, A, B)],
    ['without', renaming(1, A, B).slice(1)],
  ])('is a renaming, %s', (_, versions) => {
    expect(lastChange(versions)).toMatchObject({ did: 'renamed', renaming: { from: A, to: B } })
  })

  test('is a save of the renamed entry, where there was one since', () => {
    expect(lastChange([kept(300, 'changed', B), ...renaming(1, A, B)])?.did).toBe('changed')
    expect(lastChange([kept(9, 'removed', B), ...renaming(1, A, B).slice(1)])?.did).toBe('removed')
    expect(lastChange([kept(9, 'created', C), ...renaming(1, A, B).slice(1)])?.did).toBe('created')
  })

  test('is a deletion where the page that was written with it got the address', async () => {
    const versions = [kept(2, 'changed', C), kept(1, 'removed', A)]
    const last = lastChange(versions)
    const texts = { now: async () => 'aliases:\n  - /blog/a\n', before: async () => '' }
    expect(await withDeletion(last, versions, texts)).toEqual({ did: 'removed', version: versions[1] })
    expect(await withDeletion(last, versions, { ...texts, now: async () => 'title: C' })).toBe(last)
    expect(await withDeletion(last, versions, { ...texts, before: async () => '/blog/a' })).toBe(last)
    expect(await withDeletion(last, versions.slice(0, 1), texts)).toBe(last)
  })
})

describe('what was deleted', () => {
  test('is each file that is not there, once', () => {
    const versions = [kept(9, 'removed', A), kept(8, 'created', A), kept(7, 'removed', A), kept(6, 'removed', B)]
    expect(removedFiles(versions, new Set([B]))).toEqual([kept(9, 'removed', A)])
  })

  test('is nothing that only got another name', () => {
    expect(removedFiles(renaming(1, A, B), new Set([B]))).toEqual([])
    expect(removedFiles([kept(300, 'removed', B), ...renaming(1, A, B)], new Set())).toEqual([kept(300, 'removed', B)])
    // Another entry had that name later.
    expect(removedFiles([kept(300, 'removed', A), ...renaming(1, A, B)], new Set([B]))).toHaveLength(1)
  })

  test('was deleted with what was written in the same minute', () => {
    const versions = [kept(200, 'changed', B), kept(2, 'changed', C), kept(1, 'removed', A)]
    expect(changedWith(versions[2] as KeptVersion, versions, new Set([B, C]))).toEqual(new Set([C]))
  })
})

describe('new names', () => {
  test('are those that entries still have', () => {
    const versions = [...renaming(100, B, C), ...renaming(1, A, B)]
    expect(renamings(versions, new Set([C]))).toMatchObject([{ from: B, to: C }])
    expect(renamings(versions, new Set())).toEqual([])
  })

  test('are followed back to the first one, and not in a circle', () => {
    expect(namesOf(C, [...renaming(100, B, C), ...renaming(1, A, B)])).toEqual([C, B, A])
    expect(namesOf(A, [...renaming(100, B, A), ...renaming(1, A, B)])).toEqual([A, B])
  })
})
