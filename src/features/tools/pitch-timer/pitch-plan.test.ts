import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import { matchTopics, quote, splitGoals } from './goals'
import { FULL_PLAN, planPitch, type Task, type Week } from './pitch-plan'
import { CORE, GENERAL, TOPICS } from './topics'

const TODAY: CalendarDay = '2026-11-20'
const planIn = (days: number, goals = 'Announce our Series A') => planPitch(goals, addDays(TODAY, days), TODAY)
const ranges = (days: number) =>
  planIn(days).weeks.map(({ firstDay, lastDay }) => `${firstDay.slice(5)} ${lastDay.slice(5)}`)
const topicsIn = (goals: string) => matchTopics(splitGoals(goals)).map(({ topic }) => topic.id)

describe('goals', () => {
  test('are lines, sentences and parts between semicolons, without list marks', () => {
    expect(
      splitGoals('- Announce our Series A\n2. Hire a CTO; be on a podcast.\r\n\n  • Win trust. Get known.  '),
    ).toEqual(['Announce our Series A', 'Hire a CTO', 'be on a podcast', 'Win trust', 'Get known'])
  })

  test('an abbreviation does not end one', () => {
    expect(splitGoals('Welcome Dr. Wong at Acme Inc. Berlin')).toEqual(['Welcome Dr. Wong at Acme Inc. Berlin'])
  })

  test('a long list is split at its commas, an amount is not', () => {
    expect(splitGoals('Raise $1,200,000')).toEqual(['Raise $1,200,000'])
    const list = 'Launch the lamp in three countries, win ten retailers, get articles in two design magazines, and hire'
    expect(splitGoals(list)).toHaveLength(4)
  })

  test('what has neither letter nor digit is no goal', () => {
    expect(splitGoals('---\n!!\n\u0000')).toEqual([])
    expect(splitGoals('発表')).toEqual(['発表'])
  })

  // Work that grew with the square of the length would not end within the time a test has.
  test('of any length are read', () => {
    for (const part of ['.,', 'a, ', ' \n', 'announce the ', '“'])
      expect(splitGoals(part.repeat(100_000))).toBeInstanceOf(Array)
  })

  test('are quoted whole, or cut between words', () => {
    expect(quote('Announce our Series A')).toBe('“Announce our Series A”')
    const long = quote('Announce our Series A round together with the opening of the office in Hamburg')
    expect(long).toBe('“Announce our Series A round together with the opening of the …”')
    expect(quote('😀'.repeat(100)).isWellFormed()).toBe(true)
  })
})

describe('topics', () => {
  test.each([
    ['Announce our Series A', ['funding']],
    ['Raise $2M', ['funding']],
    ['Launch the lamp', ['launch']],
    ['Roll-out in Spain', ['launch']],
    ['Our booth at CES', ['event']],
    ['Announce our new CFO', ['appointment']],
    ['Hire three engineers', ['hiring']],
    ['Publish the survey', ['data']],
    ['Make the recall public', ['crisis']],
    ['Tell about our partnership with Acme', ['partnership']],
    ['Place an op-ed', ['opinion']],
    ['LAUNCH', ['launch']],
  ])('%s', (goals, topics) => {
    expect(topicsIn(goals)).toEqual(topics)
  })

  test.each([
    'Raise awareness',
    'Send a press release',
    'Reach a higher share of voice',
    'Be seen in Shire',
    'Win a round of golf',
    'Build a data center',
    'Get into the news',
    'Prevent anything',
  ])('%s tells none of them', (goals) => {
    expect(topicsIn(goals)).toEqual([])
  })

  test('are in the order of the goals, each once, and a crisis first', () => {
    expect(topicsIn('Launch the lamp at CES\nAnnounce our Series A\nLaunch it again\nEnd the backlash')).toEqual([
      'crisis',
      'launch',
      'event',
      'funding',
    ])
  })

  test('have tasks that all differ, and every first task of a week quotes the goal', () => {
    const all = [...TOPICS, GENERAL].flatMap(({ weeks }) => weeks)
    const tasks = [...all, ...CORE].flat()
    expect(new Set(tasks).size).toBe(tasks.length)
    for (const [first] of all) expect(first).toContain('{goal}')
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length)
  })
})

