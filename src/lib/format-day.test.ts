import { expect, test } from 'vitest'
import { formatDay, formatHour, formatZone } from './format-day'

test.each([
  ['2024-01-15', 'January 15, 2024'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-08-09', 'August 9, 2025'],
  ['2024-12-31', 'December 31, 2024'],
])('%s is %s', (day, words) => {
  expect(formatDay(day)).toBe(words)
})

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['13:30', '1:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (hour, words) => {
  expect(formatHour(hour)).toBe(words)
})

test.each([
  ['UTC', 'UTC'],
  ['Europe/Berlin', 'Berlin time'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
])('%s is %s', (zone, words) => {
  expect(formatZone(zone)).toBe(words)
})
