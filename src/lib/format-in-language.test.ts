import { expect, test } from 'vitest'
import { dayIn, hourIn, listIn } from './format-in-language'

test.each([
  ['2026-01-05', 'January 5, 2026', '5. Januar 2026', '5 janvier 2026', '5 January 2026'],
  ['2024-02-29', 'February 29, 2024', '29. Februar 2024', '29 février 2024', '29 February 2024'],
])('%s is written as each language does', (day, ...expected) => {
  expect(['en', 'de', 'fr', 'en-GB'].map((language) => dayIn(language, day))).toEqual(expected)
})

test.each([
  ['09:05', '9:05 AM', '09:05', '09:05'],
  ['00:00', '12:00 AM', '00:00', '00:00'],
  ['23:59', '11:59 PM', '23:59', '23:59'],
])('%s is written as each language does', (hour, ...expected) => {
  expect(['en', 'de', 'fr'].map((language) => hourIn(language, hour))).toEqual(expected)
})

test.each([
  [['A'], 'A', 'A', 'A'],
  [['A', 'AA'], 'A and AA', 'A und AA', 'A et AA'],
  [['2.0', '2.1', '2.2'], '2.0, 2.1, and 2.2', '2.0, 2.1 und 2.2', '2.0, 2.1 et 2.2'],
])('%s is a list as each language writes it', (items, ...expected) => {
  expect(['en', 'de', 'fr'].map((language) => listIn(language, items))).toEqual(expected)
})
