import { expect, test } from 'vitest'
import { dayIn } from './day-in-text'

test.each([
  ['A night of open doors on December 12, free', '2026-12-12'],
  ['Opens Dec. 3rd', '2026-12-03'],
  ['The 12th of December', '2026-12-12'],
  ['Concert on 5 Jan', '2027-01-05'],
  ['Am 3. March', '2027-03-03'],
  ['Open day on March 3', '2027-03-03'],
  ['On November 23', '2026-11-23'],
  ['Fair on May 4, 2028', '2028-05-04'],
  ['Founded on May 4, 2019', undefined],
  ['On February 31', undefined],
  ['In December, 12 stalls', undefined],
  ['Next week', undefined],
])('%s: %s', (text, day) => {
  expect(dayIn(text, '2026-11-23')).toBe(day)
})
