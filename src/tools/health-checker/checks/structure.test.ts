import { describe, expect, test } from 'vitest'
import { BATTERY_PLANT } from '../fixtures/releases'
import { checkHealth } from '../health'

/** Reason and remedy of the first finding of a check, after a change of the good release. */
function found(check: string, from: string | RegExp, to: string): string | undefined {
  const text = BATTERY_PLANT.replace(from, to)
  expect(text).not.toBe(BATTERY_PLANT)
  const finding = checkHealth(text).findings.find((one) => one.check.id === check)
  return finding && `${finding.reason} ${finding.remedy}`
}
const embargo = (line: string) => found('release-line', 'FOR IMMEDIATE RELEASE', line)

describe('an embargo says until when', () => {
  test.each([
    'EMBARGOED UNTIL 00:01, Tuesday 3 March 2026',
    'Embargoed until March 3, 2026, 9 a.m.',
    'Under embargo until noon on 3 March 2026',
  ])('%s has no time zone', (line) => expect(embargo(line)).toMatch(/without its time zone/))

  test('an embargo without a day has no end', () => expect(embargo('UNDER EMBARGO')).toMatch(/until when/))

  test.each([
    'EMBARGOED UNTIL 00:01 GMT, Tuesday 3 March 2026',
    'Embargoed until March 3, 2026, 9 a.m. ET',
    'Embargoed until 3 March 2026, 09:00 Berlin time',
    'Embargoed until 3 March 2026',
    'For immediate release, 3 March 2026, 10:00',
  ])('%s is complete', (line) => expect(embargo(line)).toBeUndefined())
})

test('a boilerplate has two sentences', () => {
  expect(found('boilerplate', / Founded in 2014[^\n]*/, '')).toMatch(/only one sentence/)
})

test('who speaks without a name, and nobody who speaks, are two things to do', () => {
  expect(found('quote', 'said Maya Lindqvist, head of operations', 'said the head of operations')).toMatch(
    /Add the full name/,
  )
  expect(found('quote', ' said Maya Lindqvist, head of operations at Fjordlight.', '')).toMatch(/Say whose words/)
})
