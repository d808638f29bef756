import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import { BAD_NEWS_WEEKS, CORE } from './fixed-tasks'
import { matchTopics, quote, splitGoals } from './goals'
import { FULL_PLAN, planPitch, type Task, type Week } from './pitch-plan'
import { GENERAL, TOPICS } from './topics'
import type { Country } from './working-days'

const TODAY: CalendarDay = '2026-11-20'
const planIn = (days: number, goals = 'Announce our Series A', news?: string, country: Country = 'none') =>
  planPitch({ news, goals, country }, addDays(TODAY, days), TODAY)
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
    const long = quote(`Announce our Series A round together with ${'the opening of the office '.repeat(3)}in Hamburg`)
    expect(long).toBe(
      '“Announce our Series A round together with the opening of the office the opening of the office the …”',
    )
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
    ['Rosie’s Bakery opens a second shop', ['opening']],
    ['Find volunteers for the food bank', ['appeal']],
    ['Win the Red Dot award', ['award']],
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

  test('are in the order of the goals, each once', () => {
    expect(topicsIn('Launch the lamp at CES\nAnnounce our Series A\nLaunch it again')).toEqual([
      'launch',
      'event',
      'funding',
    ])
  })

  test('have tasks that all differ, and only two tasks, which every pitch has, quote typed words', () => {
    const tasks = [...[...TOPICS, GENERAL].flatMap(({ weeks }) => weeks), ...CORE, ...BAD_NEWS_WEEKS].flat()
    expect(new Set(tasks).size).toBe(tasks.length)
    expect(tasks.filter((task) => task.includes('{'))).toHaveLength(2)
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length)
  })
})

describe('tasks', () => {
  const textsOf = (plan: ReturnType<typeof planPitch>) => plan.weeks.map(({ tasks }) => tasks.map(({ text }) => text))

  test('four a week: two of every pitch, two of the topic, with the news as news and the goal as goal', () => {
    const weeks = textsOf(planIn(40, 'Twenty calls from investors', 'Acme raises a Series A of $5M'))
    expect(weeks.map((tasks) => tasks.length)).toEqual([4, 4, 4, 4])
    expect(weeks[0]).toEqual([
      'Put the news into one sentence with a fact, a number and a date. You wrote: “Acme raises a Series A of $5M”',
      'Get consent in writing to name the investors and the amount',
      'List the journalists who wrote on the subject in the last three months, each with a link to the article',
      'Say what the money is for: three uses, each with a number or a date',
    ])
    expect(weeks[3]?.[2]).toBe('Write down how you will see that the goal is met: “Twenty calls from investors”')
  })

  test('a goal is never quoted as news', () => {
    const weeks = textsOf(planIn(40, 'Get the local paper to cover our opening'))
    expect(weeks[0]?.[0]).toBe('Put the news into one sentence with a fact, a number and a date')
    expect(weeks.flat().filter((text) => text.includes('local paper to cover'))).toEqual([weeks[3]?.[2]])
  })

  test('the news decides what it is about, and the goals only where it does not', () => {
    const topics = (goals: string, news?: string) => planIn(40, goals, news).topics.map(({ topic }) => topic.id)
    expect(topics('Launch coverage in five magazines', 'Acme opens an office in Rome')).toEqual(['opening'])
    expect(topics('Launch coverage in five magazines', 'Something with lamps')).toEqual(['launch'])
  })

  test('two topics share the weeks; a third is named and left out', () => {
    const plan = planIn(40, 'Announce our Series A\nLaunch the lamp\nPublish a survey')
    expect(plan.topics.map(({ topic }) => topic.id)).toEqual(['funding', 'launch'])
    expect(plan.otherTopics.map(({ topic }) => topic.id)).toEqual(['data'])
    expect(plan.weeks[0]?.tasks[1]?.text).toContain('the investors')
    expect(plan.weeks[0]?.tasks[3]?.text).toContain('without adjectives')
  })

  test.each(['Recall 4,200 night lights', 'Our website is down', 'We lay off 40 people', 'End the backlash'])(
    '%s: no pitch, whatever else is planned',
    (news) => {
      const plan = planIn(40, 'Launch the lamp', news)
      expect(plan.badNews).toBeDefined()
      expect(textsOf(plan).flat().join('\n')).not.toMatch(/pitch e-?mail|most wanted|angle|embargo/i)
      expect(plan.weeks.map(({ name }) => name)).not.toContain('Pitch')
      expect(plan.weeks[0]?.tasks.map(({ day }) => day)).toEqual([TODAY, TODAY, TODAY, TODAY])
      expect(plan.weeks[1]?.firstDay).toBe('2026-11-26')
      expect(plan.otherTopics.map(({ topic }) => topic.id)).toEqual(['launch'])
    },
  )

  test('goals without a known word get the general tasks', () => {
    const plan = planIn(40, 'Be known in Hamburg')
    expect(plan.topics).toEqual([])
    expect(plan.weeks[0]?.tasks[1]?.text).toContain('Find what is new in it')
  })

  test('signs that a replacement could read are left as typed', () => {
    const typed = "Win $& $1 $' {goal} {news}"
    const weeks = textsOf(planIn(40, typed, typed))
    expect(weeks[0]?.[0]).toContain(`“${typed}”`)
    expect(weeks[3]?.[2]).toContain(`“${typed}”`)
  })
})

describe('working days', () => {
  test('no task falls on a holiday of the country', () => {
    // Four weeks before December 24, 2026 start on Thanksgiving, a holiday in the United States only.
    expect(planIn(34).weeks[0]?.tasks[0]?.day).toBe('2026-11-26')
    expect(planIn(34, 'News', undefined, 'us').weeks[0]?.tasks[0]?.day).toBe('2026-11-27')
    expect(planIn(34).workingDaysLeft).toBe(24)
    expect(planIn(34, 'News', undefined, 'us').workingDaysLeft).toBe(23)
  })

  test('the follow-up comes three working days after the pitch', () => {
    const pitchWeek = planIn(34).weeks[2]?.tasks
    // December 11, 2026 is a Friday.
    expect(pitchWeek?.[1]).toMatchObject({ text: expect.stringMatching(/^Send the pitch/), day: '2026-12-11' })
    expect(pitchWeek?.[3]).toMatchObject({ text: expect.stringMatching(/^Follow up once/), day: '2026-12-16' })
  })

  test('there is none where it would come on the target day or later', () => {
    expect(planIn(22).weeks[2]?.tasks[3]?.day).toBeDefined()
    // Of 14 days, the first two tasks a week are kept, and the follow-up is the last.
    expect(planIn(14).weeks[2]?.tasks[3]?.day).toBeUndefined()
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
      const isFollowUp = ({ text }: Task) => text.startsWith('Follow up')
      const rest = tasks.flatMap((task, place) => (isFollowUp(task) ? [] : [{ isKept: task.day !== undefined, place }]))
      expect(rest.map(({ isKept }) => isKept)).toEqual(rest.map(({ place }) => place < kept))
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
        const { weeks, wait, keptTasks } = planPitch({ news: goals, goals, country: 'none' }, target, today)
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
        const isRight = ({ firstDay, lastDay, days }: Week, { day, text }: Task, place: number) =>
          text.startsWith('Follow up')
            ? day === undefined || (day < target && day > firstDay)
            : day === undefined
              ? place >= keptTasks
              : day >= firstDay && day <= lastDay && (days < 3 || weekdayOf(day) % 6 !== 0)
        expect(weeks.every((week) => week.tasks.every((task, place) => isRight(week, task, place)))).toBe(true)
      },
    ),
  )
})
