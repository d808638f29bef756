import { expect, test } from 'vitest'
import { dayNamedIn } from './deadline'

test.each([
  ['1,000 sign-ups by June 30', '2027-06-30'],
  ['500 visitors on 3 March', '2027-03-03'],
  ['opens on December 1st', '2026-12-01'],
  ['opens Dec 1, 2028', '2028-12-01'],
  ['500 sign-ups by the end of May', '2027-05-31'],
  ['sell out before February', '2027-02-01'],
  ['500 orders in November', '2026-11-30'],
  ['2,000 new accounts in February 2028', '2028-02-29'],
  ['Sell 1,000 sets before Christmas', '2026-12-25'],
  ['orders on Black Friday', '2026-11-27'],
  ['orders on Cyber Monday', '2026-11-30'],
  ['sold out tomorrow', '2026-11-24'],
  ['done this week', '2026-11-29'],
  ['by Friday', '2026-11-27'],
  ['by 2027-01-05', '2027-01-05'],
  ['500 visitors on Sept 5', '2027-09-05'],
  ['by 2027-02-30', undefined],
  ['on February 31', undefined],
  ['20,000 wishlists by launch', undefined],
  ['people may march for it', undefined],
  ['awareness in summer', undefined],
])('on Monday, November 23, 2026, %j is %j', (words, day) => {
  expect(dayNamedIn(words, '2026-11-23')).toBe(day)
})
