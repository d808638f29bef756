import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { countDown, localMoment } from './countdown'

const at = (day: CalendarDay, hour: number, minute: number) => ({ day, hour, minute })

// Worked out by hand.
test.each([
  {
    case: 'November 20, 15:30, to December 1',
    now: at('2026-11-20', 15, 30),
    target: '2026-12-01',
    left: [10, 8, 30],
  },
  { case: 'midnight, a day before', now: at('2026-11-30', 0, 0), target: '2026-12-01', left: [1, 0, 0] },
  {
    case: 'a minute past midnight, a day before',
    now: at('2026-11-30', 0, 1),
    target: '2026-12-01',
    left: [0, 23, 59],
  },
  { case: 'the last minute before', now: at('2026-11-30', 23, 59), target: '2026-12-01', left: [0, 0, 1] },
  { case: 'over a leap day', now: at('2028-02-28', 12, 0), target: '2028-03-01', left: [1, 12, 0] },
  { case: 'over the end of a year', now: at('2026-12-31', 18, 15), target: '2027-01-01', left: [0, 5, 45] },
  { case: 'over the hour lost in New York', now: at('2026-03-07', 22, 0), target: '2026-03-09', left: [1, 2, 0] },
] as const)('$case', ({ now, target, left: [days, hours, minutes] }) => {
  expect(countDown(now, target)).toEqual({ state: 'running', days, hours, minutes })
})

test('the target day itself says today, at every minute', () => {
  expect(countDown(at('2026-12-01', 0, 0), '2026-12-01')).toEqual({ state: 'today' })
  expect(countDown(at('2026-12-01', 23, 59), '2026-12-01')).toEqual({ state: 'today' })
})

test('a day later it has passed; nothing is ever negative', () => {
  expect(countDown(at('2026-12-02', 0, 0), '2026-12-01')).toEqual({ state: 'passed' })
})

test('every minute takes one minute off, and no part is ever out of its range', () => {
  const anyMinute = fc.record({
    ahead: fc.integer({ min: 1, max: 4000 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  fc.assert(
    fc.property(anyMinute, ({ ahead, hour, minute }) => {
      const left = countDown(at('2026-11-20', hour, minute), addDays('2026-11-20', ahead))
      if (left.state !== 'running') throw new Error(left.state)
      expect(left.minutes).toBeGreaterThanOrEqual(0)
      expect(left.minutes).toBeLessThan(60)
      expect(left.hours).toBeGreaterThanOrEqual(0)
      expect(left.hours).toBeLessThan(24)
      const all = (left.days * 24 + left.hours) * 60 + left.minutes
      expect(all).toBe(ahead * 1440 - hour * 60 - minute)
      expect(all).toBeGreaterThan(0)
    }),
  )
})

describe('by the visitor’s own clock', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  test.each([
    'Pacific/Pago_Pago',
    'America/New_York',
    'Europe/Berlin',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
  ])('%s counts the same on every day, those on which clocks change included', (timeZone) => {
    process.env.TZ = timeZone
    const left = (now: Date, target: CalendarDay) => countDown(localMoment(now), target)
    const tenDays = { state: 'running', days: 10, hours: 8, minutes: 30 }
    expect(left(new Date(2026, 10, 20, 15, 30, 59), '2026-12-01')).toEqual(tenDays)
    // Spring and autumn, north and south: each span holds a change of the clocks somewhere.
    expect(left(new Date(2026, 2, 1, 15, 30), '2026-03-12')).toEqual(tenDays)
    expect(left(new Date(2026, 2, 25, 15, 30), '2026-04-05')).toEqual(tenDays)
    expect(left(new Date(2026, 3, 1, 15, 30), '2026-04-12')).toEqual(tenDays)
    expect(left(new Date(2026, 8, 20, 15, 30), '2026-10-01')).toEqual(tenDays)
    expect(left(new Date(2026, 9, 1, 15, 30), '2026-10-12')).toEqual(tenDays)
    expect(left(new Date(2026, 9, 24, 15, 30), '2026-11-04')).toEqual(tenDays)
    expect(left(new Date(2026, 11, 1, 0, 0), '2026-12-01')).toEqual({ state: 'today' })
    expect(left(new Date(2026, 10, 30, 23, 59, 59), '2026-12-01')).toMatchObject({ days: 0, hours: 0, minutes: 1 })
  })
})
