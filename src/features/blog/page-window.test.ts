import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { pageWindow } from './page-window'

test.each([
  { current: 1, pages: 1, shown: '1' },
  { current: 1, pages: 2, shown: '1 2' },
  { current: 1, pages: 4, shown: '1 2 3 4' },
  { current: 1, pages: 9, shown: '1 2 gap 9' },
  { current: 4, pages: 9, shown: '1 2 3 4 5 gap 9' },
  { current: 5, pages: 9, shown: '1 gap 4 5 6 gap 9' },
  { current: 6, pages: 9, shown: '1 gap 5 6 7 8 9' },
  { current: 9, pages: 9, shown: '1 gap 8 9' },
])('page $current of $pages: $shown', ({ current, pages, shown }) => {
  expect(pageWindow(current, pages).join(' ')).toBe(shown)
})

test('the first, the last and the current page are always there, in order, and never more than seven marks', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(place, ([current, pages]) => {
      const marks = pageWindow(current, pages)
      const numbers = marks.filter((mark) => mark !== 'gap')
      expect(marks.length).toBeLessThanOrEqual(7)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, pages]))
    }),
    { numRuns: cases(50, 500) },
  )
})
