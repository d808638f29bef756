import { expect, test } from 'vitest'
import { NAMED_DAY } from './named-days'

test.each([
  ['500 orders in June', true],
  ['by launch', true],
  ['before Christmas', true],
  ['open on March 3', true],
  ['opens May 4 at 7 a.m.', true],
  ['by next week', true],
  ['40 table reservations a week', false],
  ['skin care for summer', false],
  ['in the first week', false],
  ['people may march for it', false],
])('%j names a day to plan against: %j', (text, isNamed) => {
  expect(NAMED_DAY.test(text)).toBe(isNamed)
})
