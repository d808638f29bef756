import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { cases } from '../../../tests/tier'
import { toMarkdown } from '../kit/document/to-markdown'
import { toPlainText } from '../kit/document/to-plain-text'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import type { Answers } from './chosen-plan'
import { planPitch } from './pitch-plan'
import { planDocument, planEvents, verdict } from './plan-words'
import { OPEN, TABLE } from './table-for-tests'

/** A Friday. */
const TODAY: CalendarDay = '2026-10-09'

function made(given: Partial<Answers>, days: number) {
  const answers: Answers = { ...OPEN, kind: 'other', targetDate: addDays(TODAY, days), ...given }
  const plan = planPitch(answers, TABLE, TODAY)
  const document = planDocument(plan, answers, TABLE)
  return { plan, document, verdict: verdict(plan, answers, TABLE), events: planEvents(plan, answers) }
}

describe('the verdict', () => {
  test.each([
    {
      ...{ days: 34, given: {} },
      words:
        '24 working days are left. Four weeks fit. Week 1 starts on October 15, 2026, in 6 days. No task of the four weeks is dropped.',
    },
    {
      ...{ days: 11, given: {} },
      words:
        '7 working days are left. Four weeks do not fit: there are 11 days, and four weeks take 28. They are compressed. 8 tasks of 16 are marked to drop.',
    },
    {
      ...{ days: 1, given: { news: undefined } },
      words:
        '1 working day is left. Four weeks do not fit: there is 1 day, and four weeks take 28. They are compressed. 14 tasks of 16 are marked to drop. The line for the news is empty, and nothing is taken from your goals: write there what is new. If you have nothing yet, choose “Nothing yet”. In fewer than five working days, only those who publish every day can still take it: once it may be public and the people affected know it, phone their newsrooms. October 10, 2026 is a Saturday: ask who works that day, with you and at the desks you want.',
    },
    { ...{ days: 0, given: { kind: undefined } }, words: 'The target is today.' },
    { ...{ days: 1, given: { kind: undefined, news: undefined } }, words: '1 working day is left.' },
    {
      ...{ days: 34, given: { kind: undefined, way: 'embargo' } },
      words: '24 working days are left. Four weeks fit. Magazines close months ahead: for them, begin earlier.',
    },
    {
      ...{ days: 0, given: { kind: 'launch' } },
      words:
        'The target is today, and four weeks no longer fit. Do what has a day today, in this order: the other 14 tasks are marked to drop. In fewer than five working days, only those who publish every day can still take it: once it may be public and the people affected know it, phone their newsrooms.',
    },
    {
      ...{ days: 0, given: { kind: 'data', day: 'ours' as const } },
      words:
        'People hear such news as soon as it has happened, so the plan begins today and does not wait for the target. You set the day, but those affected should not hear it later than others do.',
    },
    {
      ...{ days: 28, given: { kind: 'closing', knownDay: '2026-11-06' as const } },
      words:
        '20 working days are left. Four weeks fit. Week 1 starts today. No task of the four weeks is dropped. The target is the day on which people are told.',
    },
  ])('$given, $days days ahead', ({ days, given, words }) => {
    expect(made(given, days).verdict).toBe(words)
  })

  test('names the day on which people hear of a loss', () => {
    expect(made({ kind: 'closing' }, 60).verdict).toContain('has no day yet: ask a lawyer')
    const told = made({ kind: 'closing', knownDay: '2026-11-10' }, 60).verdict
    expect(told).toContain('People are told on November 10, 2026. On December 8, 2026 it takes effect or is due,')
    expect(made({ kind: 'closing', knownDay: TODAY }, 60).verdict).toContain('People hear of it today.')
    expect(made({ kind: 'launch', shown: 'sample' }, 60).verdict).toContain('have it by October 27, 2026:')
  })

  test('says what is left out and what may not leave the house', () => {
    expect(made({ way: 'embargo' }, 4).verdict).toContain('“Under an embargo” takes 3 working days.')
    const secret = (given: Partial<Answers>) => made({ gate: 'confidential', ...given }, 30).verdict
    expect(secret({})).toContain('No task gives the news to anybody outside before November 8, 2026,')
    expect(secret({ way: 'embargo' })).not.toContain('No task gives the news')
    expect(secret({ kind: 'event' })).toContain('plan again from there')
    expect(secret({ kind: 'event', secret: 'part' })).not.toContain('No task gives the news')
    const announced = made({ kind: 'event', earlier: 'first', earlierDay: '2026-10-30' }, 60)
    expect(announced.verdict).toContain('Weeks 1 and 2 count back from October 30, 2026')
    expect(made({ kind: 'info' }, 60).verdict).toContain('told as soon as it is certain')
  })

  test('asks for another day only of those who can choose it', () => {
    expect(made({ targetDate: '2027-01-01', country: 'us' }, 0).verdict).toMatch(
      /until what hour; another day is better/,
    )
    expect(made({ targetDate: '2027-01-01', country: 'us', day: 'given' }, 0).verdict).toMatch(/until what hour\.$/)
    expect(made({ targetDate: '2027-01-01', country: 'us', kind: 'event' }, 0).verdict).not.toContain('another day')
  })
})

test('each plan asks for a task for each goal', () => {
  for (const kind of ['data', 'closing', 'vote', 'sorry'])
    expect(toPlainText(made({ kind }, 40).document, 'compact')).toContain('add a task where none does')
})

