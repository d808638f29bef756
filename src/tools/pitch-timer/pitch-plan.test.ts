import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import { BAD_NEWS_PLANS } from './bad-news-plans'
import { APPROVE, FOLLOW_UP, LIST, SEND, SEND_UNDER_EMBARGO, SENTENCE, WRITE } from './fixed-tasks'
import { matchTopics, quote, splitGoals } from './goals'
import { keptTasks } from './kept-tasks'
import { planPitch } from './pitch-plan'
import type { Task, Week } from './task'
import { GENERAL, TOPICS } from './topics'
import { daysOf, FULL_PLAN, isQuiet } from './week-spans'
import type { Country } from './working-days'

const TODAY: CalendarDay = '2026-10-09'
const planIn = (days: number, goals = 'Announce our Series A', news?: string, country: Country = 'none') =>
  planPitch({ news, goals, country }, addDays(TODAY, days), TODAY)
const ranges = (days: number) =>
  planIn(days, 'Calls', 'Acme does something new').weeks.map(
    ({ firstDay, lastDay }) => `${firstDay.slice(5)} ${lastDay.slice(5)}`,
  )
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

  test('have tasks that all differ, and an offer to one each', () => {
    const tasks = [...TOPICS, GENERAL].flatMap(({ weeks }) => weeks.flat())
    expect(new Set(tasks).size).toBe(tasks.length)
    for (const { weeks } of [...TOPICS, GENERAL]) expect(weeks[3][0]).toContain('{terms}')
    expect(tasks.filter((task) => task.includes('{terms}'))).toHaveLength(TOPICS.length + 1)
    expect(tasks.join().replaceAll('{terms}', '').replaceAll('{told}', '')).not.toContain('{')
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length)
  })
})

