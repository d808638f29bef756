import { outline } from '@words/tools/pitch-outline'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { cases } from '../../../tests/tier'
import { oneLine } from '../kit/document/clean-text'
import { type Fields, optionsOf } from '../kit/form/fields'
import { fieldsWith } from '../kit/tool'
import { type Answers, whyNoPlan } from './chosen-plan'
import { isOutline } from './outline'
import { planPitch } from './pitch-plan'
import { OPEN, TABLE } from './table-for-tests'
import { tool } from './tool'

/** A Friday. */
const TODAY: CalendarDay = '2026-10-09'

const planFor = (answers: Partial<Answers>, days = 35) =>
  planPitch({ ...OPEN, kind: 'other', targetDate: addDays(TODAY, days), ...answers }, TABLE, TODAY)
type Plan = ReturnType<typeof planFor>
const tasksOf = ({ ahead, weeks, later, onTheDay }: Plan) => [
  ...ahead,
  ...weeks.flatMap(({ tasks }) => tasks),
  ...later,
  ...onTheDay,
]
const textsOf = (plan: Plan) => tasksOf(plan).map(({ text }) => text)
const daysOf = ({ tasks }: Plan['weeks'][number]) => tasks.map(({ day }) => day?.slice(5))

describe('which plan', () => {
  test.each([
    { answers: {}, shape: 'open' },
    { answers: { kind: 'launch' }, shape: 'open' },
    { answers: { kind: 'launch', way: 'embargo' }, shape: 'ahead' },
    { answers: { kind: 'launch', shown: 'sample' }, shape: 'ahead' },
    { answers: { kind: 'launch', shown: 'sample', way: 'open' }, shape: 'open' },
    { answers: { kind: 'launch', gate: 'confidential', way: 'embargo' }, shape: 'ahead' },
    { answers: { kind: 'launch', gate: 'confidential', shown: 'sample' }, shape: 'open' },
    { answers: { kind: 'launch', way: 'early' }, shape: 'before' },
    { answers: { kind: 'launch', way: 'early', gate: 'confidential' }, shape: 'open' },
    { answers: { kind: 'launch', way: 'early', day: 'jury' }, shape: 'open' },
    { answers: { kind: 'launch', way: 'embargo', day: 'jury' }, shape: 'ahead' },
    { answers: { kind: 'launch', way: 'embargo', day: 'signature' }, shape: 'open' },
    { answers: { kind: 'launch', way: 'embargo', day: 'signature', knownDay: '2026-11-13' }, shape: 'open' },
    { answers: { kind: 'launch', way: 'exclusive', gate: 'confidential' }, shape: 'open' },
    { answers: { kind: 'launch', way: 'embargo', knownDay: '2026-11-03' }, shape: 'ahead' },
    { answers: { kind: 'launch', way: 'embargo', earlier: 'last', earlierDay: '2026-11-03' }, shape: 'before' },
    { answers: { kind: 'event', day: 'jury' }, shape: 'event' },
    { answers: { kind: 'vote', day: 'given' }, shape: 'decision' },
    { answers: { kind: 'vote', day: 'past' }, shape: 'known' },
    { answers: { kind: 'closing', day: 'past' }, shape: 'known' },
    { answers: { kind: 'closing', day: 'past', gate: 'confidential' }, shape: 'told' },
    { answers: { kind: 'event', way: 'embargo' }, shape: 'event' },
    { answers: { kind: 'event', day: 'past' }, shape: 'event' },
    { answers: { kind: 'event', gate: 'harm' }, shape: 'event' },
    { answers: { kind: 'event', gate: 'confidential' }, shape: 'open' },
    { answers: { kind: 'event', gate: 'confidential', secret: 'part' }, shape: 'event' },
    { answers: { kind: 'data', gate: 'harm', day: 'ours' }, shape: 'warning' },
    { answers: { gate: 'harm' }, shape: 'warning' },
    { answers: { kind: 'launch', gate: 'harm', way: 'embargo' }, shape: 'ahead' },
    { answers: { kind: 'other', gate: 'harm' }, shape: 'warning' },
    { answers: { kind: 'settled', gate: 'accusation' }, shape: 'open' },
    { answers: { gate: 'harm', day: 'ours' }, shape: 'told' },
    { answers: { kind: 'launch', gate: 'accusation' }, shape: 'accusation' },
    { answers: { kind: 'settled' }, shape: 'open' },
    { answers: { kind: 'settled', day: 'past', way: 'embargo' }, shape: 'now' },
    { answers: { kind: 'settled', day: 'past', gate: 'confidential', knownDay: '2026-11-10' }, shape: 'open' },
    { answers: { kind: 'launch', way: 'early', earlier: 'deadline' }, shape: 'now' },
  ] as const)('$answers: $shape', ({ answers, shape }) => {
    expect(planFor(answers).shape).toBe(shape)
  })

  test('while the kind is open, a pitch is an outline of blanks without a day', () => {
    for (const gate of [undefined, 'none', 'claim', 'confidential'] as const)
      for (const days of [0, 1, 10, 60]) {
        const { weeks, ahead, later, onTheDay } = planFor({ kind: undefined, gate, way: 'embargo' }, days)
        expect([...ahead, ...later, ...onTheDay]).toEqual([])
        const tasks = weeks.flatMap((week) => week.tasks)
        expect(tasks.map(({ text, day }) => [/\[.+\]/.test(text), day])).toEqual(Array(16).fill([true, undefined]))
      }
    expect(planFor({ kind: undefined, gate: 'harm' }).weeks[0]?.tasks[0]?.day).toBe(TODAY)
  })

  test('of news of no listed kind, its tasks are those for any news, with a blank for the subject', () => {
    expect(textsOf(planFor({})).slice(0, 4)).toEqual(['open 1.', 'open 2.', 'open 3: [your subject].', 'open 4.'])
  })

  test('each answer puts its own texts in their places', () => {
    const answers = { kind: 'launch', gate: 'claim', way: 'open', shown: 'visit', aim: 'coverage' } as const
    expect(textsOf(planFor({ ...answers, subject: 'home energy' })).slice(0, 6)).toEqual([
      'Launch: confirm.',
      'Coverage: goal.',
      'open 3: home energy.',
      'To all on November 13, 2026.',
      'open 5. Have evidence.',
      'Visit: invite.',
    ])
  })

  test('an event that may not be public yet keeps what its kind confirms, and nothing that it tells', () => {
    expect(textsOf(planFor({ kind: 'event', gate: 'confidential' })).slice(0, 2)).toEqual([
      'Event: confirm.',
      'open 2.',
    ])
  })

  test('a way for which there is no time is left out', () => {
    const leftOut = { label: 'Under an embargo' }
    expect(planFor({ way: 'embargo' }, 10)).toMatchObject({ shape: 'ahead', leftOut: undefined })
    expect(planFor({ way: 'embargo' }, 4)).toMatchObject({ shape: 'open', leftOut: { ...leftOut, fewestDays: 3 } })
    const ofSample = planFor({ way: 'embargo', shown: 'sample' }, 10)
    expect(ofSample).toMatchObject({ shape: 'open', leftOut: { ...leftOut, fewestDays: 10 } })
    expect(planFor({ shown: 'sample' }, 10)).toMatchObject({ shape: 'open', leftOut: undefined })
  })

  test('old news has the tasks for what is new about it, and none of its kind', () => {
    const old = planFor({ kind: 'launch', day: 'past', way: 'embargo' }, 90)
    expect([old.shape, old.weeks[0]?.firstDay]).toEqual(['now', TODAY])
    expect(planFor({ kind: 'launch', day: 'past', gate: 'confidential' }).shape).toBe('open')
    const texts = textsOf(old)
    expect(texts).toContain('Fresh: confirm.')
    expect(texts).not.toContain('Launch: confirm.')
  })

  test.each([
    [{ kind: 'launch', day: 'stale' }, 'nothingNew'],
    [{ kind: 'launch', day: 'past' }, undefined],
    [{ kind: 'event', day: 'stale' }, undefined],
    [{ kind: 'launch', gate: 'joke' }, 'joke'],
    [{ kind: 'settled', gate: 'confidential', day: 'past' }, 'kept'],
    [{ kind: 'settled', gate: 'confidential', day: 'past', knownDay: '2026-11-01' }, undefined],
    [{ kind: 'closing', day: 'never' }, 'kept'],
    [{ kind: 'launch', day: 'never', knownDay: '2026-11-01' }, 'kept'],
    // People in danger hear of it, whatever was agreed.
    [{ kind: 'data', gate: 'confidential', day: 'never' }, undefined],
    [{ kind: 'search' }, 'noStory'],
    [{ kind: 'other', news: undefined }, 'noStory'],
    [{ kind: 'other' }, undefined],
    [{ kind: 'launch', news: undefined }, undefined],
    [{ news: undefined }, undefined],
  ] as const)('whether there is anything to plan: %o', (given, why) => {
    expect(whyNoPlan({ ...OPEN, targetDate: TODAY, ...given }, TABLE)).toBe(why)
  })
})

