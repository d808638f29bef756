import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '@/lib/calendar-day'
import { addWorkingDays, COUNTRIES, isWorkingDay, LAST_YEAR, workingDaysBetween } from './working-days'

describe('working days', () => {
  test.each([
    ['2026-11-26', 'us', false],
    ['2026-11-26', 'uk', true],
    ['2026-12-25', 'uk', false],
    // December 26, 2026 is a Saturday, so Boxing Day is made up for on Monday.
    ['2026-12-28', 'uk', false],
    ['2026-12-28', 'us', true],
    ['2026-12-25', 'none', false],
    ['2035-01-01', 'fr', false],
    ['2026-11-28', 'none', false],
    ['2027-07-14', 'fr', false],
    ['2028-10-03', 'de', false],
  ] as const)('%s in %s: %s', (day, country, isWorking) => {
    expect(isWorkingDay(day, country)).toBe(isWorking)
  })

  test('are counted from the first day to the last, which is not one of them', () => {
    // November 23 to 27, 2026 are Monday to Friday; the 26th is Thanksgiving.
    expect(workingDaysBetween('2026-11-23', '2026-11-28', 'none')).toBe(5)
    expect(workingDaysBetween('2026-11-23', '2026-11-28', 'us')).toBe(4)
    expect(workingDaysBetween('2026-11-23', '2026-11-23', 'us')).toBe(0)
  })

  test('are as many as when each day is asked', () => {
    const day = fc.integer({ min: 0, max: 2500 }).map((days) => addDays('2025-06-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), fc.constantFrom(...COUNTRIES), (from, length, { value }) => {
        const days = Array.from({ length }, (_, index) => addDays(from, index))
        const working = days.filter((each) => isWorkingDay(each, value)).length
        expect(workingDaysBetween(from, addDays(from, length), value)).toBe(working)
      }),
    )
  })

  test('of eight thousand years are counted at once', () => {
    expect(workingDaysBetween('2026-11-23', '9999-12-31', 'none')).toBe(2_068_682)
  })

  test('three working days after the day before Thanksgiving is the next Tuesday', () => {
    expect(addWorkingDays('2026-11-25', 3, 'us')).toBe('2026-12-01')
    expect(addWorkingDays('2026-11-25', 3, 'uk')).toBe('2026-11-30')
  })
})

test.each(COUNTRIES.filter(({ value }) => value !== 'none'))('$label has holidays in every year', ({ value }) => {
  for (let year = 2026; year <= LAST_YEAR; year++) {
    const free = Array.from({ length: 365 }, (_, index) => index)
      .map(
        (index) => new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10) as `${number}-${number}-${number}`,
      )
      .filter((day) => weekdayOf(day) % 6 !== 0 && !isWorkingDay(day, value))
    expect(free.length).toBeGreaterThanOrEqual(3)
    expect(free.length).toBeLessThanOrEqual(13)
  }
})
