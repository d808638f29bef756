import { expect, test } from 'vitest'
import { inPairs } from './in-pairs'

test.each([
  { count: 0, pairs: 0 },
  { count: 1, pairs: 0 },
  { count: 2, pairs: 2 },
  { count: 3, pairs: 0 },
  { count: 4, pairs: 4 },
  { count: 5, pairs: 2 },
  { count: 7, pairs: 4 },
  { count: 9, pairs: 0 },
])('of $count stories, $pairs are in rows of two', ({ count, pairs }) => {
  expect(inPairs(count)).toBe(pairs)
})
