export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A calendar day as visitors read it: "January 15, 2024" for "2024-01-15".
 * It never becomes an instant, so it is the same day in every time zone.
 */
export function formatDay(day: string): string {
  return `${formatDayOfYear(day)}, ${day.split('-')[0]}`
}

/** "January 15", where the year is nearby. */
export function formatDayOfYear(day: string): string {
  const [, month, date] = day.split('-')
  return `${MONTHS[Number(month) - 1]} ${Number(date)}`
}

/** An hour of the 24-hour clock as visitors read it: "9:00 AM" for "09:00". */
export function formatHour(hour: string): string {
  const [hours, minutes] = hour.split(':')
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

/** The time of a zone as visitors call it: "New York time" for "America/New_York". */
export const formatZone = (timeZone: string): string =>
  timeZone === 'UTC' ? timeZone : `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`
