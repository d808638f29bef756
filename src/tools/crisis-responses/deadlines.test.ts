import { describe, expect, test } from 'vitest'
import type { CrisisTable, Duty } from '@/schema/tool-tables/crisis'
import type { Answers } from './crisis-case'
import { deadlineCalendar, deadlineOf, dutiesFor, momentInWords } from './deadlines'

const duty = (limit: string, more: Partial<Duty> = {}): Duty => ({
  ...{ id: 'a', country: 'eu', kinds: ['data'], authority: 'The authority', text: 'Report it.', limit },
  ...{ source: 'Rule 1', url: 'https://example.org/rule', reviewed: '2026-11-20' },
  ...more,
})

/** A Friday. */
const LEARNED = new Date('2026-11-20T14:10:00Z')

test.each([
  ['at once', '2026-11-20T14:10:00.000Z'],
  ['72 hours', '2026-11-23T14:10:00.000Z'],
  ['60 days', '2027-01-19T14:10:00.000Z'],
  // The weekend is left out: Monday, Tuesday, Wednesday, Thursday.
  ['4 working days', '2026-11-26T14:10:00.000Z'],
])('%s from Friday, 14:10', (limit, due) => {
  expect(deadlineOf(duty(limit), LEARNED).toISOString()).toBe(due)
})

test('a deadline is read with its time zone, and goes into a calendar with its source', () => {
  expect(momentInWords(LEARNED, 'America/New_York')).toMatch(/^Friday, November 20.*9:10\sAM EST$/)
  const file = deadlineCalendar([duty('72 hours')], LEARNED).replaceAll('\r\n ', '')
  expect(file).toContain('DTSTART:20261123T141000Z')
  expect(file).toContain('Source: Rule 1\\, https://example.org/rule')
})

test('what counts back from the day on which it takes effect is in no calendar', () => {
  expect(deadlineCalendar([duty('60 days before')], LEARNED)).not.toContain('BEGIN:VEVENT')
})

describe('a duty is shown', () => {
  const duties = [duty('72 hours'), duty('8 hours', { id: 'b', harm: 'died' })]
  const idsFor = (answers: Partial<Answers>) =>
    dutiesFor(
      { kind: 'data', country: 'eu', truth: 'happened', ...answers } as Answers,
      {
        duties,
      } as unknown as CrisisTable,
    ).map(({ id }) => id)

  test.each([
    ['for its kind and country', {}, ['a']],
    ['after the harm that it is about', { harm: 'died' }, ['a', 'b']],
    ['while it is not known what happened', { truth: 'unknown' }, ['a']],
    ['in no other country', { country: 'us' }, []],
    ['for no other kind', { kind: 'price' }, []],
    ['for nothing that is not true', { truth: 'false' }, []],
  ] as const)('%s', (_when, answers, ids) => {
    expect(idsFor(answers)).toEqual(ids)
  })
})
