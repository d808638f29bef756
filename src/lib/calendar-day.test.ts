import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, daysBetween, daysInMonth, isCalendarDay, today, weekdayOf } from './calendar-day'

const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1900-01-01', days))

describe('calendar days', () => {
  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '0099-01-01'])('%s exists', (day) => {
    expect(isCalendarDay(day)).toBe(true)
  })

  test.each(['2023-02-29', '2024-02-30', '2024-13-01', '2024-00-10', '24-01-01', '2024-1-1', '', 'tomorrow'])(
    '%s does not exist',
    (day) => {
      expect(isCalendarDay(day)).toBe(false)
    },
  )

  test('count across months, leap days and the changes of daylight saving', () => {
    expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(daysBetween('2026-12-01', '2026-11-20')).toBe(-11)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  })

  test('know their weekday', () => {
    expect(weekdayOf('1970-01-01')).toBe(4)
    expect(weekdayOf('2026-11-20')).toBe(5)
    expect(weekdayOf('1969-12-31')).toBe(3)
  })

  test('adding and counting are each other’s reverse', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day: CalendarDay, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(isCalendarDay(addDays(day, days))).toBe(true)
      }),
    )
  })

  test('a month has as many days as the calendar says', () => {
    const february = [1900, 2000, 2023, 2024, 4].map((year) => daysInMonth(year, 2))
    expect(february).toEqual([28, 29, 28, 29, 29])
    expect([1, 4, 12].map((month) => daysInMonth(2024, month))).toEqual([31, 30, 31])
  })

  test('today is the day on the visitor’s own calendar', () => {
    expect(today(new Date(2026, 10, 20, 0, 0, 0))).toBe('2026-11-20')
    expect(today(new Date(2026, 10, 20, 23, 59, 59))).toBe('2026-11-20')
  })
})
