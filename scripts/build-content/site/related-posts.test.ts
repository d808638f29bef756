import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import type { Shown } from '../parse/content-file'
import { chooseRelated } from './read-next'

type Post = { id: string; category: string | undefined; isHidden: boolean }

const shown = ({ id, category, isHidden }: Post) =>
  ({
    entry: { kind: { id }, data: { category } },
    ...(isHidden && { hidden: { reason: 'draft' } }),
  }) as unknown as Shown

/** Few and many categories, with few and many posts, and posts without a category. */
const category = fc.constantFrom('Design', 'Design', 'Design', 'Marketing', 'Crisis', 'Events', undefined)

const posts = fc
  .array(fc.record({ category, isHidden: fc.boolean() }), { maxLength: 24 })
  .map((made) => made.map((post, index) => ({ ...post, id: `p${index}` })))

/** Posts that a reader of the post may see, from the next older one round to the next newer one. */
function around(newestFirst: Post[], index: number): Post[] {
  const isHidden = newestFirst[index]?.isHidden
  const others = [...newestFirst.slice(index + 1), ...newestFirst.slice(0, index)]
  return others.filter((post) => isHidden || !post.isHidden)
}

test('a post leads to the next three of its category, and where it has fewer, to the next ones of all', () => {
  fc.assert(
    fc.property(posts, (newestFirst) => {
      const related = chooseRelated(newestFirst.map(shown))
      newestFirst.forEach(({ id, category }, index) => {
        const readable = around(newestFirst, index)
        const own = readable.filter((post) => post.category === category)
        const others = readable.filter((post) => post.category !== category)
        expect(related[id]).toEqual([...own.slice(0, 3), ...others].slice(0, 3).map((post) => post.id))
      })
    }),
    { numRuns: cases(100, 1000) },
  )
})

test('a post leads to three others, each once, or to as many as there are', () => {
  fc.assert(
    fc.property(posts, (newestFirst) => {
      const related = chooseRelated(newestFirst.map(shown))
      newestFirst.forEach(({ id }, index) => {
        const ids = related[id] ?? []
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).not.toContain(id)
        expect(ids).toHaveLength(Math.min(3, around(newestFirst, index).length))
      })
    }),
    { numRuns: cases(50, 500) },
  )
})

test('a new post changes eight others at most, however many there are', () => {
  const many = fc
    .array(fc.record({ category, isHidden: fc.constant(false) }), { minLength: 60, maxLength: 200 })
    .map((made) => made.map((post, index) => ({ ...post, id: `p${index}` })))
  fc.assert(
    fc.property(fc.oneof(posts, many), category, (before, category) => {
      const old = chooseRelated(before.map(shown))
      const next = chooseRelated([{ id: 'new', category, isHidden: false }, ...before].map(shown))
      const changed = before.filter(({ id, isHidden }) => !isHidden && `${old[id]}` !== `${next[id]}`)
      // Three of its own category, and those five posts whose next ones of all begin again with the newest.
      expect(changed.length).toBeLessThanOrEqual(8)
    }),
    { numRuns: cases(100, 1000) },
  )
})
