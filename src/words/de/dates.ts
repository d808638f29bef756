import type * as en from '../en/dates'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./dates')>

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

/** “15. Januar 2026” for “2026-01-15”. It never becomes an instant, so it is the same day in every time zone. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)}. ${MONTHS[Number(month) - 1]} ${year}`
}

/** “9:00 Uhr” for “09:00”. */
export const formatHour = (hour: string): string => `${hour.replace(/^0/, '')} Uhr`

/** “Ortszeit New York” for “America/New_York”. */
export const formatZone = (timeZone: string): string =>
  timeZone === 'UTC' ? timeZone : `Ortszeit ${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')}`
