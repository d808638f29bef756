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
  const answers: Answers = { ...OPEN, targetDate: addDays(TODAY, days), ...given }
  const plan = planPitch(answers, TABLE, TODAY)
  const document = planDocument(plan, answers, TABLE)
  return { plan, document, verdict: verdict(plan, answers), events: planEvents(plan, answers) }
}

describe('the verdict', () => {
  test.each([
    {
      ...{ days: 34, given: {} },
      words:
        '24 working days are left. Four weeks fit. Week 1 starts on October 15, 2026; until then you have 6 days to spare. All 16 tasks stay.',
    },
    {
      ...{ days: 11, given: {} },
      words:
        '7 working days are left. Four weeks do not fit: there are 11 days, and four weeks take 28. They are compressed. 8 tasks of 16 are marked to drop.',
    },
    {
      ...{ days: 1, given: { news: undefined } },
      words:
        '1 working day is left. Four weeks do not fit: there is 1 day, and four weeks take 28. They are compressed. 12 tasks of 16 are marked to drop. You gave no news yet, and goals alone cannot be pitched: write down what is new first. October 10, 2026 is a Saturday: ask who works that day, with you and at the desks you want.',
    },
    {
      ...{ days: 0, given: {} },
      words:
        'The target is today, and four weeks no longer fit. Do what has a day today, in this order: the other 12 tasks are marked to drop.',
    },
    {
      ...{ days: 0, given: { kind: 'data', day: 'ours' as const } },
      words:
        'People hear such news as soon as it has happened, so the plan begins today and does not wait for the target. Your target stays in the calendar as the day on which you look at your goals. You set the day, but those affected should not hear it later than others do.',
    },
    {
      ...{ days: 28, given: { kind: 'closing' } },
      words:
        '20 working days are left. Four weeks fit. Week 1 starts today. All 16 tasks stay. The target is taken as the day on which people are told.',
    },
  ])('$given, $days days ahead', ({ days, given, words }) => {
    expect(made(given, days).verdict).toBe(words)
  })

  test('says what is left out and what may not leave the house', () => {
    expect(made({ way: 'embargo' }, 10).verdict).toContain('“Under an embargo” takes 10 working days.')
    expect(made({ gate: 'confidential' }, 30).verdict).toContain('the plan stops before anything leaves the house')
    expect(made({ way: 'public' }, 60).verdict).toContain('It is public already, so the plan starts today.')
  })

  test('asks for another day only of those who can choose it', () => {
    expect(made({ targetDate: '2027-01-01', country: 'us' }, 0).verdict).toMatch(/thin, so another day is better/)
    expect(made({ targetDate: '2027-01-01', country: 'us', day: 'given' }, 0).verdict).toMatch(/desks are thin\.$/)
  })
})

describe('the plan as text', () => {
  test('quotes news and goals once, and names answers, weeks and tasks', () => {
    const text = toPlainText(made({ kind: 'launch', subject: 'toys' }, 11).document, 'compact')
    expect(text).toContain(
      'Pitch plan for October 20, 2026\n\nNews: “Acme does something new”\nGoals:\n- Be *known* in',
    )
    expect(text.match(/Acme/g)).toHaveLength(1)
    expect(text).toContain('Planned for:\n- Kind of news: A launch\n- What do your reporters write about: toys\n')
    expect(text).toContain('\nWeek 4: Pitch (Oct 16 – 19)\n')
    expect(text.match(/\(Drop: no time\)/g)).toHaveLength(8)
    expect(text).toContain('Target: Tuesday, October 20, 2026')
  })

  test('typed words never become markup', () => {
    fc.assert(
      fc.property(typedMarkup, typedMarkup, (news, goals) => {
        const { strong, emphasized, other } = readMarkdown(
          toMarkdown(made({ news, goals, subject: news }, 40).document),
        )
        expect([...strong, ...emphasized, ...other]).toEqual([])
      }),
      { numRuns: cases(25, 500) },
    )
  })
})

describe('the plan as events', () => {
  test('each kept task is on its day, the target is last, and no title has a word of the visitor', () => {
    const { events } = made({ kind: 'launch' }, 11)
    expect(events).toHaveLength(8 + 3 + 1)
    expect(events.map(({ title }) => title).join()).not.toMatch(/Acme|Hamburg/)
    expect(events.at(-1)).toMatchObject({ title: 'Target day', description: `${OPEN.news}\n${OPEN.goals}` })
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  })

  test('have ids that stay the same for the same news, goals and day', () => {
    const ids = (given: Partial<Answers>) => made(given, 30).events.map(({ id }) => id)
    expect(ids({ kind: 'launch' })).toEqual(ids({}))
    expect(ids({ news: 'Another' })).not.toEqual(ids({}))
  })
})

test('what may not be public is in no file and no text to copy', () => {
  const { document, events } = made({ gate: 'confidential', news: 'Xylophones', goals: 'Xylophones' }, 40)
  expect(JSON.stringify([toMarkdown(document), toPlainText(document, 'compact'), events])).not.toContain('Xylophone')
  expect(toPlainText(document, 'compact')).toContain('(Wait: not public yet)')
})