describe('when', () => {
  test('four weeks count back from the target in working days', () => {
    const { weeks, onTheDay } = planFor({}, 35)
    expect(weeks.map(daysOf)).toEqual([
      ['10-16', '10-19', '10-20', '10-22'],
      ['10-23', '10-26', '10-27', '10-29'],
      ['10-30', '11-02', '11-03', '11-05'],
      ['11-06', '11-09', '11-10', '11-12'],
    ])
    expect(weeks.map(({ days }) => days)).toEqual([7, 7, 7, 7])
    expect(onTheDay.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-18', '2026-11-20'])
  })

  test('holidays and the quiet days of December do not count, for what follows either', () => {
    const { weeks, onTheDay } = planFor({ country: 'us', targetDate: '2026-12-18' })
    // Thanksgiving is November 26.
    expect(weeks[0]?.firstDay).toBe('2026-11-19')
    expect(onTheDay.map(({ day }) => day)).toEqual(['2026-12-18', '2027-01-04', '2027-01-04'])
  })

  test('fewer days share out the same order, and keep the most important', () => {
    const { weeks, dropped } = planFor({}, 11)
    // Seven working days: two tasks a week.
    expect(weeks.map(daysOf)).toEqual(weeks.map(() => [expect.any(String), undefined, expect.any(String), undefined]))
    expect(dropped).toBe(8)
  })

  test.each([0, 4])('with at most two working days, only what the table names stays: %s days', (days) => {
    const { weeks, dropped } = planFor({}, days)
    const kept = weeks.flatMap(({ tasks }) => tasks).filter(({ day }) => day)
    expect(kept.map(({ text }) => text)).toEqual(['open 1. By phone.', 'open 2.'])
    expect(dropped).toBe(14)
  })

  test('what takes longer than four weeks begins today, and the rest has its day, or is left out where it is too late', () => {
    const early = (days: number) => planFor({ kind: 'event' }, days).ahead.map(({ text, day }) => [text, day])
    expect(early(160)).toEqual([
      ['Early.', TODAY],
      ['Check.', '2026-11-06'],
      ['Check.', '2026-12-04'],
      ['Soon.', '2027-01-14'],
    ])
    // What is late is done soon, where the four weeks begin later.
    expect(early(60)).toEqual([
      ['Early.', TODAY],
      ['Soon.', '2026-10-14'],
    ])
    expect(early(28)).toEqual([])
    // No outlet that closes early gets what may not be known yet.
    const secret = planFor({ kind: 'event', gate: 'confidential', knownDay: addDays(TODAY, 150) }, 160)
    expect(new Set(secret.ahead.map(({ text }) => text))).toEqual(new Set(['Early.', 'Check.']))
  })

  test('what goes out as soon as it is certain begins today, and reminds before a target far away', () => {
    const far = planFor({ kind: 'info' }, 60)
    expect(far.weeks[0]?.firstDay).toBe(TODAY)
    expect(far.weeks.at(-1)?.lastDay).toBe('2026-11-05')
    expect(far.later.map(({ text, day }) => [text, day])).toEqual([['Remind.', '2026-12-01']])
    expect(planFor({ kind: 'info' }, 20).later).toEqual([])
  })

  test('what goes out as soon as it is certain keeps off the quiet days, unless it begins on one', () => {
    const daysFrom = (today: CalendarDay) =>
      planPitch({ ...OPEN, kind: 'info', targetDate: '2027-03-01' }, TABLE, today).weeks.flatMap(({ tasks }) =>
        tasks.flatMap(({ day }) => day ?? []),
      )
    expect(daysFrom('2026-12-11').filter((day) => day > '2026-12-18' && day < '2027-01-04')).toEqual([])
    expect(daysFrom('2026-12-22')[0]).toBe('2026-12-22')
  })

  test('reporters visit no closing day, and hear of an opening on its day', () => {
    expect(planFor({ kind: 'event', earlier: 'deadline' }, 60).shape).toBe('now')
    const opens = planFor({ kind: 'event', earlier: 'opens', earlierDay: '2026-10-30' }, 60)
    // Comments open before a hearing, and people come to it all the same.
    expect(opens).toMatchObject({ shape: 'event', announced: '2026-10-30' })
    expect(textsOf(opens)).toContain('Event: confirm. Opens on October 30, 2026.')
  })

  test('what has happened goes out today, whatever the target, and a look back comes after it', () => {
    const { weeks, later, onTheDay } = planFor({ kind: 'data' })
    expect(weeks.map(daysOf)).toEqual([
      ['10-09', '10-09', '10-09', '10-09'],
      ['10-12', '10-13', '10-14', '10-15'],
      ['10-16', '10-19', '10-20', '10-22'],
      ['10-23', '10-27', '10-30', '11-05'],
    ])
    expect(later.map(({ text, day }) => [text, day])).toEqual([['How it stands.', '2026-11-06']])
    expect(onTheDay.map(({ text, day }) => [text, day])).toEqual([['It is November 13, 2026.', '2026-11-13']])
    const near = planFor({ kind: 'data' }, 14).weeks.map(({ firstDay }) => firstDay.slice(5))
    expect(near).toEqual(['10-09', '10-12', '10-16', '10-23'])
    expect(planFor({ kind: 'data' }, 0).later).toEqual([])
  })

  test('an apology that is agreed for a later day waits for it, and any other begins today', () => {
    const given = { kind: 'sorry', day: 'ours' } as const
    expect(planFor(given, 60)).toMatchObject({ shape: 'told', toldOn: '2026-12-08' })
    expect(planFor(given, 3).shape).toBe('reply')
    expect(planFor({ ...given, day: 'past' }, 60).shape).toBe('reply')
    // An earlier day on which people first hear of it is the day of telling.
    const known = planFor({ ...given, knownDay: '2026-12-01' }, 60)
    expect(known).toMatchObject({ toldOn: '2026-12-01', target: '2026-12-08' })
    expect(known.weeks[2]?.firstDay).toBe('2026-12-01')
    expect(textsOf(known)).not.toContain('Another day.')
  })

  test('a vote on a fixed day has its four weeks before it', () => {
    expect(planFor({ kind: 'ballot', day: 'given' }, 90)).toMatchObject({ isAnyDay: false })
    expect(planFor({ kind: 'ballot', day: 'given' }, 90).weeks[0]?.firstDay).toBe('2026-11-26')
  })

  test('people hear of a last day that is far some ten weeks before it', () => {
    const told = (answers: Partial<Answers>, days: number) => {
      const { weeks, isToldLater } = planFor(answers, days)
      return [isToldLater, weeks[1]?.lastDay]
    }
    const last = (earlierDay: CalendarDay) => ({ kind: 'event', earlier: 'last', earlierDay }) as const
    expect(told(last('2027-07-30'), 320)).toEqual([true, '2027-05-20'])
    expect(told(last('2026-12-18'), 320)).toEqual([false, '2026-10-22'])
    // Until a target that is itself the last day, people take part from now on.
    expect(told({ kind: 'event', earlier: 'deadline' }, 300)).toEqual([false, '2026-10-22'])
  })

  test('people who lose something hear of an event on the day that is given, whatever its last day', () => {
    const known = { knownDay: '2026-11-10', earlier: 'last', earlierDay: '2027-03-05' } as const
    const plan = planFor({ kind: 'event', gate: 'harm', ...known }, 200)
    expect(plan).toMatchObject({ announced: '2026-11-10', last: '2027-03-05' })
    const days = plan.weeks
      .flatMap(({ tasks }) => tasks)
      .flatMap(({ text, day }) => (/1[56]\./.test(text) ? [day] : []))
    expect(days.every((day) => day && day >= '2026-11-10')).toBe(true)
  })

  test('each day that is entered has a task or is named in one, whatever else is answered', () => {
    const days = { earlierDay: '2026-11-10', furtherDay: '2026-11-24', knownDay: '2026-11-12' } as const
    for (const kind of ['launch', 'event', 'data', 'vote', 'recall', 'closing', 'info', 'sorry'])
      for (const day of [undefined, 'ours', 'given', 'past'] as const) {
        const tasks = tasksOf(planFor({ kind, day, ...days }, 60))
        for (const entered of [...Object.values(days), '2026-12-08'] as const) {
          const own = tasks.filter((task) => task.day === entered || task.text.includes(formatDay(entered)))
          expect([kind, day, entered, own.length > 0]).toEqual([kind, day, entered, true])
        }
      }
    // A task that is on the day by chance does not count.
    const strike = planFor({ kind: 'data', day: 'given', furtherDay: '2026-12-09' }, 60)
    expect(strike.onTheDay.map(({ text, day }) => [text, day])).toEqual([['Another day.', '2026-12-09']])
  })

  test('no time before the target is longer than six weeks without a task', () => {
    for (const kind of ['launch', 'event', 'data', 'vote', 'ballot', 'closing', 'info'])
      for (const length of [60, 130, 300]) {
        const plan = planFor({ kind }, length)
        const days = [TODAY, ...tasksOf(plan).flatMap(({ day }) => day ?? []), plan.target].toSorted()
        const gaps = days.filter((day) => day <= plan.target).map((day, index, all) => [all[index + 1] ?? day, day])
        expect([kind, length, gaps.filter(([next, day]) => next && day && addDays(day, 44) < next)]).toEqual([
          ...[kind, length, []],
        ])
      }
  })

  test('the task for what a visitor wants most stays, however few days are left', () => {
    const goalOf = (aim: string | undefined) => planFor({ aim }, 8).weeks[0]?.tasks[1]?.day
    expect([goalOf(undefined), goalOf('coverage')]).toEqual([undefined, expect.any(String)])
  })

  test('a day on which people hear of a loss has two weeks before it and two from it on, and what is for today', () => {
    const { weeks, ahead } = planFor({ kind: 'closing', knownDay: '2026-12-08' }, 60)
    expect(ahead).toEqual([{ text: 'At once.', day: TODAY }])
    expect(weeks.map(({ firstDay, lastDay }) => [firstDay.slice(5), lastDay.slice(5)])).toEqual([
      ['11-10', '11-23'],
      ['11-24', '12-07'],
      ['12-08', '12-08'],
      ['12-09', '12-21'],
    ])
  })

  test('while the day of telling is open, only the preparation has days, from today on', () => {
    const { weeks, toldOn } = planFor({ kind: 'closing' }, 200)
    expect(toldOn).toBe(undefined)
    expect(weeks[0]?.firstDay).toBe(TODAY)
    const waits = weeks.map(({ tasks }) => tasks.map(({ waits }) => waits))
    expect(waits.flat()).toEqual([...Array(8).fill(undefined), ...Array(8).fill('told')])
  })

  test('people hear of a loss on its own day, and are reminded of the target on which it takes effect', () => {
    const { weeks, later, target, toldOn } = planFor({ kind: 'closing', knownDay: '2026-11-10' }, 60)
    expect([target, toldOn]).toEqual(['2026-12-08', '2026-11-10'])
    expect(weeks[2]).toMatchObject({ firstDay: '2026-11-10', lastDay: '2026-11-10' })
    expect(later).toMatchObject([{ text: 'In effect on December 8, 2026.', day: '2026-12-03' }])
    expect(planFor({ gate: 'harm', day: 'ours', knownDay: '2026-11-10' }, 60).toldOn).toBe('2026-11-10')
  })

  test('what is signed or may be known before the target goes out from that day on', () => {
    const known = { knownDay: '2026-11-10' } as const
    const signed = planFor({ kind: 'launch', way: 'embargo', day: 'signature', ...known }, 60)
    expect(signed).toMatchObject({ shape: 'open', telling: '2026-11-10', target: '2026-12-08' })
    expect(signed.weeks.at(-1)?.lastDay).toBe('2026-11-09')
    const after = [...signed.later, ...signed.onTheDay].map(({ text, day }) => [text, day?.slice(5)])
    expect(after).toEqual([
      ['Once signed.', '11-10'],
      ['Follow up.', '11-13'],
      ['Look back.', '11-17'],
      ['Between.', '11-24'],
      ['before 13.', '12-01'],
      ['before 14.', '12-02'],
      ['before 15.', '12-03'],
      ['before 16.', '12-07'],
      ['The day.', '12-08'],
      ['Follow up.', '12-11'],
      ['Look back.', '12-15'],
    ])
    const secret = planFor({ kind: 'event', gate: 'confidential', ...known }, 60)
    expect(secret).toMatchObject({
      shape: 'event',
      announced: '2026-11-10',
      gate: 'confidential',
      isConfidential: true,
    })
    expect(secret.ahead).toMatchObject([{ text: 'Early.', day: TODAY }])
  })

  test('the four weeks count back from the first day of a window', () => {
    const { weeks, earlier, further } = planFor({ kind: 'event', moves: 'window', furtherDay: '2026-11-20' }, 60)
    expect([earlier, further, weeks.at(-1)?.lastDay]).toEqual(['2026-11-20', '2026-11-20', '2026-11-19'])
    const after = planFor({ kind: 'event', moves: 'window', furtherDay: '2026-12-18' }, 60)
    expect(after).toMatchObject({ earlier: undefined, further: '2026-12-18' })
    expect(after.onTheDay.at(-1)).toMatchObject({ text: 'An end: December 18, 2026.', day: '2026-12-18' })
  })

  test('what people come to has its last task on the eve, also on a Sunday, and other news on a working day', () => {
    const lastOf = (kind: string) => planFor({ kind, targetDate: '2026-12-07' }).weeks.at(-1)?.tasks.at(-1)?.day
    expect([lastOf('event'), lastOf('launch')]).toEqual(['2026-12-06', '2026-12-04'])
  })

  test('others can decide on any day, so the preparation begins today', () => {
    const { weeks } = planFor({ kind: 'vote', day: 'given' }, 90)
    expect(weeks.map(({ firstDay }) => firstDay.slice(5))).toEqual(['10-09', '10-16', '01-07', '01-08'])
  })

  test('each other day that a visitor gives has its task', () => {
    for (const moves of ['otherDay', 'newDay', 'window', 'runs'] as const) {
      const plan = planFor({ kind: 'event', moves, furtherDay: '2026-12-22' }, 60)
      expect([moves, textsOf(plan).some((text) => text.includes('December 22, 2026'))]).toEqual([moves, true])
    }
  })

  test('those who test a sample have it weeks before, where there is time', () => {
    const { testedFrom, weeks } = planFor({ kind: 'launch', shown: 'sample' }, 60)
    expect(testedFrom).toBe('2026-10-27')
    expect(weeks[1]?.lastDay).toBe('2026-10-26')
    expect(weeks.at(-1)?.lastDay).toBe('2026-12-07')
    expect(planFor({ kind: 'launch', shown: 'sample' }, 50).testedFrom).toBe(undefined)
  })

  test('what is public already goes out at once, drops nothing, and reminds of the day on which it takes effect', () => {
    const known = planFor({ kind: 'closing', day: 'past' }, 60)
    expect(known.dropped).toBe(0)
    expect(known.weeks[0]?.tasks.map(({ day }) => day)).toEqual([TODAY, TODAY, TODAY, TODAY])
    expect(known.later).toMatchObject([{ text: 'In effect on December 8, 2026.', day: '2026-12-03' }])
  })

  test('where others set a later day, the last two weeks are around that day', () => {
    const { weeks, isForOthers } = planFor({ kind: 'data', day: 'given' }, 60)
    expect(isForOthers).toBe(true)
    expect(weeks.map(daysOf).slice(2)).toEqual([
      ['12-01', '12-02', '12-03', '12-07'],
      ['12-08', '12-08', '12-09', '12-15'],
    ])
    expect(planFor({ kind: 'data', day: 'given' }, 7).isForOthers).toBe(false)
  })

  test('people hear from today on what they can do until a last day, and the target has its own last week', () => {
    const given = { kind: 'event', earlier: 'last', earlierDay: '2026-11-13' } as const
    const { weeks, earlier, onTheDay, workingDaysLeft } = planFor(given, 60)
    expect({ earlier, workingDaysLeft }).toEqual({ earlier: '2026-11-13', workingDaysLeft: 42 })
    expect(weeks.map(daysOf).slice(0, 2)).toEqual([
      ['10-09', '10-12', '10-13', '10-15'],
      ['10-16', '10-19', '10-20', '10-22'],
    ])
    expect(weeks[2]?.lastDay).toBe('2026-11-05')
    expect([weeks[3]?.firstDay, weeks[3]?.lastDay]).toEqual(['2026-12-01', '2026-12-07'])
    expect(onTheDay[0]?.day).toBe('2026-12-08')
    expect(textsOf(planFor(given, 60))).toContain('Last day: November 13, 2026.')
    const launch = planFor({ ...given, kind: 'launch', way: 'early' }, 60)
    expect(launch.later.map(({ text, day }) => [text, day])).toEqual([
      ['Remind of November 13, 2026.', '2026-11-10'],
      ['Between.', '2026-11-24'],
    ])
    const deadline = textsOf(planFor({ kind: 'event', earlier: 'deadline' }, 60))
    expect(deadline).toContain('Event: confirm. Last day: December 8, 2026.')
    // With fewer than three weeks until the last day, three weeks are squeezed in before it.
    const near = planFor({ ...given, earlierDay: '2026-10-23' }, 60).weeks.map(({ lastDay }) => lastDay)
    expect(near).toEqual([expect.any(String), expect.any(String), '2026-10-22', '2026-12-07'])
  })

  test('where an earlier day is right before the target, the last week keeps its days before the target', () => {
    const { weeks } = planFor({ kind: 'event', earlier: 'preview', earlierDay: '2026-12-07' }, 60)
    expect(weeks[3]?.tasks.every(({ day = '' }) => day < '2026-12-08')).toBe(true)
    expect([weeks[2]?.lastDay, weeks[3]?.firstDay]).toEqual(['2026-11-30', '2026-12-01'])
  })

  test('what is signed before a preview is announced on that day', () => {
    const given = { day: 'signature', knownDay: '2026-11-24' } as const
    const known = planFor({ ...given, kind: 'event', earlier: 'preview', earlierDay: '2026-12-02' }, 60)
    expect(known).toMatchObject({ announced: '2026-11-24', between: '2026-12-02' })
    expect(known.weeks.map(({ lastDay }) => lastDay).slice(1, 3)).toEqual(['2026-11-23', '2026-12-01'])
  })

  test('a part that is secret has a task on the day from which it may be public', () => {
    const { later } = planFor({ kind: 'event', gate: 'confidential', secret: 'part', knownDay: '2026-11-20' }, 60)
    expect(later.map(({ text, day }) => [text, day])).toEqual([['No longer secret.', '2026-11-20']])
  })

  test('help that cannot wait goes out on the first day, and weekends count', () => {
    const { weeks, workingDaysLeft } = planFor({ kind: 'urgent' }, 3)
    expect(workingDaysLeft).toBe(3)
    const days = weeks.map(({ tasks }) => tasks.flatMap(({ day }) => day ?? []))
    expect(new Set(days.slice(0, 2).flat())).toEqual(new Set([TODAY]))
    expect(new Set(days.slice(2).flat())).toEqual(new Set(['2026-10-10', '2026-10-11']))
  })

  test('what is first announced on an earlier day has two weeks before it, and one from it on where there is room', () => {
    const { weeks, earlier } = planFor({ kind: 'event', earlier: 'first', earlierDay: '2026-10-30' }, 60)
    expect(earlier).toBe('2026-10-30')
    expect(weeks.map(({ firstDay, lastDay }) => [firstDay.slice(5), lastDay.slice(5)])).toEqual([
      ['10-16', '10-22'],
      ['10-23', '10-29'],
      ['11-02', '11-12'],
      ['12-01', '12-07'],
    ])
    const close = planFor({ kind: 'event', earlier: 'first', earlierDay: '2026-11-27' }, 60)
    expect(close.weeks.slice(2).map(({ firstDay, lastDay }) => [firstDay.slice(5), lastDay.slice(5)])).toEqual([
      ['11-30', '12-02'],
      ['12-03', '12-07'],
    ])
  })

  test('another day has its own tasks: those after the target are after it', () => {
    const given = { kind: 'event', moves: 'runs' } as const
    const laterOn = (furtherDay: CalendarDay) =>
      planFor({ ...given, furtherDay }, 60).onTheDay.flatMap(({ text, day }) => (/weeks|Over/.test(text) ? [day] : []))
    expect(laterOn('2027-02-26')).toEqual(['2027-02-05', '2027-03-01'])
    expect(laterOn('2026-12-11')).toEqual(['2026-12-14'])
    expect(laterOn('2026-12-01')).toEqual([])
    const closes = planFor({ kind: 'event', moves: 'closes', furtherDay: '2026-12-01' }, 60)
    expect(closes.later.map(({ text, day }) => [text, day])).toEqual([['Remind of December 1, 2026.', '2026-11-26']])
    // What Week 2 has not told yet is in no reminder.
    const opens = { earlier: 'opens', earlierDay: '2026-11-18' } as const
    expect(planFor({ kind: 'event', moves: 'closes', furtherDay: '2026-11-20', ...opens }, 60).later).toEqual([])
  })

  test('an event between the holidays has its tasks there, too, and other news has not', () => {
    const daysBefore = (kind: string) =>
      planFor({ kind, targetDate: '2026-12-31' })
        .weeks.at(-1)
        ?.tasks.map(({ day }) => day)
    expect(daysBefore('event')).toEqual(['2026-12-23', '2026-12-24', '2026-12-28', '2026-12-30'])
    expect(daysBefore('launch')).toEqual(['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-18'])
  })

  test.each([
    ['open', undefined],
    ['today', TODAY],
    ['not before the target', '2026-12-08'],
  ] as const)('an earlier day that is %s changes nothing', (_, earlierDay) => {
    expect(planFor({ kind: 'event', earlier: 'preview', earlierDay }, 60)).toEqual(planFor({ kind: 'event' }, 60))
  })

  test('the hour that others set binds what reporters get on the day, and no event', () => {
    const texts = (kind: string) => textsOf(planFor({ kind, day: 'jury' }))
    expect(texts('launch')).toContain('Launch: confirm. Ask for the hour.')
    expect(texts('event')).toContain('Event: confirm.')
  })

  test('a target at the end of all calendars makes a plan', () => {
    expect(planFor({ targetDate: '9999-12-31' }).weeks).toHaveLength(4)
  })
})

test('until the target, what may not be public gives no day to a task that tells it to somebody outside', () => {
  const waiting = tasksOf(planFor({ gate: 'confidential', shown: 'visit' })).filter(({ waits }) => waits)
  expect(waiting.map(({ text, day }) => [text, day])).toEqual([['Visit: invite.', undefined]])
})

test('before the day on which a signature is expected, no task that tells something has a day', () => {
  const { weeks, onTheDay } = planFor({ kind: 'event', day: 'signature' })
  const waiting = weeks.flatMap(({ tasks }) => tasks).filter(({ waits }) => waits)
  expect(waiting.map(({ text, day, waits }) => [text, day, waits])).toEqual([
    ['event 15.', undefined, 'signed'],
    ['event 16.', undefined, 'signed'],
  ])
  expect(onTheDay.map(({ text, day }) => [text, day?.slice(5)])).toEqual([
    ['Once signed.', '11-13'],
    ['Follow up.', '11-18'],
    ['Look back.', '11-20'],
  ])
})

const fields: Fields = fieldsWith(tool, TABLE)
const choices = Object.values(fields).flatMap((field) =>
  field.kind === 'choice' && field.isQuestion ? [optionsOf(field, {}).length + 1] : [],
)
const combinations = choices.reduce((product, count) => product * count, 1)

test(`each task is a sentence of the table, on a day of its week and not too early, in ${combinations} combinations of answers`, () => {
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
    secret: chosen('secret'),
    ...{ way: chosen('way'), shown: chosen('shown'), aim: chosen('aim') },
    ...{ earlier: chosen('earlier'), moves: chosen('moves'), people: chosen('people') },
    earlierDay: fc.option(
      fc.integer({ min: 0, max: 400 }).map((days) => addDays(TODAY, days)),
      { nil: undefined },
    ),
    knownDay: fc.option(
      fc.integer({ min: 0, max: 400 }).map((days) => addDays(TODAY, days)),
      { nil: undefined },
    ),
    furtherDay: fc.option(
      fc.integer({ min: 0, max: 400 }).map((days) => addDays(TODAY, days)),
      { nil: undefined },
    ),
    subject: fc.option(typed, { nil: undefined }),
  }) as fc.Arbitrary<Answers>
  const patterns = sentencesOf(TABLE)
  fc.assert(
    fc.property(answers, (given) => {
      const plan = planPitch(given, TABLE, TODAY)
      expect(plan.weeks.map(({ tasks }) => tasks.length)).toEqual([4, 4, 4, 4])
      if (isOutline(plan)) {
        expect(tasksOf(plan).filter(({ text, day }) => day || !/\[.+\]/.test(text))).toEqual([])
        expect(textsOf(plan)).toEqual(outline.flatMap(({ tasks }) => tasks))
        return
      }
      const isSecret = plan.gate === 'confidential'
      const subject = (!isSecret && oneLine(given.subject ?? '')) || '[your subject]'
      const earlier = formatDay(plan.earlier ?? given.targetDate)
      const filled = (text: string, of = given.targetDate) =>
        text
          .replace('{target}', () => formatDay(of))
          .replace('{earlier}', () => earlier)
          .replace('{last}', () => formatDay(plan.last ?? given.targetDate))
          .replace('{further}', () => (plan.further ? formatDay(plan.further) : '[day]'))
          .replace('{subject}', () => subject)
      const targets = [given.targetDate, ...(plan.telling ? [plan.telling] : [])]
      const written = new Map(
        targets.flatMap((of) => patterns.map(({ text, isOutward }) => [filled(text, of), isOutward] as const)),
      )
      const added = targets.flatMap((of) =>
        patterns.filter(({ isAdded }) => isAdded).map(({ text }) => ` ${filled(text, of)}`),
      )
      const withoutAdded = (text: string) => added.reduce((rest, each) => rest.replace(each, ''), text)
      expect(textsOf(plan).filter((text) => !written.has(withoutAdded(text)))).toEqual([])
      for (const { firstDay, lastDay, tasks } of plan.weeks) {
        for (const { day } of tasks)
          expect(day === undefined || (day >= TODAY && firstDay <= day && day <= lastDay)).toBe(true)
      }
      const early = tasksOf(plan).filter(({ text, day }) => day && day < given.targetDate && written.get(text))
      const { toldOn = given.targetDate } = plan
      if (isSecret && !plan.isAgreed) expect(early.filter(({ day = '' }) => day < toldOn)).toEqual([])
      const { announced } = plan
      const inWeeks = new Set(plan.weeks.flatMap(({ tasks }) => tasks))
      if (announced) expect(early.filter((task) => inWeeks.has(task) && task.day && task.day < announced)).toEqual([])
    }),
    { numRuns: cases(50, 3000) },
  )
})

/** Every text of a table that can become a task, with what it tells. */
function sentencesOf(table: unknown): { text: string; isOutward: boolean; isAdded: boolean }[] {
  if (Array.isArray(table)) return table.flatMap(sentencesOf)
  if (typeof table !== 'object' || table === null) return []
  const {
    text,
    isOutward = false,
    isAdded = false,
  } = table as { text?: string; isOutward?: boolean; isAdded?: boolean }
  return text === undefined ? Object.values(table).flatMap(sentencesOf) : [{ text, isOutward, isAdded }]
}
