import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { type PitchPlanTable, PLACES, pitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { cases } from '../../../tests/tier'
import { oneLine } from '../kit/document/clean-text'
import { type Fields, optionsOf } from '../kit/form/fields'
import { fieldsWith } from '../kit/tool'
import type { Answers } from './chosen-plan'
import { planPitch } from './pitch-plan'
import { OPEN, TABLE } from './table-for-tests'
import { tool } from './tool'

/** A Friday. */
const TODAY: CalendarDay = '2026-10-09'

const planFor = (answers: Partial<Answers>, days = 35) =>
  planPitch({ ...OPEN, targetDate: addDays(TODAY, days), ...answers }, TABLE, TODAY)
type Plan = ReturnType<typeof planFor>
const textsOf = ({ weeks, later, onTheDay }: Plan) =>
  [...weeks.flatMap(({ tasks }) => tasks), ...later, ...onTheDay].map(({ text }) => text)
const daysOf = ({ tasks }: Plan['weeks'][number]) => tasks.map(({ day }) => day?.slice(5))

describe('which tasks', () => {
  test('without answers they are those for any news, with a blank for the subject', () => {
    const texts = textsOf(planFor({}))
    expect(texts.slice(0, 4)).toEqual([
      'The task sentence.',
      'The task find.',
      'List those who wrote on [your subject].',
      'The task goal.',
    ])
    expect(texts).toHaveLength(PLACES.length)
  })

  test('each answer puts its own in their places', () => {
    const answers = { kind: 'launch', gate: 'claim', way: 'embargo', shown: 'pictures', aim: 'coverage' } as const
    const texts = textsOf(planFor({ ...answers, subject: 'home energy' }))
    expect(texts.filter((text) => !text.startsWith('The task'))).toEqual([
      'Launch: find.',
      'List those who wrote on home energy.',
      'Coverage: goal.',
      'Claim: proof.',
      'Pictures: collect.',
      'Embargo until November 13, 2026: send.',
    ])
  })

  test('a kind knows better than the way to reporters', () => {
    expect(textsOf(planFor({ kind: 'event', way: 'embargo' }))).toContain('Event: send.')
  })

  test('a way whose tasks the kind replaces is left out', () => {
    expect(planFor({ kind: 'event', way: 'embargo' }).leftOut).toEqual({ label: 'Under an embargo' })
  })

  test('what cannot wait is for the first days where the first week is far away', () => {
    const { early } = planFor({ kind: 'event' }, 90)
    expect(early.map(({ text, day }) => [text, day])).toEqual([
      ['Event: at once.', '2026-10-09'],
      ['At once.', '2026-10-12'],
    ])
    expect(planFor({ kind: 'event' }, 35).early).toEqual([])
  })

  test('a way for which there is no time is left out', () => {
    const plan = planFor({ way: 'embargo' }, 10)
    expect(plan.leftOut).toEqual({ label: 'Under an embargo', fewestDays: 10 })
    expect(textsOf(plan)).toContain('The task send.')
  })
})

describe('news that is never pitched', () => {
  test.each([
    { answers: { kind: 'data' }, plan: 'data' },
    { answers: { kind: 'data', gate: 'harm' }, plan: 'data' },
    { answers: { gate: 'harm' }, plan: 'harm' },
    { answers: { kind: 'launch', gate: 'harm', way: 'embargo' }, plan: 'harm' },
    { answers: { gate: 'harm', day: 'ours' }, plan: 'harm by choice' },
    { answers: { kind: 'launch', gate: 'accusation' }, plan: 'accusation' },
  ] as const)('$answers is the plan $plan', ({ answers, plan }) => {
    const made = planFor(answers)
    expect(textsOf(made)).toEqual(Array.from({ length: 16 }, (_, index) => `${plan} ${index + 1}.`))
    expect(made.why).toBe(`Why ${plan}.`)
  })

  test('people hear today what has happened, whatever the target', () => {
    expect(planFor({ kind: 'data' }).weeks.map(daysOf)).toEqual([
      ['10-09', '10-09', '10-09', '10-09'],
      ['10-12', '10-13', '10-14', '10-15'],
      ['10-16', '10-19', '10-20', '10-22'],
      ['10-23', '10-27', '10-30', '11-05'],
    ])
  })

  test('a chosen day has two parts before it and two from it on, and what cannot wait is for today', () => {
    const { weeks, early } = planFor({ kind: 'closing' }, 60)
    expect(early).toEqual([{ text: 'At once, before it is public.', day: TODAY }])
    expect(weeks.map(daysOf)).toEqual([
      ['11-10', '11-12', '11-17', '11-20'],
      ['11-24', '11-26', '12-01', '12-07'],
      ['12-08', '12-08', '12-08', '12-09'],
      ['12-15', '12-16', '12-18', '12-21'],
    ])
    expect(weeks.map(({ firstDay, lastDay }) => [firstDay.slice(5), lastDay.slice(5)])).toEqual([
      ['11-10', '11-23'],
      ['11-24', '12-07'],
      ['12-08', '12-14'],
      ['12-15', '12-21'],
    ])
  })

  test('a day that was to be chosen and is over leaves what cannot be left out, today', () => {
    expect(planFor({ kind: 'closing', day: 'past' }, 60).weeks.map(daysOf)).toEqual([
      ['10-09', undefined, undefined, undefined],
      ['10-09', undefined, undefined, undefined],
      ['10-09', '10-09', '10-09', '10-12'],
      ['10-16', '10-19', '10-21', '10-22'],
    ])
  })
})

describe('when', () => {
  test('four weeks count back from the target in working days', () => {
    const { weeks, wait, fits } = planFor({}, 35)
    expect({ wait, fits }).toEqual({ wait: 7, fits: true })
    expect(weeks.map(daysOf)).toEqual([
      ['10-16', '10-19', '10-20', '10-22'],
      ['10-23', '10-26', '10-27', '10-29'],
      ['10-30', '11-02', '11-03', '11-05'],
      ['11-06', '11-09', '11-10', '11-12'],
    ])
    expect(weeks.map(({ days }) => days)).toEqual([7, 7, 7, 7])
  })

  test('holidays and the quiet days of December do not count', () => {
    const { weeks } = planFor({ country: 'us', targetDate: '2026-12-24' })
    // Thanksgiving is November 26.
    expect(weeks[0]?.firstDay).toBe('2026-11-20')
    expect(weeks.map(daysOf).at(-1)).toEqual(['12-14', '12-15', '12-16', '12-18'])
  })

  test('fewer days share out the same order, and keep the most important', () => {
    const { weeks, dropped, fits } = planFor({}, 11)
    expect(fits).toBe(false)
    // Seven working days: two tasks a week.
    expect(weeks.map(daysOf)).toEqual(weeks.map(() => [expect.any(String), undefined, expect.any(String), undefined]))
    expect(dropped).toBe(8)
  })

  test('a target today leaves one task a week, all of them today', () => {
    const { weeks, dropped, onTheDay } = planFor({}, 0)
    expect(weeks.flatMap(({ tasks }) => tasks.flatMap(({ day }) => day ?? []))).toEqual([TODAY, TODAY, TODAY, TODAY])
    expect(dropped).toBe(12)
    expect(onTheDay.map(({ day }) => day)).toEqual([TODAY, '2026-10-14', '2026-10-16'])
  })

  test('public news starts today, and is kept alive until a target far away', () => {
    const { weeks, later, onTheDay } = planFor({ day: 'past' }, 120)
    expect(weeks[0]?.firstDay).toBe(TODAY)
    expect(weeks.at(-1)?.lastDay).toBe('2026-11-05')
    expect(later.map(({ text, day }) => [text, day?.slice(5)])).toEqual([
      ['The task follow-up.', '11-11'],
      ['The task result.', '11-13'],
      ['Something new.', '11-23'],
      ['A detail.', '12-07'],
      ['Something new.', '01-04'],
      ['A detail.', '01-18'],
      ['Something new.', '02-01'],
    ])
    expect(onTheDay.map(({ text }) => text)).toEqual(['Public: day.'])
  })

  test('a target at the end of all calendars makes a plan', () => {
    expect(planFor({ targetDate: '9999-12-31' }).weeks).toHaveLength(4)
    expect(planFor({ targetDate: '9999-12-31', day: 'past' }).later.length).toBeLessThan(12)
  })
})

test('others set the day: what is certain is said today, and the other weeks begin on that day', () => {
  const { weeks, onTheDay } = planFor({ kind: 'data', day: 'given' }, 60)
  expect(weeks.map(({ firstDay }) => firstDay.slice(5))).toEqual(['10-09', '10-12', '12-08', '12-15'])
  expect(onTheDay.map(({ text, day }) => [text, day?.slice(5)])).toEqual([['The day of others.', '12-08']])
})

test('until the target, what may not be public gives no day to a task that tells it to somebody outside', () => {
  const { weeks, onTheDay } = planFor({ gate: 'confidential' })
  const waiting = [...weeks.flatMap(({ tasks }) => tasks), ...onTheDay].filter(({ waits }) => waits)
  expect(waiting.map(({ text, day }) => [text, day])).toEqual([['The task send.', undefined]])
})

const fields: Fields = fieldsWith(tool, TABLE)
const choices = Object.values(fields).flatMap((field) =>
  field.kind === 'choice' && field.isQuestion ? [optionsOf(field, {}).length + 1] : [],
)
const combinations = choices.reduce((product, count) => product * count, 1)

test(`each task is a sentence of the table with the subject as typed or a blank, in ${combinations} combinations of answers`, () => {
  const chosen = (name: keyof typeof fields) => {
    const field = fields[name]
    const values = field?.kind === 'choice' ? optionsOf(field, {}).map(({ value }) => value) : []
    return fc.constantFrom(undefined, ...values)
  }
  const typed = fc.string({ unit: 'binary' })
  const answers = fc.record({
    news: fc.option(typed, { nil: undefined }),
    goals: typed,
    country: fc.constantFrom('none', 'us'),
    targetDate: fc.integer({ min: 0, max: 400 }).map((days) => addDays(TODAY, days)),
    ...{ kind: chosen('kind'), gate: chosen('gate'), day: chosen('day') },
    ...{ way: chosen('way'), shown: chosen('shown'), aim: chosen('aim') },
    subject: fc.option(typed, { nil: undefined }),
  }) as fc.Arbitrary<Answers>
  const patterns = sentencesOf(TABLE)
  fc.assert(
    fc.property(answers, (given) => {
      const plan = planPitch(given, TABLE, TODAY)
      expect(plan.weeks.map(({ tasks }) => tasks.length)).toEqual([4, 4, 4, 4])
      const subject = (given.gate !== 'confidential' && oneLine(given.subject ?? '')) || '[your subject]'
      const written = new Set(
        patterns.map((text) =>
          text.replace('{target}', () => formatDay(given.targetDate)).replace('{subject}', () => subject),
        ),
      )
      expect(textsOf(plan).filter((text) => !written.has(text))).toEqual([])
      for (const { day } of plan.weeks.flatMap(({ tasks }) => tasks))
        expect(day === undefined || day >= TODAY).toBe(true)
    }),
    { numRuns: cases(50, 3000) },
  )
})

/** Every text of a table that can become a task. */
function sentencesOf(table: unknown): string[] {
  if (Array.isArray(table)) return table.flatMap((one) => (typeof one === 'string' ? [one] : sentencesOf(one)))
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([name, one]) => (name === 'text' ? [one as string] : sentencesOf(one)))
}

