import { expect, test } from 'vitest'
import { ONE_DAY } from './completeness-rules'

test.each([
  ['Museum night in Leeds', true],
  ['Open day of Lund University', true],
  ['Where to go at night', false],
  ['Night Train, a co-op game', false],
])('%j takes place on one day: %j', (text, isEvent) => {
  expect(ONE_DAY.test(text)).toBe(isEvent)
})
