import { expect, test } from 'vitest'
import { formatDay } from './format-day'

test.each([
  ['2024-01-15', 'January 15, 2024'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-08-09', 'August 9, 2025'],
  ['2024-12-31', 'December 31, 2024'],
])('%s is %s', (day, words) => {
  expect(formatDay(day)).toBe(words)
})
