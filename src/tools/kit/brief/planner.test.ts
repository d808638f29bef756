import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import { MONTHS } from '@/lib/format-day'
import { cases } from '../../../../tests/tier'
import type { Work } from './plan'
import { planFor } from './planner'

/** A Friday. */
const TODAY: CalendarDay = '2026-11-20'
const work = (given: Partial<Work> = {}): Work => ({ pieces: 1, draftWeeks: 1, today: TODAY, day: undefined, ...given })

describe('without a day, weeks count from signing', () => {
  test.each([
    { case: 'one short piece', given: {}, weeks: ['week 2', 'week 3', 'week 4'] },
    { case: 'one long piece', given: { draftWeeks: 2 }, weeks: ['weeks 2 to 3', 'week 4', 'week 5'] },
    { case: 'three pieces', given: { pieces: 3 }, weeks: ['week 2', 'week 3', 'week 4'] },
    { case: 'four pieces', given: { pieces: 4 }, weeks: ['weeks 2 to 3', 'week 4', 'weeks 5 to 6'] },
    {
      case: 'nine, one of them long',
      given: { pieces: 9, draftWeeks: 2 },
      weeks: ['weeks 2 to 4', 'week 5', 'weeks 6 to 8'],
    },
    { case: 'nobody knows how many', given: { pieces: undefined }, weeks: ['week 2', 'week 3', 'from week 4 on'] },
  ])('$case', ({ given, weeks }) => {
    const { drafts, changes, publication } = planFor(work(given))
    expect([drafts, changes, publication]).toEqual(weeks)
  })
})