describe('tasks', () => {
  const textsOf = (plan: ReturnType<typeof planPitch>) => plan.weeks.map(({ tasks }) => tasks.map(({ text }) => text))

  test('four a week, each after those it needs: numbers, approval and staff before any journalist', () => {
    const weeks = textsOf(planIn(34, 'Twenty calls from investors', 'Acme raises a Series A of $5M'))
    expect(weeks.map((tasks) => tasks.length)).toEqual([4, 4, 4, 4])
    expect(weeks[0]).toEqual([
      'Put the news into one sentence with a fact, a number and a date. You wrote: “Acme raises a Series A of $5M”',
      'Ask a lawyer by which day each filing is due, because filings do not wait for the announcement, and get consent in writing to name the investors and the amount',
      'List the journalists who wrote on the subject in the last three months, each with a link to the article',
      'Write down the investors you want by name, and who can introduce you to each, for the goal “Twenty calls from investors”',
    ])
    expect(weeks[3]).toEqual([
      'Once staff know, offer the round to one reporter of the outlet that counts most for your goal, under embargo until November 12, 2026, with hour and time zone, agreed in writing beforehand, and say that others get it a day later',
      `${SEND_UNDER_EMBARGO.replace('{target}', 'November 12, 2026')}; on November 12, 2026, those who can introduce you to investors get two lines to pass on`,
      'Have founder and lead investor free for calls until the target day',
      FOLLOW_UP,
    ])
    expect(weeks[2]).toContain(APPROVE)
    expect(weeks[2]?.[3]).toContain('who tells staff')
  })

  test('a goal is never quoted as news, and no news is asked for', () => {
    const plan = planIn(40, 'Get the local paper to cover our opening')
    expect(plan.notes[0]).toContain('You gave no news yet')
    expect(textsOf(plan)[0]?.[0]).toContain('Find the news before anything else')
    expect(
      textsOf(plan)
        .flat()
        .filter((text) => text.includes('local paper to cover')),
    ).toEqual([textsOf(plan)[0]?.[3]])
  })

  test('one word is a subject and no news', () => {
    expect(planIn(35, 'Listeners', 'Podcast').notes).toEqual([
      '“Podcast” is a subject and no news yet: write who does what and when, and make the plan again.',
    ])
  })

  test.each([
    ['Find ten shops', 'buyers of shops'],
    ['300 people through the door', 'without the press'],
    ['Parents know where to go', 'schools, doctors'],
    ['500 wishlists a day', 'builds? up before the day'],
    ['Ten interviews on the radio', 'the producer'],
    ['Articles in both countries', 'in its language'],
    ['Ten new volunteers', 'what volunteers do'],
    ['A portrait in the trade press', 'section, person and deadline'],
    ['Win at chess', 'how you will see that the goal is met'],
  ])('the goal “%s” has a task of its own', (goal, words) => {
    const text = textsOf(planIn(40, goal, 'Acme does something new'))
      .flat()
      .find((task) => task.includes(`“${goal}”`))
    expect(text).toMatch(new RegExp(words))
  })

  test('what a goal counts before the target starts today, without an embargo, and the pitch begins in the middle', () => {
    const plan = planIn(20, '40 adoptions', 'Acme launches a kettle for the shelter')
    expect(plan.isHeld).toBe(false)
    expect(plan.weeks[0]?.tasks[0]).toMatchObject({ text: expect.stringContaining('“40 adoptions”'), day: TODAY })
    expect(plan.weeks[3]?.firstDay).toBe(addDays(TODAY, 10))
    expect(planIn(100, '500 wishlists a day', 'Our game launches in March').wait).toBe(0)
    const later = planIn(100, '300 visitors in the first week', 'Acme opens a shop')
    expect(later.wait).toBeGreaterThan(0)
  })

  test('what the goal needs is never dropped, and the text goes to the people of the goal', () => {
    const kept = planIn(0, 'Find ten shops', 'Acme launches a kettle').weeks.flatMap(({ tasks }) =>
      tasks.flatMap(({ text, day }) => (day ? [text] : [])),
    )
    expect(kept[1]).toContain('List ten buyers of shops')
    expect(kept.at(-1)).toContain('to the buyers on your list')
    expect(kept.join('\n')).not.toContain('journalists')
  })

  test('long news is cut in the middle, because its end can be the news', () => {
    const news = `We have worked for years ${'on a helmet '.repeat(10)}and now it is for sale`
    expect(textsOf(planIn(40, 'Calls', news))[0]?.[0]).toMatch(/“We have worked .* … .*now it is for sale”/)
  })

  test('a second goal has its own task, and the others share one', () => {
    const weeks = textsOf(planIn(40, 'One\nTwo', 'Acme does something new'))
    expect([weeks[0]?.[3], weeks[1]?.[3]]).toEqual([expect.stringContaining('“One”'), expect.stringContaining('“Two”')])
    const many = textsOf(planIn(40, 'One\nTwo\nThree\nFour\nFive', 'Acme does something new'))
    expect(many[1]?.[3]).toBe(
      'Choose one number and one person for each other goal: “Two”; “Three”; “Four”; and 1 more',
    )
  })

  test('with three days or fewer there is no embargo, and sentence, list, email, approval and pitch are left', () => {
    const news = 'Acme launches a solar kettle'
    expect(
      textsOf(planIn(4, 'Calls', news))
        .flat()
        .join('\n'),
    ).toContain('embargo')
    for (const days of [0, 1, 2, 3]) {
      const plan = planIn(days, 'Calls', news)
      expect(textsOf(plan).flat().join('\n')).not.toContain('embargo')
      expect(plan.notes).toContain('There is no time for an embargo: what you send may be published at once.')
      expect(plan.weeks.flatMap(({ tasks }) => tasks.flatMap(({ text, day }) => (day ? [text] : [])))).toEqual([
        SENTENCE.replace('{news}', `“${news}”`),
        LIST,
        WRITE,
        APPROVE,
        SEND,
      ])
    }
  })

  test('news that has already happened starts today, without an embargo', () => {
    const plan = planIn(100, 'Calls', 'Our kettle is on sale')
    expect(plan.wait).toBe(0)
    expect(textsOf(plan).flat().join('\n')).toContain('If the first outlet took the story, agree with it on the day')
    const unclear = planIn(100, 'Calls', 'The game is out and launches in March')
    expect(unclear.notes[0]).toContain('both “is out” and “launches”')
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
    expect(plan.weeks[1]?.tasks[2]?.text).toContain('Make the fact sheet')
  })

  test.each(['Recall 4,200 night lights', 'Our website is down', 'Fire at our plant', 'End the backlash'])(
    '%s: no pitch, whatever else is planned, and nothing is dropped, however near the target',
    (news) => {
      for (const days of [0, 1, 40]) {
        const plan = planIn(days, 'Launch the lamp', news)
        expect(plan.badNews).toMatchObject({ isPlanned: false })
        expect(textsOf(plan).flat().join('\n')).not.toMatch(
          /pitch e-?mail|to each journalist separately|angle|embargo/i,
        )
        expect(plan.weeks.map(({ name }) => name)).not.toContain('Pitch')
        expect(plan.weeks[0]?.tasks.map(({ day }) => day)).toEqual([TODAY, TODAY, TODAY, TODAY])
        expect(plan.weeks[1]?.tasks[0]?.day).toBe('2026-10-10')
        expect(plan.weeks.flatMap(({ tasks }) => tasks).every(({ day }) => day)).toBe(true)
        expect(plan.otherTopics.map(({ topic }) => topic.id)).toEqual(['launch'])
      }
    },
  )

  test('job cuts are told on the target day: duties first, then those affected, then the public', () => {
    const plan = planIn(10, 'Fair coverage', 'We lay off 40 people')
    expect(plan.badNews).toMatchObject({ isPlanned: true })
    expect(plan.weeks.map(({ firstDay, lastDay }) => `${firstDay.slice(5)} ${lastDay.slice(5)}`)).toEqual([
      '10-09 10-13',
      '10-14 10-18',
      '10-19 10-25',
      '10-26 11-01',
    ])
    expect(plan.weeks[0]?.tasks[0]).toMatchObject({
      text: expect.stringMatching(/^Ask an employment lawyer/),
      day: TODAY,
    })
    expect(plan.weeks[2]?.tasks.map(({ text }) => text.split(' ').slice(0, 3).join(' '))).toEqual([
      'Tell those who',
      'Tell those who',
      'Then publish one',
      'Have the person',
    ])
    expect(planIn(0, 'Fair coverage', 'We lay off 40 people').weeks.map(({ firstDay }) => firstDay)).toEqual([
      TODAY,
      TODAY,
      TODAY,
      '2026-10-16',
    ])
  })

  test('every plan for bad news stops the pitch, tells who must be told, and asks for the goal', () => {
    for (const { weeks } of BAD_NEWS_PLANS) {
      const tasks = weeks.flat()
      expect(new Set(tasks).size).toBe(16)
      expect(weeks[0].join('\n')).toMatch(/pitch nobody/)
      expect(weeks[0].join('\n')).toMatch(/lawyer/)
      expect(tasks.filter((task) => task.includes('{goals}'))).toHaveLength(1)
    }
  })

  test('goals without a known word get the general tasks', () => {
    const plan = planIn(40, 'Be known in Hamburg')
    expect(plan.topics).toEqual([])
    expect(plan.weeks[0]?.tasks[1]?.text).toContain('Read what the five outlets')
  })

  test('signs that a replacement could read are left as typed', () => {
    const typed = "Win $& $1 $' {goal} {news}"
    const weeks = textsOf(planIn(40, typed, typed))
    expect(weeks[0]?.[0]).toContain(`“${typed}”`)
    expect(weeks[0]?.[3]).toContain(`“${typed}”`)
  })
})

