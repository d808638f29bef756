import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import type { Shown } from '../parse/content-file'
import { chooseRelated } from './related-posts'

type Post = { id: string; category: string; isHidden: boolean }

const shown = ({ id, category, isHidden }: Post) =>
  ({
    entry: { kind: { id }, data: { category } },
    ...(isHidden && { hidden: { reason: 'draft' } }),
  }) as unknown as Shown

const posts = fc
  .array(fc.record({ category: fc.constantFrom('Design', 'Marketing'), isHidden: fc.boolean() }), { maxLength: 20 })
  .map((made) => made.map((post, index) => ({ ...post, id: `p${index}` })))

test('a post leads to as many of the next three as its category has, and to none that is less public', () => {
  fc.assert(
    fc.property(posts, (newestFirst) => {
      const related = chooseRelated(newestFirst.map(shown))
      newestFirst.forEach(({ id, category, isHidden }, index) => {
        const around = [...newestFirst.slice(index + 1), ...newestFirst.slice(0, index)]
        const open = around.filter((post) => post.category === category && (isHidden || !post.isHidden))
        expect(related[id]).toEqual(open.slice(0, 3).map((post) => post.id))
      })
    }),
    { numRuns: cases(50, 500) },
  )
})

test('a new post changes three others of its category at most', () => {
  fc.assert(
    fc.property(posts, fc.constantFrom('Design', 'Marketing'), (before, category) => {
      const old = chooseRelated(before.map(shown))
      const next = chooseRelated([{ id: 'new', category, isHidden: false }, ...before].map(shown))
      const changed = before.filter(({ id, isHidden }) => !isHidden && `${old[id]}` !== `${next[id]}`)
      expect(changed.length).toBeLessThanOrEqual(3)
    }),
    { numRuns: cases(50, 500) },
  )
})