describe('with a day', () => {
  test('far enough away, the usual weeks end on it', () => {
    // Five working days to sign, five for the draft and five for changes: signing begins on February 19.
    expect(planFor(work({ firstDay: '2027-03-12', day: '2027-03-12' }))).toMatchObject({
      intro: 'It is out on March 12, 2027.',
      ...{ signed: 'by February 26', idea: 'by March 2', drafts: 'by March 5', changes: 'by March 11' },
      answers: { idea: 'within 2 working days', draft: 'within 2 working days' },
      publication: 'March 12',
      statistics: 'by March 19',
    })
  })

  test('holidays move the start, and leave every step its time', () => {
    const plan = planFor(work({ firstDay: '2027-01-08', day: '2027-01-08' }))
    expect(plan).toMatchObject({
      ...{ signed: 'by December 16', idea: 'by December 18', drafts: 'by December 23', changes: 'by January 7' },
      answers: { idea: 'within 2 working days', draft: 'within 2 working days' },
    })
    expect(plan.intro).not.toContain('less than the usual weeks')
  })

  test('a last day allows the days before it, so that the steps have twice the usual time', () => {
    const { intro, signed, publication } = planFor(work({ day: '2027-03-12' }))
    expect(intro).toBe('It is out on March 12, 2027 at the latest.')
    expect([signed, publication]).toEqual(['by February 12', 'from approval on, at the latest on March 12'])
    expect(planFor(work({ pieces: 6, day: '2027-03-12' })).publication).toBe('January 16 to March 12')
  })

  test('what is announced is approved before people hear of it', () => {
    const stream = work({ firstDay: '2027-03-12', day: '2027-03-12', announceDays: 7 })
    expect(planFor(stream)).toMatchObject({ changes: 'by March 4', announced: 'by March 5', publication: 'March 12' })
    expect(planFor({ ...stream, firstDay: undefined, day: undefined }).announced).toBe('some days before')
    expect(planFor({ ...stream, firstDay: '2026-11-25', day: '2026-11-25' }).announced).toBe(
      'as soon as it is approved',
    )
  })

  test('soon, every step is shorter, and the brief says what that costs', () => {
    const { intro, answers, rhythm } = planFor(work({ pieces: 2, day: addDays(TODAY, 18) }))
    expect(intro).toContain('less than the usual weeks')
    expect(answers).toEqual({ idea: 'on the next working day', draft: 'on the next working day' })
    expect(rhythm).toBe('at most 3 a week')
  })

  test('several pieces of one day are all out on it, and a first day alone ends nothing', () => {
    const day = '2027-03-12'
    expect(planFor(work({ pieces: 2, firstDay: day, day })).intro).toBe(
      'All pieces are out on March 12, 2027, at [hours].',
    )
    expect(planFor(work({ firstDay: day })).intro).toBe('It is out on March 12, 2027 or later.')
    expect(planFor(work({ pieces: 4, firstDay: day })).intro).toBe('The first piece is out on March 12, 2027 or later.')
  })

  test('more than three pieces a week need an agreement', () => {
    const { intro, rhythm } = planFor(work({ pieces: 13, firstDay: '2027-02-01', day: '2027-02-14' }))
    expect(intro).toContain('13 pieces in 14 days')
    expect(rhythm).toBe('at most one a day')
  })

  test('with room for fewer pieces, both sides choose', () => {
    expect(planFor(work({ pieces: 20, day: addDays(TODAY, 14) })).intro).toMatch(/Only \d+ of the 20 pieces fit/)
  })

  test('very soon, one short piece is answered on the same day', () => {
    expect(planFor(work({ day: '2026-11-27' }))).toMatchObject({
      ...{ signed: 'by November 23', idea: 'by November 24', drafts: 'by November 25', changes: 'by November 26' },
      answers: { idea: 'on the same day', draft: 'on the same day' },
    })
  })

  test('too soon, a repost or our own piece is possible', () => {
    const plan = planFor(work({ pieces: 2, day: '2026-12-01' }))
    expect(plan.isInThree).toBe(true)
    expect(plan.note).toContain('there is no time for an idea, a draft and changes')
    expect(plan.intro).not.toContain('no time')
    expect(planFor(work({ day: '2026-11-25' })).isInThree).toBe(true)
  })

  test('a first day that is too near waits for the draft, where the last day is far', () => {
    const plan = planFor(work({ pieces: 6, firstDay: '2026-11-25', day: '2027-02-28' }))
    expect(plan).toMatchObject({ isInThree: false, publication: 'December 22 to February 28' })
    expect(plan.note).toContain('Your first day, November 25, 2026, is too near')
    expect(plan.note).not.toContain('no time')
  })

  test('agreement and idea come before it is seen, draft and approval after', () => {
    const seen = work({ seenOn: '2026-12-11', day: '2027-01-29' })
    expect(planFor(seen)).toMatchObject({
      ...{ signed: 'by December 1', idea: 'by December 7', seen: 'on December 11', drafts: 'by December 18' },
      publication: expect.stringMatching(/ to January 29$/),
    })
    expect(planFor({ ...seen, day: undefined }).publication).toMatch(/^from /)
    expect(planFor({ ...seen, day: '2026-12-12' }).note).toContain('Move the last day')
  })

  test('what is made and published on one day has an outline before it', () => {
    const night = planFor(work({ seenOn: '2027-02-04', firstDay: '2027-02-04', day: '2027-02-12' }))
    expect(night).toMatchObject({ drafts: 'by January 28', seen: '', publication: 'February 4 to February 12' })
    expect(night.later).toContain('an outline')
  })

  test('draft and approval lie between the visit and the first day, where it leaves time', () => {
    const reopened = { seenOn: '2027-04-26', firstDay: '2027-05-01', day: '2027-05-10' } as const
    expect(planFor(work(reopened))).toMatchObject({
      ...{ drafts: 'by April 28', changes: 'by April 30', publication: 'May 1 to May 10' },
    })
    expect(planFor(work({ ...reopened, firstDay: '2027-04-27' })).changes).toBe('by May 4')
  })

  test('each of several pieces is announced before it', () => {
    const streams = work({ pieces: 2, announceDays: 7, day: '2027-02-20' })
    expect(planFor(streams).announced).toBe('a week before each')
    expect(planFor({ ...streams, seenOn: '2027-01-15' }).announced).toBe('a week before each')
  })

  test('a first day has all drafts and changes before it', () => {
    const plan = planFor(work({ pieces: 2, firstDay: '2027-03-01', day: '2027-03-09' }))
    expect([plan.changes, plan.publication]).toEqual(['by February 26', 'March 1 to March 9'])
    expect(planFor(work({ firstDay: '2027-03-01' })).publication).toBe('March 1')
    // The last day cannot be before the first.
    expect(planFor(work({ firstDay: '2027-03-01', day: '2027-02-20' })).publication).toBe('March 1')
  })

  test('a quick piece has a draft, its approval and its day', () => {
    const { isInThree, drafts, publication } = planFor(work({ pace: 'own' }))
    expect([isInThree, drafts, publication]).toEqual([true, '[day]', '[day of publication]'])
    expect(planFor(work({ pace: 'own', day: '2027-03-12' })).drafts).toBe('by February 26')
  })

  test('nothing is due today where there are days for it', () => {
    for (const given of [{ day: '2026-11-27' }, { day: '2026-12-04', seenOn: '2026-11-25' }] as const)
      expect(JSON.stringify(planFor(work(given)))).not.toContain('November 20')
  })

  test('a warning without a day takes hours or days, as the danger asks', () => {
    const plan = planFor(work({ pace: 'urgent' }))
    expect(plan.intro).toContain('in danger, else days')
    expect(plan).toMatchObject({ drafts: '[hour or day]', changes: '[later]' })
  })

  test('steps are announced, and no number of them', () => {
    for (const announceDays of [0, 3]) {
      const plan = planFor(work({ pace: 'own', announceDays }))
      expect(plan.intro).toBe('Each step has a day of its own.')
      expect(plan.announced).toBe(announceDays ? 'some days before' : '')
    }
  })

  test('a piece of tomorrow is drafted and approved today', () => {
    const hours = { drafts: 'today, by [hour]', changes: 'today, by [a later hour]' }
    for (const pace of ['own', 'usual'] as const)
      expect(planFor(work({ pace, firstDay: '2026-11-21', day: '2026-11-21' }))).toMatchObject(hours)
  })

  test('a warning of danger is out today, whatever day was given', () => {
    expect(planFor(work({ pace: 'now' }))).toMatchObject({ intro: expect.stringContaining('out today'), note: '' })
    const later = planFor(work({ pace: 'now', day: '2026-12-04', seenOn: '2026-12-02' }))
    expect(later).toMatchObject({ drafts: 'today, by [hour]', note: expect.stringContaining('December 4, 2026') })
  })

  test('a third of the days after a visit is left for publication, and statistics are due on a working day', () => {
    expect(planFor(work({ pieces: 3, seenOn: '2027-01-18', day: '2027-01-31' }))).toMatchObject({
      ...{ changes: 'by January 26', publication: 'January 27 to January 31', statistics: 'by February 8' },
    })
  })

  test('a piece of its own day is announced after its approval', () => {
    const stream = { seenOn: '2027-02-01', firstDay: '2027-02-13', day: '2027-02-13', announceDays: 7 } as const
    expect(planFor(work(stream)).announced).toBe('as soon as it is approved')
  })

  test('help that is needed soon is drafted and approved on the next working days', () => {
    const soon = { drafts: 'by November 23', changes: 'by November 24' }
    expect(planFor(work({ pace: 'urgent', pieces: 20, day: '2026-12-06' }))).toMatchObject({
      ...soon,
      publication: 'from approval on, at the latest on December 6',
    })
    expect(planFor(work({ pace: 'urgent', day: '2026-11-22' }))).toMatchObject({
      drafts: 'today, by [hour]',
      changes: 'today, by [a later hour]',
    })
  })

  /** "By March 3" after a day, as days from then. */
  const daysOf = (text: string) =>
    Array.from(text.matchAll(/(\p{L}+) (\d{1,2})/gu), ([, month = '', date = '']) => [month, date] as const)
      .filter(([month]) => MONTHS.includes(month))
      .map(([month, date]) => `${MONTHS.indexOf(month) + 1}`.padStart(2, '0').concat(`-${date.padStart(2, '0')}`))
      .map((day) => [`2026-${day}`, `2027-${day}`].find((one) => one >= TODAY) as CalendarDay)

  test('the steps follow each other on working days, from today to the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom(undefined, ...Array.from({ length: 60 }, (_, index) => index + 1)),
        fc.constantFrom(1, 2, 3, 4),
        fc.integer({ min: 0, max: 6 }),
        (left, pieces, draftWeeks, weekday) => {
          const today = addDays(TODAY, weekday)
          const day = addDays(today, left)
          const plan = planFor(work({ pieces, draftWeeks, today, day }))
          const published = daysOf(plan.publication)
          expect([...published].sort()).toEqual(published)
          expect(published.at(-1)).toBe(day)
          if (plan.isInThree) return
          const steps = [plan.signed, plan.idea, plan.drafts, plan.changes].flatMap(daysOf)
          expect(steps).toHaveLength(4)
          expect([...steps].sort()).toEqual(steps)
          expect(new Set(steps).size).toBe(4)
          for (const step of steps) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(step))
          for (const step of steps) expect(step.slice(5) > '01-01' && step.slice(5) < '12-24').toBe(true)
          expect(daysBetween(steps[3] ?? day, day)).toBeGreaterThan(0)
        },
      ),
      { numRuns: cases(300, 5000) },
    )
  })
})