describe('the plan as text', () => {
  test('names answers, weeks and tasks, and nothing that was typed but the subject', () => {
    const text = toPlainText(made({ kind: 'launch', subject: 'toys' }, 11).document, 'compact')
    expect(text).toMatch(/^Pitch plan for October 20, 2026\n\n7 working days are left/)
    expect(text).not.toMatch(/Acme|Hamburg/)
    expect(text).toContain('Planned for:\n- Kind of news: A launch\n- What do your reporters write about: toys\n')
    expect(text).toContain('\nWeek 4: Pitch (Oct 16 – 19)\n')
    expect(text.match(/\(Drop: no time\)/g)).toHaveLength(8)
    expect(text).toContain('Target: Tuesday, October 20, 2026')
  })

  test('typed words never become markup', () => {
    fc.assert(
      fc.property(typedMarkup, (subject) => {
        const { strong, emphasized, other } = readMarkdown(toMarkdown(made({ subject }, 40).document))
        expect([...strong, ...emphasized, ...other]).toEqual([])
      }),
      { numRuns: cases(25, 500) },
    )
  })
})

describe('the plan as events', () => {
  test('each kept task is on its day, the target is last, and nothing that was typed is in them', () => {
    const { events } = made({ kind: 'launch' }, 11)
    expect(events).toHaveLength(8 + 3 + 1)
    expect(JSON.stringify(events)).not.toMatch(/Acme|Hamburg/)
    expect(events.at(-1)).toMatchObject({ title: 'Target day', firstDay: '2026-10-20' })
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  })

  test('of an outline, they are its four weeks and the target', () => {
    const { events, document } = made({ kind: undefined }, 34)
    expect(events.map(({ title, firstDay, lastDay }) => [title, firstDay, lastDay])).toEqual([
      ['Week 1: What it is', '2026-10-15', '2026-10-21'],
      ['Week 2: Who hears it', '2026-10-22', '2026-10-28'],
      ['Week 3: What is said', '2026-10-29', '2026-11-04'],
      ['Week 4: The last days', '2026-11-05', '2026-11-11'],
      ['Target day', '2026-11-12', '2026-11-12'],
    ])
    expect(toPlainText(document, 'compact')).toMatch(/^Outline for November 12, 2026, not a plan to follow\n/)
  })

  test('an earlier day that counts is among them', () => {
    const { events } = made({ kind: 'event', earlier: 'last', earlierDay: '2026-11-13' }, 60)
    expect(events.at(-2)).toMatchObject({ title: 'Earlier day that counts', firstDay: '2026-11-13' })
  })

  test('have ids that stay the same for the same news, goals and day', () => {
    const ids = (given: Partial<Answers>) => made(given, 30).events.map(({ id }) => id)
    expect(ids({ kind: 'launch' })).toEqual(ids({}))
    expect(ids({ news: 'Another' })).not.toEqual(ids({}))
  })
})

test('an answer that holds news back stands in every copy and file, without the subject', () => {
  const { document, events } = made({ gate: 'confidential', shown: 'visit', subject: 'xylophones' }, 40)
  const text = toPlainText(document, 'compact')
  expect(text).toMatch(/^Pitch plan for November 18, 2026\n\nIt may not be public yet\./)
  expect(text).toContain('(Wait: not public yet)')
  expect(text).toContain('[your subject]')
  expect(text).not.toContain('xylophones')
  for (const { description } of events.slice(0, -1)) expect(description).toContain('It may not be public yet.')
})

test('a plan that suits news about people who were harmed says so, in place of the way to the crisis tool', () => {
  const warning = (kind: string) => toPlainText(made({ kind, gate: 'harm' }, 40).document, 'compact')
  expect(warning('event')).toContain('It is about people who were harmed or lost something')
  expect(warning('other')).toContain('What they must do comes before any headline')
  const secret = made({ kind: 'data', gate: 'confidential' }, 40).document
  expect(toPlainText(secret, 'compact')).toContain('people may need protection')
})

test('a question that changes nothing is not among the answers', () => {
  const { document } = made({ kind: 'data', way: 'embargo', aim: 'coverage' }, 40)
  expect(toPlainText(document, 'compact')).toContain('Planned for:\n- Kind of news: Data\n\n')
})

test('of news that is not pitched, the visitor can be the one who is accused, and the target keeps its holiday', () => {
  const accused = (kind: string) => toPlainText(made({ kind, gate: 'accusation' }, 40).document, 'compact')
  expect(accused('data')).toContain('If it is you, answer with facts')
  expect(accused('launch')).toContain('It accuses somebody.')
  const signed = { kind: 'event', day: 'signature', knownDay: '2026-12-01', targetDate: '2026-12-25' } as const
  expect(made({ ...signed, country: 'us' }, 0).verdict).toContain('December 25, 2026 is a public holiday')
  expect(made({ kind: 'event', earlier: 'last', earlierDay: '2026-11-13' }, 60).verdict).toContain(
    'November 13, 2026 is a last day, so people hear of it as early as they can',
  )
  expect(made({ kind: 'event', earlier: 'preview', earlierDay: '2026-11-13' }, 60).verdict).toContain(
    'Weeks 1 to 3 count back from November 13, 2026',
  )
  expect(made({ kind: 'vote' }, 60).verdict).toContain('Others can decide on another day')
  expect(made({ kind: 'urgent' }, 3).verdict).toContain('3 days are left.')
})