describe('tasks', () => {
  const texts = (goals: string) => planIn(40, goals).weeks.map(({ tasks }) => tasks.map(({ text }) => text))

  test('four a week: two of every pitch, two of the topic, in the visitor’s words', () => {
    const weeks = texts('Announce our Series A')
    expect(weeks.map((tasks) => tasks.length)).toEqual([4, 4, 4, 4])
    expect(weeks[0]).toEqual([
      'Put “Announce our Series A” into one sentence with a fact, a number and a date',
      'Get consent in writing to name the investors and the amount in “Announce our Series A”',
      'List the journalists who wrote on the subject in the last three months, each with a link to the article',
      'Say what the money is for: three uses, each with a number or a date',
    ])
  })

  test('two topics share the weeks, each with the goal that told it; a third is named and left out', () => {
    const plan = planIn(40, 'Announce our Series A\nLaunch the lamp\nPublish a survey')
    expect(plan.topics.map(({ topic }) => topic.id)).toEqual(['funding', 'launch'])
    expect(plan.otherTopics.map(({ topic }) => topic.id)).toEqual(['data'])
    for (const { tasks } of plan.weeks) {
      expect(tasks[1]?.text).toContain('“Announce our Series A”')
      expect(tasks[3]?.text).toContain('“Launch the lamp”')
    }
  })

  test('in a crisis its own tasks come first, and are the last to go', () => {
    const plan = planIn(0, 'End the backlash')
    const kept = plan.weeks.map(({ tasks }) => tasks.find(({ day }) => day)?.text)
    expect(kept[0]).toBe(
      'Write down what is confirmed about “End the backlash”, by whom and since when, and what is not',
    )
    expect(plan.weeks[0]?.tasks[2]?.text).toContain('into one sentence')
  })

  test('goals without a known word get the general tasks', () => {
    const plan = planIn(40, 'Be known in Hamburg')
    expect(plan.topics).toEqual([])
    expect(plan.weeks[0]?.tasks[1]?.text).toContain('Find what is new in “Be known in Hamburg”')
  })

  test('signs that a replacement could read are left as typed', () => {
    expect(texts("Win $& $1 $' {goal}")[0]?.[0]).toContain("“Win $& $1 $' {goal}”")
  })
})

describe('weeks, today being November 20, 2026', () => {
  test('are counted back from the target when there is time', () => {
    // December 24 − 28 = November 26.
    expect(ranges(34)).toEqual(['11-26 12-02', '12-03 12-09', '12-10 12-16', '12-17 12-23'])
    expect(planIn(34)).toMatchObject({ wait: 6, missingDays: 0, keptTasks: 4 })
  })

  test('28 days fit exactly, from today on', () => {
    expect(ranges(28)).toEqual(['11-20 11-26', '11-27 12-03', '12-04 12-10', '12-11 12-17'])
    expect(planIn(28)).toMatchObject({ wait: 0, missingDays: 0, keptTasks: 4 })
  })

  test('27 days are cut into parts of 6, 7, 7 and 7', () => {
    expect(planIn(27).weeks.map(({ days }) => days)).toEqual([6, 7, 7, 7])
    expect(planIn(27)).toMatchObject({ missingDays: 1, keptTasks: 4 })
  })

  // By hand: 28 − days, divided by 7, rounded down, is the number of tasks that go; one stays.
  test.each([
    { days: 22, kept: 4 },
    { days: 21, kept: 3 },
    { days: 15, kept: 3 },
    { days: 14, kept: 2 },
    { days: 8, kept: 2 },
    { days: 7, kept: 1 },
    { days: 1, kept: 1 },
    { days: 0, kept: 1 },
  ])('with $days days, $kept tasks a week are kept', ({ days, kept }) => {
    const plan = planIn(days)
    expect(plan.keptTasks).toBe(kept)
    for (const { tasks } of plan.weeks) {
      expect(tasks).toHaveLength(4)
      expect(tasks.map(({ day }) => day !== undefined)).toEqual([0, 1, 2, 3].map((place) => place < kept))
    }
  })

  test('five days are parts of 1, 1, 1 and 2', () => {
    expect(ranges(5)).toEqual(['11-20 11-20', '11-21 11-21', '11-22 11-22', '11-23 11-24'])
  })

  test('two days are shared by two weeks each', () => {
    expect(ranges(2)).toEqual(['11-20 11-20', '11-20 11-20', '11-21 11-21', '11-21 11-21'])
  })

  test('a target today puts everything on today', () => {
    expect(ranges(0)).toEqual(['11-20 11-20', '11-20 11-20', '11-20 11-20', '11-20 11-20'])
    expect(planIn(0).daysLeft).toBe(0)
  })
})

test('for every goal and every day: inside the time that is left, in order, and on working days where there are any', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 60_000 }),
      (goals, ahead, start) => {
        const today = addDays('2000-01-01', start)
        const target = addDays(today, ahead)
        const { weeks, wait, keptTasks } = planPitch(goals, target, today)
        expect([weeks[0]?.firstDay, weeks.at(-1)?.lastDay]).toEqual([
          addDays(today, wait),
          ahead === 0 ? today : addDays(target, -1),
        ])
        expect(weeks.map(({ tasks }) => tasks.length)).toEqual([4, 4, 4, 4])
        expect(weeks.map(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) + 1)).toEqual(
          weeks.map(({ days }) => days),
        )
        if (ahead >= 4) {
          expect(weeks.reduce((sum, { days }) => sum + days, 0)).toBe(Math.min(ahead, FULL_PLAN))
          expect(weeks.slice(1).map(({ firstDay }) => firstDay)).toEqual(
            weeks.slice(0, -1).map(({ lastDay }) => addDays(lastDay, 1)),
          )
        }
        const isRight = ({ firstDay, lastDay, days }: Week, { day }: Task, place: number) =>
          day === undefined
            ? place >= keptTasks
            : day >= firstDay && day <= lastDay && (days < 3 || weekdayOf(day) % 6 !== 0)
        expect(weeks.every((week) => week.tasks.every((task, place) => isRight(week, task, place)))).toBe(true)
      },
    ),
  )
})
