import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'

/** Whose public holidays are not working days. Regions have more of their own. */
export const COUNTRIES = [
  { value: 'us', label: 'United States' },
  { value: 'ca', label: 'Canada' },
  { value: 'uk', label: 'United Kingdom (England)' },
  { value: 'ie', label: 'Ireland' },
  { value: 'de', label: 'Germany' },
  { value: 'fr', label: 'France' },
  { value: 'es', label: 'Spain' },
  { value: 'it', label: 'Italy' },
  { value: 'nl', label: 'Netherlands' },
  { value: 'au', label: 'Australia' },
  { value: 'none', label: 'Weekends only, or another country' },
] as const

export type Country = (typeof COUNTRIES)[number]['value']

/**
 * National public holidays that are not a Saturday or Sunday, as month and day. Taken from date-holidays 3.37.0 in November
 * 2026 (data under CC BY-SA 3.0). The package itself is 1.9 MB, so the site holds these five years instead.
 */
const HOLIDAYS: Record<Exclude<Country, 'none'>, Record<string, string>> = {
  us: {
    2026: '0101 0119 0216 0525 0619 0703 0907 1012 1111 1126 1225',
    2027: '0101 0118 0215 0531 0618 0705 0906 1011 1111 1125 1224 1231',
    2028: '0117 0221 0529 0619 0704 0904 1009 1123 1225',
    2029: '0101 0115 0219 0528 0619 0704 0903 1008 1122 1225',
    2030: '0101 0121 0218 0527 0619 0704 0902 1014 1111 1128 1225',
  },
  ca: {
    2026: '0101 0403 0701 0907 1225',
    2027: '0101 0326 0701 0906',
    2028: '0414 0904 1225',
    2029: '0101 0330 0903 1225',
    2030: '0101 0419 0701 0902 1225',
  },
  uk: {
    2026: '0101 0403 0406 0504 0525 0831 1225 1228',
    2027: '0101 0326 0329 0503 0531 0830 1227 1228',
    2028: '0103 0414 0417 0501 0529 0828 1225 1226',
    2029: '0101 0330 0402 0507 0528 0827 1225 1226',
    2030: '0101 0419 0422 0506 0527 0826 1225 1226',
  },
  ie: {
    2026: '0101 0202 0317 0406 0504 0601 0803 1026 1225',
    2027: '0101 0201 0317 0329 0503 0607 0802 1025',
    2028: '0207 0317 0417 0501 0605 0807 1030 1225 1226',
    2029: '0101 0205 0402 0507 0604 0806 1029 1225 1226',
    2030: '0101 0201 0422 0506 0603 0805 1028 1225 1226',
  },
  de: {
    2026: '0101 0403 0406 0501 0514 0525 1225',
    2027: '0101 0326 0329 0506 0517',
    2028: '0414 0417 0501 0525 0605 1003 1225 1226',
    2029: '0101 0330 0402 0501 0510 0521 1003 1225 1226',
    2030: '0101 0419 0422 0501 0530 0610 1003 1225 1226',
  },
  fr: {
    2026: '0101 0406 0501 0508 0514 0525 0714 1111 1225',
    2027: '0101 0329 0506 0517 0714 1101 1111',
    2028: '0417 0501 0508 0525 0605 0714 0815 1101 1225',
    2029: '0101 0402 0501 0508 0510 0521 0815 1101 1225',
    2030: '0101 0422 0501 0508 0530 0610 0815 1101 1111 1225',
  },
  es: {
    2026: '0101 0106 0403 0501 1012 1208 1225',
    2027: '0101 0106 0326 1012 1101 1206 1208',
    2028: '0106 0414 0501 0815 1012 1101 1206 1208 1225',
    2029: '0101 0330 0501 0815 1012 1101 1206 1225',
    2030: '0101 0419 0501 0815 1101 1206 1225',
  },
  it: {
    2026: '0101 0106 0406 0501 0602 1208 1225',
    2027: '0101 0106 0329 0602 1004 1101 1208',
    2028: '0106 0417 0425 0501 0602 0815 1004 1101 1208 1225 1226',
    2029: '0101 0402 0425 0501 0815 1004 1101 1225 1226',
    2030: '0101 0422 0425 0501 0815 1004 1101 1225 1226',
  },
  nl: {
    2026: '0101 0406 0427 0514 0525 1225',
    2027: '0101 0329 0427 0506 0517',
    2028: '0417 0427 0525 0605 1225 1226',
    2029: '0101 0402 0427 0510 0521 1225 1226',
    2030: '0101 0422 0530 0610 1225 1226',
  },
  au: {
    2026: '0101 0126 0403 0406 1225 1228',
    2027: '0101 0126 0326 0329 1227 1228',
    2028: '0103 0126 0414 0417 0425 1225 1226',
    2029: '0101 0126 0330 0402 0425 1225 1226',
    2030: '0101 0128 0419 0422 0425 1225 1226',
  },
}

/** The last year whose holidays are known. */
export const LAST_YEAR = 2030

/** Whether people work on a day: from Monday to Friday, holidays excepted. */
export function isWorkingDay(day: CalendarDay, country: Country): boolean {
  if (weekdayOf(day) % 6 === 0) return false
  if (country === 'none') return true
  const [year = '', month = '', date = ''] = day.split('-')
  return !HOLIDAYS[country][year]?.split(' ').includes(month + date)
}

/** Working days from one day to another, the first included and the last not. */
export function workingDaysBetween(from: CalendarDay, to: CalendarDay, country: Country): number {
  const days = Math.max(0, daysBetween(from, to))
  // Whole weeks have five each: a target may be thousands of years away, and its days are not counted one by one.
  let count = Math.floor(days / 7) * 5
  for (let day = addDays(to, -(days % 7)); day < to; day = addDays(day, 1)) if (weekdayOf(day) % 6 !== 0) count++
  return count - holidaysBetween(from, to, country)
}

function holidaysBetween(from: CalendarDay, to: CalendarDay, country: Country): number {
  if (country === 'none') return 0
  return Object.entries(HOLIDAYS[country])
    .flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`))
    .filter((day) => day >= from && day < to).length
}

/** The working day so many working days later. */
export function addWorkingDays(from: CalendarDay, count: number, country: Country): CalendarDay {
  let day = from
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day, country)) left--
  }
  return day
}

/** From December 21 to January 3 few editors read mail and few partners answer. A house rule. */
export function isQuiet(day: CalendarDay): boolean {
  const date = day.slice(5)
  return date >= '12-21' || date <= '01-03'
}

/** The last days before a day that are right, at most so many and none before the first, in order. */
export function daysBefore(
  end: CalendarDay,
  first: CalendarDay,
  count: number,
  isRight: (day: CalendarDay) => boolean = () => true,
): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = addDays(end, -1); day >= first && days.length < count; day = addDays(day, -1)) {
    if (isRight(day)) days.unshift(day)
  }
  return days
}
