import { describe, expect, test } from 'vitest'
import { type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { planPitch } from './pitch-plan'
import { planEvents, verdict } from './plan-words'

const TODAY = '2026-11-23'
const plan = (news: string, goals: string, target: CalendarDay) =>
  planPitch({ news, goals, country: 'us' }, target, TODAY)
const textOf = (made: ReturnType<typeof plan>) =>
  made.weeks.flatMap(({ tasks }) => tasks.map(({ text }) => text)).join('\n')

describe('between the last week and the target', () => {
  const game = plan('Our co-op game launches in March', '500 wishlists a day', '2027-03-16')

  test('something new goes out every other week on a working day, the last time a week before', () => {
    expect(game.later.map(({ day }) => day)).toEqual([
      '2027-01-12',
      '2027-01-26',
      '2027-02-09',
      '2027-02-23',
      '2027-03-09',
    ])
    expect(game.later.at(-1)?.text).toContain('target day')
  })

  test('a target years away gets no endless list', () => {
    const { later } = plan('Our co-op game launches in March', '500 wishlists a day', '2030-03-16')
    expect(later.length).toBeGreaterThan(1)
    expect(later.length).toBeLessThanOrEqual(6)
  })

  test('the last days of a short plan are not empty', () => {
    const { later } = plan('The shelter looks for homes for 40 dogs', '40 adoptions', '2026-12-20')
    expect(later.map(({ day }) => day)).toEqual(['2026-12-14'])
  })

  test('nothing is told early where journalists keep the news, and nobody is asked twice in a few days', () => {
    expect(plan('Acme raises a Series A', 'Trade press', '2027-01-12').later).toEqual([])
    expect(plan('City Museum hosts a night of open doors', '800 visitors', '2026-12-12').later).toEqual([])
  })

  test('keys do not go out months before a launch', () => {
    expect(textOf(game)).not.toMatch(/^Send keys/m)
    expect(textOf(game)).toContain('from which day near the launch')
  })
})

describe('the target day', () => {
  test.each<[string, string, CalendarDay, RegExp]>([
    ['Acme raises a Series A', 'Trade press', '2027-01-12', /^Publish at the agreed hour/],
    ['City Museum hosts a night of open doors', '800 visitors', '2026-12-12', /^Send editors pictures/],
    ['Northfold gets known', 'Trade press', '2027-01-12', /^Check every link/],
  ])('%s: a task on it, and one two working days later', (news, goals, target, first) => {
    const made = plan(news, goals, target)
    expect(made.onTheDay[0]).toMatchObject({ text: expect.stringMatching(first), day: target })
    expect(made.onTheDay[1]?.text).toMatch(/^Collect what was published/)
    expect(daysBetween(target, made.onTheDay[1]?.day ?? target)).toBeGreaterThan(1)
    expect(planEvents(made, goals, target).map(({ title }) => title)).toContain(made.onTheDay[1]?.text)
  })

  test('news that has happened has no day to be published on, and bad news has a plan of its own', () => {
    expect(plan('Our oat milk won an award', 'More shops', '2027-01-18').onTheDay).toHaveLength(1)
    expect(plan('Our founder died', 'Calm', '2027-01-18').onTheDay).toEqual([])
  })

  test('on the target day of bad news, people hear how far it is', () => {
    const { onTheDay } = plan('We recall our kettle', 'Tell every owner', '2027-01-18')
    expect(onTheDay).toEqual([
      {
        text: 'Count owners reached against units sold, and say in public how many are missing: “Tell every owner”',
        day: '2027-01-18',
      },
    ])
  })

  test('every goal is measured, and one that counts the first weeks when they are over', () => {
    const goals = '40 adoptions\n10 new volunteers\n90 visits in the first two weeks'
    const texts = plan('The shelter looks for homes for 40 dogs', goals, '2027-02-01').onTheDay
    expect(texts.at(-2)?.text).toContain('both goals: “40 adoptions” and “10 new volunteers”')
    expect(texts.at(-1)).toMatchObject({ text: expect.stringContaining('“90 visits'), day: '2027-02-16' })
  })
})

describe('what can harm', () => {
  const appointment = plan('Northfold appoints Maria Lopez as CEO', 'A portrait in the trade press', '2027-01-11')

  test('the team is told on the day on which the first journalist knows, and not days before', () => {
    const [offer] = appointment.weeks[3]?.tasks ?? []
    expect(offer?.day).toBe('2027-01-04')
    expect(textOf(appointment)).toMatch(/who tells the team.*on January 4, 2027, before the first journalist knows/)
    expect(textOf(appointment)).not.toContain('{told}')
  })

  test.each(['Northfold appoints Maria Lopez as CEO', 'We announce a partnership with Acme'])(
    '%s: a listed company asks a lawyer before anybody is told',
    (news) => {
      expect(textOf(plan(news, 'Trade press', '2027-01-11'))).toMatch(
        /listed, ask a lawyer by when it has to be public/,
      )
    },
  )
})

test('no task is dropped while days are free', () => {
  const made = plan('City Museum hosts a night of open doors', '800 visitors', '2026-12-12')
  expect(made.weeks.flatMap(({ tasks }) => tasks).filter(({ day }) => !day)).toEqual([])
})

test('a plan for tomorrow offers nothing that it dropped, and says that the day should move', () => {
  const made = plan('Acme launches a solar kettle', 'Be in the shops’ newsletters', '2026-11-24')
  expect(textOf(made)).toContain('with price, terms and, if there are samples, the day on which they get one')
  expect(verdict(made)).toContain('move the day if you can')
})

test('what is certainly misspelled is put right before it is quoted, and said', () => {
  const made = plan('we lanch a new vegan cheeze', 'get in the papper', '2027-01-08')
  expect(textOf(made)).not.toMatch(/lanch\b|papper/)
  expect(made.goals).toEqual(['“get in the paper”'])
  expect(verdict(made)).toContain(
    'Spelling corrected: “lanch” to “launch”, “papper” to “paper”. “cheeze”: a name, or a typo?',
  )
})
