import { expect, test } from 'vitest'
import { addDays } from '@/lib/calendar-day'
import { textsOf } from '../kit/document/text-document'
import type { Objective } from './objectives'
import { writeTimeline } from './timeline'

const TODAY = '2026-11-23'
const plan = (objective: Objective, daysLeft?: number, draftWeeks: 1 | 2 = 1) =>
  textsOf({
    title: '',
    sections: [
      {
        id: 'timeline',
        heading: '',
        blocks: writeTimeline({
          objective,
          draftWeeks,
          isLive: false,
          today: TODAY,
          named: daysLeft === undefined ? undefined : addDays(TODAY, daysLeft),
        }),
      },
    ],
  }).join('\n')

test('an event that comes before the weeks are over has its steps in days', () => {
  expect(plan('event', 27)).toContain('December 14:\npublication: 6 days before the event.')
  expect(plan('event', 28)).toContain('Week 4:\npublication: [number] days before the event.')
  expect(plan('event', 34, 2)).toContain('before the event')
  expect(plan('event', 34, 2)).not.toContain('Week')
  expect(plan('event', 5)).toMatch(/By November 25:\nyour idea .* on the same day.*By November 26.*November 27:/s)
})

test('every step ends by the one after it, and nothing is due before today', () => {
  for (let left = 1; left < 35; left++) {
    for (const objective of ['event', 'launch'] as const) {
      const days = [...plan(objective, left, 2).matchAll(/(November|December|January) (\d+)(?=:| on)/g)].map(
        ([, month = '', day]) => ['November', 'December', 'January'].indexOf(month) * 100 + Number(day),
      )
      expect(days).toEqual([...days].sort((a, b) => a - b))
      expect(days[0]).toBeGreaterThanOrEqual(23)
    }
  }
})

test('a launch is published on its day, and other objectives keep their weeks', () => {
  expect(plan('launch', 12)).toContain(
    'December 5:\npublication: on the day it becomes available, [hour with time zone].',
  )
  expect(plan('sales', 12)).toContain('Week 4')
  expect(plan('awareness', 12)).toContain('Week 4')
})

test('an event without a known day says what to do when there is less time', () => {
  expect(plan('event')).toContain('With less than 4 weeks until the event')
  expect(plan('event', 60)).not.toContain('With less than')
})
