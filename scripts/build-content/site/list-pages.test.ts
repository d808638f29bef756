import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import type { Shown } from '../parse/content-file'
import { pagesOf, searchParts } from './lists'

const paging = {
  path: '/blog',
  size: 4,
  groups: { category: { field: 'category', idsFromSettings: true as const }, tag: { field: 'tags' } },
  search: { fields: [], size: 5 },
}

type Fields = { category: string; tags: string[] }

const shown = (data: Fields, index: number) => ({ entry: { kind: { id: `p${index}` }, data } }) as unknown as Shown
const fields = fc.record({
  category: fc.constantFrom('Design', 'UX/UI'),
  tags: fc.array(fc.constantFrom('briefing', 'press kit', 'roles')),
})
const posts = fc.array(fields, { maxLength: 30 }).map((made) => made.map(shown))
const idOf = ({ entry }: Shown) => entry.kind.id
const categories = [
  { name: 'Design', id: 'design' },
  { name: 'UX/UI', id: 'experience' },
]
const pages = (entries: readonly Shown[]) => [...pagesOf('blog', paging, entries, categories)]
const runs = { numRuns: cases(50, 500) }

describe('pagesOf', () => {
  test('every post is on exactly one page of the blog, of its category and of each of its tags, in order', () => {
    fc.assert(
      fc.property(posts, (entries) => {
        const all = pages(entries)
        const idsOf = (name?: string, value?: string) =>
          all
            .filter(({ group }) => group?.name === name && group?.value === value)
            .flatMap((page) => page.entries.map(idOf))
        const having = (has: (data: Fields) => boolean) =>
          entries.filter(({ entry }) => has(entry.data as Fields)).map(idOf)
        expect(idsOf()).toEqual(entries.map(idOf))
        for (const category of ['Design', 'UX/UI'])
          expect(idsOf('category', category)).toEqual(having((data) => data.category === category))
        for (const tag of ['briefing', 'press kit', 'roles'])
          expect(idsOf('tag', tag)).toEqual(having((data) => data.tags.includes(tag)))
      }),
      runs,
    )
  })

  test('every page but the last of a list is full, none has more, and each knows its place', () => {
    fc.assert(
      fc.property(posts, (entries) => {
        for (const { number, pages: all, total, entries: listed } of pages(entries)) {
          expect(number).toBeLessThanOrEqual(all)
          if (number < all) expect(listed).toHaveLength(4)
          else expect(listed).toHaveLength(total - 4 * (all - 1))
        }
      }),
      runs,
    )
  })

  test('addresses and files: the first page has the address of its list, and a category without posts has none', () => {
    const entries = Array.from({ length: 5 }, (_, index) => shown({ category: 'UX/UI', tags: ['press kit'] }, index))
    expect(pages(entries).map(({ address, name }) => `${address} ${name}`)).toEqual([
      '/blog blog/page/1',
      '/blog/page/2 blog/page/2',
      '/blog/category/experience blog/category/experience/1',
      '/blog/category/experience/page/2 blog/category/experience/2',
      '/blog/tag/press-kit blog/tag/press-kit/1',
      '/blog/tag/press-kit/page/2 blog/tag/press-kit/2',
    ])
  })
})

describe('searchParts', () => {
  test('hold every post once, and a newer post changes only the last one or adds one', () => {
    fc.assert(
      fc.property(posts, (entries) => {
        const before = searchParts(entries, 5)
        expect(before.flat()).toEqual([...entries].reverse())
        const after = searchParts([shown({ category: 'Design', tags: [] }, 99), ...entries], 5)
        const isLastFull = before.at(-1)?.length === 5
        const kept = isLastFull ? before : before.slice(0, -1)
        expect(after.slice(0, kept.length)).toEqual(kept)
        expect(after).toHaveLength(kept.length + 1)
      }),
      runs,
    )
  })
})