describe('working days', () => {
  const planFor = (target: CalendarDay, country: Country, today: CalendarDay = '2026-10-01') =>
    planPitch({ news: 'Acme does something new', goals: 'Calls', country }, target, today)
  const spans = (plan: ReturnType<typeof planPitch>) =>
    plan.weeks.map(({ firstDay, lastDay }) => `${firstDay.slice(5)} ${lastDay.slice(5)}`)

  test('no task falls on a holiday of the country', () => {
    // Week 2 before December 17, 2026 starts on Thanksgiving, a holiday in the United States only.
    expect(planFor('2026-12-17', 'none').weeks[1]?.tasks[0]?.day).toBe('2026-11-26')
    expect(planFor('2026-12-17', 'us').weeks[1]?.tasks[0]?.day).toBe('2026-11-27')
    expect(planFor('2026-12-17', 'none').workingDaysLeft).toBe(55)
    expect(planFor('2026-12-17', 'us').workingDaysLeft).toBe(52)
  })

  test('the pitch comes a day after the offer, and the follow-up three working days after the pitch', () => {
    // December 10, 2026 is a Thursday.
    expect(planFor('2026-12-17', 'us').weeks[3]?.tasks.map(({ day }) => day)).toEqual([
      '2026-12-10',
      '2026-12-11',
      '2026-12-14',
      '2026-12-16',
    ])
  })

  test('one day has no room for an offer to one before the pitch to all', () => {
    const week = planFor('2026-10-13', 'none', '2026-10-09').weeks[3]
    expect(week?.tasks.map(({ day }) => day !== undefined)).toEqual([false, true, false, false])
  })

  test('weeks keep clear of December 21 to January 3 where days are to spare', () => {
    expect(spans(planFor('2027-01-12', 'us'))).toEqual(['12-01 12-07', '12-08 12-14', '12-15 12-21', '01-05 01-11'])
    expect(spans(planFor('2027-01-04', 'us'))).toEqual(['11-23 11-29', '11-30 12-06', '12-07 12-13', '12-14 12-20'])
    expect(planFor('2027-01-04', 'us').isMoved).toBe(true)
    // From December 10, only the last week can keep clear.
    expect(spans(planFor('2027-01-12', 'us', '2026-12-10'))[3]).toBe('01-05 01-11')
  })

  test('a plan that ends long before its target names the day on which to write again', () => {
    const { notes } = planFor('2027-01-08', 'us', '2026-11-23')
    expect(notes.join(' ')).toMatch(/starts on January 8, 2027 and not before\. Week 4 ends 19 days before/)
    expect(notes.join(' ')).toMatch(/On January 4, 2027, write once more to those who said yes/)
    expect(planFor('2027-01-20', 'us').notes.join(' ')).not.toContain('write once more')
  })

  test('the last week keeps clear of a holiday that would leave no room for the follow-up', () => {
    // January 18, 2027 is Martin Luther King Day.
    expect(spans(planFor('2027-01-20', 'us'))[3]).toBe('01-11 01-17')
    expect(spans(planFor('2027-01-20', 'none'))[3]).toBe('01-13 01-19')
  })

  test('a target on a weekend or a holiday is said', () => {
    expect(planFor('2026-12-20', 'us').notes).toEqual([expect.stringContaining('December 20, 2026 is a Sunday')])
    expect(planFor('2027-01-18', 'us').notes).toEqual([expect.stringContaining('is a public holiday')])
    expect(planFor('2026-12-30', 'us').notes).toEqual([expect.stringContaining('between the holidays')])
    expect(planFor('2026-12-17', 'us').notes).toEqual([])
  })
})

