import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { cases } from '../../../../tests/tier'
import { toMarkdown } from '../kit/document/to-markdown'
import { toPlainText } from '../kit/document/to-plain-text'
import { readMarkdown, typedMarkup } from '../kit/testing/markdown'
import { planPitch } from './pitch-plan'
import { planDocument, planEvents, verdict } from './plan-words'

const TODAY: CalendarDay = '2026-11-20'
const GOALS = 'Announce *our* Series A'
const planIn = (days: number) => planPitch({ goals: GOALS, country: 'none' }, addDays(TODAY, days), TODAY)

test.each([
  {
    days: 34,
    words:
      '24 working days are left. Four weeks fit. Week 1 starts on November 26, 2026; until then you have 6 days to spare.',
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
      '7 working days are left. Four weeks do not fit: there are 11 days, and four weeks take 28. The four are compressed to 2, 3, 3 and 3 days. 8 of the 16 tasks are marked to drop: the least important of each week.',
  },
  {
    days: 1,
    words:
      '1 working day is left. Four weeks do not fit: there is 1 day, and four weeks take 28. Weeks share a day. 12 of the 16 tasks are marked to drop: the least important of each week.',
  },
  {
    days: 0,
    words:
      'The target is today, and a plan no longer fits. The first task of each week is what is worth doing now; the other 12 are marked to drop.',
  },
])('with $days days left it says what fits', ({ days, words }) => {
  expect(verdict(planIn(days))).toBe(words)
})

describe('the plan as text', () => {
  test('names every week and task, and what to drop', () => {
    const text = toPlainText(planDocument(planIn(11), '2026-12-01'), 'compact')
    expect(text).toContain('Pitch plan for December 1, 2026\n\nGoal: “Announce *our* Series A”\n')
    expect(text).toContain('\nWeek 4: Make ready (Nov 28 – 30)\n')
    expect(text.match(/^- /gm)).toHaveLength(16)
    expect(text.match(/drop: no time for it/g)).toHaveLength(8)
    expect(text).toContain('Target: Tuesday, December 1, 2026')
  })

  test('as Markdown has headings and checkboxes', () => {
    const text = toMarkdown(planDocument(planIn(34), '2026-12-24'))
    expect(text).toContain('# Pitch plan for December 24, 2026\n')
    expect(text.match(/^## Week \d: /gm)).toHaveLength(4)
    expect(text.match(/^- \[ \] /gm)).toHaveLength(16)
    expect(text).toContain('“Announce \\*our\\* Series A”')
  })

  test('typed goals never become markup', () => {
    fc.assert(
      fc.property(fc.array(typedMarkup, { minLength: 1, maxLength: 3 }), (goals) => {
        const plan = planPitch({ news: goals[0], goals: goals.join('\n'), country: 'none' }, '2026-12-24', TODAY)
        const { shown, ...markup } = readMarkdown(toMarkdown(planDocument(plan, '2026-12-24')))
        expect(markup).toEqual({ strong: [], emphasized: [], other: [] })
        expect(shown.join('\n').replace(/\s+/gu, ' ')).toContain(plan.mainGoal.replace(/\s+/gu, ' '))
      }),
      { numRuns: cases(15, 300) },
    )
  })
})

describe('the calendar', () => {
  test('has sixteen tasks and the target, each on its own day', () => {
    const events = planEvents(planIn(34), GOALS, '2026-12-24')
    expect(events).toHaveLength(17)
    expect(new Set(events.map(({ id }) => id)).size).toBe(17)
    // November 26, 2026 is a Thursday: the working days of that week are Nov 26, 27, 30, Dec 1 and 2.
    expect(events.slice(0, 4).map(({ firstDay }) => firstDay)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
    ])
    expect(events.at(-1)).toMatchObject({ firstDay: '2026-12-24', title: 'Target day: “Announce *our* Series A”' })
  })

  test('leaves out what there is no time for', () => {
    expect(planEvents(planIn(11), GOALS, '2026-12-01')).toHaveLength(9)
    expect(planEvents(planIn(0), GOALS, TODAY)).toHaveLength(5)
  })
})
