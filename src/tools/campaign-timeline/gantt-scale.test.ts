import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { ganttScale } from './gantt-scale'
import { planTimeline } from './timeline'

const TODAY: CalendarDay = '2026-11-20'

function scaleIn(days: number) {
  const launchDate = addDays(TODAY, days)
  const plan = planTimeline({ type: 'event-promotion', influencers: '1', contentType: 'stories', launchDate }, TODAY)
  return { plan, launchDate, ...ganttScale(plan, launchDate, TODAY) }
}

describe('a plan of 15 days', () => {
  test('begins with today when there is time to spare', () => {
    const { at, showsToday, launchDate, plan } = scaleIn(30)
    expect(showsToday).toBe(true)
    expect(at(TODAY)).toBe(0)
    expect(at(plan.firstDay)).toBe(50)
    expect(at(launchDate)).toBe(100)
  })

  test('leaves today out when waiting would take more than half of the picture', () => {
    const { at, showsToday, plan } = scaleIn(31)
    expect(showsToday).toBe(false)
    expect(at(plan.firstDay)).toBe(0)
  })

  test('begins in the past when it is rushed, with today inside', () => {
    const { at, showsToday, plan } = scaleIn(6)
    expect(showsToday).toBe(true)
    expect(at(plan.firstDay)).toBe(0)
    expect(at(TODAY)).toBe(60)
  })

  test('has today and launch at the same edge when the launch is today', () => {
    const { at, launchDate } = scaleIn(0)
    expect(at(TODAY)).toBe(100)
    expect(at(launchDate)).toBe(100)
  })

  test('has a line for every whole week before the launch, none of them at an edge', () => {
    const { at, weeks } = scaleIn(15)
    expect(weeks).toEqual(['2026-11-28', '2026-11-21'])
    for (const day of weeks) expect(at(day)).toBeGreaterThan(0)
    expect(scaleIn(28).weeks).toHaveLength(3)
  })

  test('never has more than a few lines, however far the launch is', () => {
    expect(scaleIn(400_000).weeks.length).toBeLessThan(5)
  })
})
