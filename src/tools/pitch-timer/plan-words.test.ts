import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { cases } from '../../../tests/tier'
import { toMarkdown } from '../kit/document/to-markdown'
import { toPlainText } from '../kit/document/to-plain-text'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import { planPitch } from './pitch-plan'
import { planDocument, planEvents, verdict } from './plan-words'

const TODAY: CalendarDay = '2026-10-09'
const GOALS = 'Be *known* in Hamburg'
const planIn = (days: number) =>
  planPitch({ news: 'Acme does something new', goals: GOALS, country: 'none' }, addDays(TODAY, days), TODAY)

test.each([
  {
    days: 34,
    words:
      '24 working days are left. Four weeks fit. Week 1 starts on October 15, 2026; until then you have 6 days to spare.',
  },
  { days: 28, words: '20 working days are left. Four weeks fit exactly. Week 1 starts today.' },
  {
    days: 27,
    words:
      '19 working days are left. Four weeks do not fit: there are 27 days, and four weeks take 28. The four are compressed to 6, 7, 7 and 7 days. All 16 tasks stay.',
  },
  {
    days: 11,
    words:
      '7 working days are left. Four weeks do not fit: there are 11 days, and four weeks take 28. The four are compressed to 2, 3, 3 and 3 days. 6 of the 16 tasks are marked to drop: those that nothing else needs, or that no longer fit.',
  },
  {
    days: 1,
    words:
      '1 working day is left. Four weeks do not fit: there is 1 day, and four weeks take 28. Weeks share a day. 10 of the 16 tasks are marked to drop: those that nothing else needs, or that no longer fit. Only those who publish within a day can still take it: newsletters, magazines and shops plan weeks ahead, so move the day if you can. October 10, 2026 is a Saturday: ask who works that day, with you and at the desks you want.',
  },
  {
    days: 0,
    words:
      'The target is today, and a plan no longer fits. Find the sentence and whom it is for, write, get approval and send: the other 10 tasks are marked to drop.',
  },
])('with $days days left it says what fits', ({ days, words }) => {
  expect(verdict(planIn(days))).toBe(words)
})

describe('the plan as text', () => {
  test('names every week and task, and what to drop', () => {
    const text = toPlainText(planDocument(planIn(11), '2026-10-20'), 'compact')
    expect(text).toContain(
      'Pitch plan for October 20, 2026\n\nNews: “Acme does something new”\nGoal: “Be *known* in Hamburg”\n',
    )
    expect(text).toContain('\nWeek 4: Pitch (Oct 17 – 19)\n')
    expect(text.match(/^- /gm)).toHaveLength(18)
    expect(text.match(/drop: no time for it/g)).toHaveLength(6)
    expect(text).toContain('Target: Tuesday, October 20, 2026')
  })

  test('says on the target day when to publish what journalists keep until then', () => {
    const plan = (news: string) => planPitch({ news, goals: GOALS, country: 'none' }, '2026-11-12', TODAY)
    const targetLine = (news: string) =>
      toPlainText(planDocument(plan(news), '2026-11-12'), 'compact')
        .trim()
        .split('\n')
        .find((line) => line.startsWith('Target: '))
    expect(targetLine('Acme raises a Series A')).toBe(
      'Target: Thursday, November 12, 2026: publish at the hour at which the embargo ends',
    )
    expect(targetLine('Acme opens a shop')).toBe('Target: Thursday, November 12, 2026')
  })

  test('as Markdown has headings and checkboxes', () => {
    const text = toMarkdown(planDocument(planIn(34), '2026-11-12'))
    expect(text).toContain('# Pitch plan for November 12, 2026\n')
    expect(text.match(/^## Week \d: /gm)).toHaveLength(4)
    expect(text.match(/^- \[ \] /gm)).toHaveLength(18)
    expect(text).toContain('“Be \\*known\\* in Hamburg”')
  })

  test('typed goals never become markup', () => {
    fc.assert(
      fc.property(fc.array(typedMarkup, { minLength: 1, maxLength: 3 }), (goals) => {
        const plan = planPitch({ news: goals[0], goals: goals.join('\n'), country: 'none' }, '2026-11-12', TODAY)
        const { shown, ...markup } = readMarkdown(toMarkdown(planDocument(plan, '2026-11-12')))
        expect(markup).toEqual({ strong: [], emphasized: [], other: [] })
        expect(shown.join('\n').replace(/\s+/gu, ' ')).toContain(plan.mainGoal.replace(/\s+/gu, ' '))
      }),
      { numRuns: cases(15, 300) },
    )
  })
})

describe('the calendar', () => {
  test('has sixteen tasks, two for the target day and after it, and the target, each on its own day', () => {
    const events = planEvents(planIn(34), GOALS, '2026-11-12')
    expect(events).toHaveLength(19)
    expect(new Set(events.map(({ id }) => id)).size).toBe(19)
    // October 15, 2026 is a Thursday: the working days of that week are Oct 15, 16, 19, 20 and 21.
    expect(events.slice(0, 4).map(({ firstDay }) => firstDay)).toEqual([
      '2026-10-15',
      '2026-10-16',
      '2026-10-19',
      '2026-10-20',
    ])
    expect(events.at(-1)).toMatchObject({ firstDay: '2026-11-12', title: 'Target day: “Be *known* in Hamburg”' })
  })

  test('leaves out what there is no time for', () => {
    expect(planEvents(planIn(11), GOALS, '2026-10-20')).toHaveLength(13)
    expect(planEvents(planIn(0), GOALS, TODAY)).toHaveLength(9)
  })
})