describe('weeks, today being October 9, 2026', () => {
  test('are counted back from the target when there is time', () => {
    // November 12 − 28 = October 15.
    expect(ranges(34)).toEqual(['10-15 10-21', '10-22 10-28', '10-29 11-04', '11-05 11-11'])
    expect(planIn(34, 'Calls', 'Acme does something new')).toMatchObject({ wait: 6, missingDays: 0 })
  })

  test('28 days fit exactly, from today on', () => {
    expect(ranges(28)).toEqual(['10-09 10-15', '10-16 10-22', '10-23 10-29', '10-30 11-05'])
    expect(planIn(28)).toMatchObject({ wait: 0, missingDays: 0 })
  })

  test('27 days are cut into parts of 6, 7, 7 and 7', () => {
    expect(planIn(27).weeks.map(({ days }) => days)).toEqual([6, 7, 7, 7])
    expect(planIn(27)).toMatchObject({ missingDays: 1 })
  })

  // By hand: 28 − days, divided by 7, rounded down, is the number of tasks that go; one stays. A week keeps no fewer than
  // it has working days. Week 1 also keeps the list of journalists, which the pitch needs.
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
    expect(keptTasks(days)).toBe(kept)
    const { weeks } = planIn(days, 'Calls', 'Acme does something new')
    expect(weeks.map(({ tasks }) => tasks.length)).toEqual([4, 4, 4, 4])
    const working = ({ firstDay, days }: Week) =>
      daysOf(firstDay, days).filter((day) => weekdayOf(day) % 6 !== 0).length
    for (const [index, week] of weeks.slice(0, 3).entries()) {
      const isLong = weeks.reduce((sum, one) => sum + working(one), 0) >= 12
      const least = isLong
        ? 4
        : Math.max(index === 0 && kept < 3 ? kept + 1 : kept, days < 4 ? 0 : Math.min(4, working(week)))
      expect(week.tasks.filter(({ day }) => day).length).toBe(least)
    }
  })

  test('five days are parts of 1, 1, 1 and 2', () => {
    expect(ranges(5)).toEqual(['10-09 10-09', '10-10 10-10', '10-11 10-11', '10-12 10-13'])
  })

  test('two days are shared by two weeks each', () => {
    expect(ranges(2)).toEqual(['10-09 10-09', '10-09 10-09', '10-10 10-10', '10-10 10-10'])
  })

  test('a target today puts everything on today', () => {
    expect(ranges(0)).toEqual(['10-09 10-09', '10-09 10-09', '10-09 10-09', '10-09 10-09'])
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
        const { weeks, wait } = planPitch({ news: goals, goals, country: 'none' }, target, today)
        expect(weeks[0]?.firstDay).toBe(addDays(today, wait))
        expect(weeks.map(({ tasks }) => tasks.length)).toEqual([4, 4, 4, 4])
        expect(weeks.map(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) + 1)).toEqual(
          weeks.map(({ days }) => days),
        )
        if (ahead > 0) expect((weeks.at(-1)?.lastDay ?? '') < target).toBe(true)
        if (ahead >= 4) {
          expect(weeks.reduce((sum, { days }) => sum + days, 0)).toBe(Math.min(ahead, FULL_PLAN))
          const ends = weeks.map(({ lastDay }) => lastDay)
          expect(weeks.slice(1).every(({ firstDay }, index) => firstDay > (ends[index] ?? ''))).toBe(true)
        }
        const isRight = ({ firstDay, lastDay, days }: Week, { day }: Task) =>
          day === undefined || (day >= firstDay && day <= lastDay && (days < 3 || weekdayOf(day) % 6 !== 0))
        expect(weeks.every((week) => week.tasks.every((task) => isRight(week, task)))).toBe(true)
        const days = weeks.flatMap(({ tasks }) => tasks.flatMap(({ day }) => day ?? []))
        expect(days).toEqual(days.toSorted())
        const [offer, pitch, , followUp] = weeks[3]?.tasks ?? []
        expect(offer?.day === undefined || offer.day < (pitch?.day ?? '')).toBe(true)
        expect(followUp?.day === undefined || daysBetween(pitch?.day ?? target, followUp.day) >= 3).toBe(true)
        // Eight weeks are enough to keep clear of the fortnight in which nobody answers.
        const asked = daysOf(weeks[3]?.firstDay ?? today, 7).filter((day) =>
          weeks[3]?.tasks.some((task) => task.day === day),
        )
        if (ahead >= 56) expect(asked.filter(isQuiet)).toEqual([])
      },
    ),
  )
})
