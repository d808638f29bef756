import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import { MONTHS } from '@/lib/format-day'
import { cases } from '../../../../tests/tier'
import { FEWEST_DAYS, planFor, type Work } from './planner'

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
    // 7 days to sign, 7 for the draft, 7 for changes, 1 to publish: signing begins 22 days before.
    expect(planFor(work({ day: '2027-03-12' }))).toMatchObject({
      intro: 'It is out on March 12, 2027.',
      signed: 'by February 25',
      publication: 'March 12',
      statistics: 'by March 19',
    })
  })

  test('soon, every step is shorter, and the brief says what that costs', () => {
    const { intro, publication, rhythm } = planFor(work({ pieces: 3, day: addDays(TODAY, 21) }))
    expect(intro).toContain('less than the usual weeks')
    expect([publication, rhythm]).toEqual(['December 8 to December 11', 'at most one a day'])
  })

  test('with room for fewer pieces, both sides choose', () => {
    expect(planFor(work({ pieces: 20, day: addDays(TODAY, 14) })).intro).toMatch(/Only \d+ of the 20 pieces fit/)
  })

  test('very soon, one short piece is answered on the same day', () => {
    expect(planFor(work({ day: addDays(TODAY, FEWEST_DAYS.one) }))).toMatchObject({
      ...{ signed: 'by November 20', idea: 'by November 23', drafts: 'by November 24', changes: 'by November 25' },
      ...{ answer: 'on the same day', publication: 'November 26' },
    })
  })

  test('too soon, a repost or our own piece is possible', () => {
    const plan = planFor(work({ pieces: 2, day: addDays(TODAY, FEWEST_DAYS.several - 1) }))
    expect(plan.isInThree).toBe(true)
    expect(plan.intro).toContain('there is no time for an idea, a draft and a round of changes')
    expect(planFor(work({ day: addDays(TODAY, FEWEST_DAYS.one - 1) })).isInThree).toBe(true)
  })

  test('a first day has all drafts and changes before it', () => {
    const plan = planFor(work({ pieces: 2, firstDay: '2027-03-01', day: '2027-03-09' }))
    expect([plan.changes, plan.publication]).toEqual(['by February 26', 'March 1 to March 9'])
    expect(planFor(work({ firstDay: '2027-03-01' })).publication).toBe('March 1')
    // The last day cannot be before the first.
    expect(planFor(work({ firstDay: '2027-03-01', day: '2027-02-20' })).publication).toBe('March 1')
  })

  test('a quick piece has a draft, its approval and its day', () => {
    const { isInThree, drafts, publication } = planFor(work({ isQuick: true }))
    expect([isInThree, drafts, publication]).toEqual([true, '[day]', '[day of publication]'])
    expect(planFor(work({ isQuick: true, day: '2027-03-12' })).drafts).toBe('by March 4')
  })

  /** "By March 3" after a day, as days from then. */
  const daysOf = (text: string) =>
    Array.from(text.matchAll(/(\p{L}+) (\d{1,2})(?! to)/gu), ([, month = '', date = '']) => [month, date] as const)
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
          const least = pieces === 1 && draftWeeks === 1 ? FEWEST_DAYS.one : FEWEST_DAYS.several
          const day = addDays(today, least + left)
          const plan = planFor(work({ pieces, draftWeeks, today, day }))
          // Holidays can leave too few working days.
          if (plan.isInThree) return
          const steps = [plan.signed, plan.idea, plan.drafts, plan.changes].flatMap(daysOf)
          expect(steps).toHaveLength(4)
          expect([...steps].sort()).toEqual(steps)
          expect(new Set(steps).size).toBe(4)
          for (const step of steps) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(step))
          for (const step of steps) expect(step.slice(5) > '01-01' && step.slice(5) < '12-24').toBe(true)
          const published = daysOf(plan.publication.split(' to ').at(-1) ?? '')
          expect(published).toEqual([day])
          expect(daysBetween(steps[3] ?? day, day)).toBeGreaterThan(0)
        },
      ),
      { numRuns: cases(300, 5000) },
    )
  })
})
