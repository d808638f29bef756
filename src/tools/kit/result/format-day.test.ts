import { expect, test } from 'vitest'
import { countDays, longDay, shortDay, shortRange, shortWeekday } from './format-day'

test('a day alone', () => {
  expect(longDay('2026-11-20')).toBe('Friday, November 20, 2026')
  expect(shortDay('2026-05-01')).toBe('May 1')
  expect(shortDay('2026-11-20')).toBe('Nov 20')
  expect(shortWeekday('2026-11-20')).toBe('Fri, Nov 20')
})

test('a range names its month once, or both of them', () => {
  expect(shortRange('2026-11-20', '2026-11-26')).toBe('Nov 20 – 26')
  expect(shortRange('2026-11-28', '2026-12-08')).toBe('Nov 28 – Dec 8')
  expect(shortRange('2026-11-20', '2027-11-26')).toBe('Nov 20 – Nov 26')
  expect(shortRange('2026-11-20', '2026-11-20')).toBe('Nov 20')
})

test('one day is singular, all other counts are not', () => {
  expect([0, 1, 2, 1234].map(countDays)).toEqual(['0 days', '1 day', '2 days', '1,234 days'])
})
