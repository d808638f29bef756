import { expect, test } from 'vitest'
import * as germanDates from './de/dates'
import * as dates from './en/dates'

test('a day is written as its language does', () => {
  expect(dates.formatDay('2026-01-15')).toBe('January 15, 2026')
  expect(germanDates.formatDay('2026-01-05')).toBe('5. Januar 2026')
})

test.each([
  ['09:05', '9:05 AM', '9:05 Uhr'],
  ['00:00', '12:00 AM', '0:00 Uhr'],
  ['23:59', '11:59 PM', '23:59 Uhr'],
])('%s is %s in English and %s in German', (hour, english, german) => {
  expect(dates.formatHour(hour)).toBe(english)
  expect(germanDates.formatHour(hour)).toBe(german)
})

test.each([
  ['UTC', 'UTC', 'UTC'],
  ['America/New_York', 'New York time', 'Ortszeit New York'],
])('%s is %s in English and %s in German', (zone, english, german) => {
  expect(dates.formatZone(zone)).toBe(english)
  expect(germanDates.formatZone(zone)).toBe(german)
})