describe('the table that a new site gets', () => {
  const file = 'scripts/publishing/start-fresh/templates/tables/pitch-plans.yaml'
  const table: PitchPlanTable = pitchPlanTable.parse(parse(readFileSync(file, 'utf8')))
  const plans = [table.neutral, ...table.told, table.harm, table.harmByChoice, table.accusation]

  test('says each task in whole sentences', () => {
    for (const { weeks } of plans) {
      for (const { text } of weeks.flatMap(({ tasks }) => tasks)) expect(text).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  test('has a task in each place, and the days of each plan in order', () => {
    const { weeks, after } = table.neutral
    expect([...weeks.flatMap(({ tasks }) => tasks), ...after].map(({ place }) => place)).toEqual(PLACES)
    for (const plan of plans) {
      const days = plan.weeks.flatMap(({ tasks }) => tasks.map(({ before }) => before))
      expect(days).toEqual(days.toSorted((a, b) => b - a))
    }
  })

  test('shares no task between plans for news that is never pitched', () => {
    const told = [...table.told, table.harm, table.accusation].flatMap(({ weeks }) =>
      weeks.flatMap(({ tasks }) => tasks.map(({ text }) => text)),
    )
    expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([])
  })

  test('gives each kind an id of its own', () => {
    const ids = [...table.kinds, ...table.told].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
