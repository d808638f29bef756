import { expect, test } from 'vitest'
import type { CalendarDay } from '@/lib/calendar-day'
import { monthsOf } from './month'
import { planPitch } from './pitch-plan'
import { OPEN, TABLE } from './table-for-tests'

const months = (target: CalendarDay, today: CalendarDay) =>
  monthsOf(planPitch({ ...OPEN, targetDate: target }, TABLE, today).weeks, target)

test('a plan over two months has both, each row from Sunday to Saturday', () => {
  const [november, december, ...more] = months('2026-12-01', '2026-10-01')
  expect(more).toEqual([])
  // November 1, 2026 is a Sunday, December 1 a Tuesday.
  expect(november?.rows.map((row) => row.map((place) => Number(place?.day.slice(8) ?? 0)).join(' '))).toEqual([
    '1 2 3 4 5 6 7',
    '8 9 10 11 12 13 14',
    '15 16 17 18 19 20 21',
    '22 23 24 25 26 27 28',
    '29 30 0 0 0 0 0',
  ])
  expect(december?.rows[0]?.map((place) => place?.day.slice(8))).toEqual([
    undefined,
    undefined,
    '01',
    '02',
    '03',
    '04',
    '05',
  ])
  // 28 days back from December 1 is November 3.
  expect(
    november?.rows
      .flat()
      .map((place) => place?.weeks.join() ?? '')
      .join(' '),
  ).toBe('  1 1 1 1 1 1 1 2 2 2 2 2 2 2 3 3 3 3 3 3 3 4 4 4 4 4 4 4     ')
  expect(december?.rows.flat().every((place) => !place || place.weeks.length === 0)).toBe(true)
})

test('February has 28 or 29 days', () => {
  const daysIn = (target: CalendarDay) => months(target, target)[0]?.rows.flat().filter(Boolean).length
  expect(daysIn('2027-02-10')).toBe(28)
  expect(daysIn('2028-02-10')).toBe(29)
})

test('weeks that share a day are all on it', () => {
  const today = months('2026-11-20', '2026-11-20')[0]
    ?.rows.flat()
    .find((place) => place?.day === '2026-11-20')
  expect(today?.weeks).toEqual([1, 2, 3, 4])
})

test('the last month that can be written ends', () => {
  // The weeks keep clear of the last days of December and begin in November.
  expect(months('9999-12-31', '2026-11-20')).toHaveLength(2)
})
