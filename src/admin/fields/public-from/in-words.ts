/** Days and hours at which something becomes public, in words. */
import { formatHour } from '../../../lib/format-day'
import { dayOfTime, hourOfTime, isWallTime, momentOf } from '../../../lib/wall-time'

/**
 * When a day or an hour begins for somebody in another time zone than the site; empty for a text that is not a time.
 * @param own the time zone of the browser unless it is given
 */
export function beginsForYou(time: string, timeZone: string, own?: string): string {
  if (!isWallTime(time)) return ''
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    timeZone: own,
  })
  return `Begins for you on ${format.format(momentOf(time, timeZone))}`
}

const daysIn = (dateStyle: 'full' | 'medium') => new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' })

/** Made once: a list of entries writes two days in each line. */
const DAYS = { full: daysIn('full'), medium: daysIn('medium') }

/** `2027-01-08 09:00` → `Friday, January 8, 2027, 9:00 AM`, or `Jan 8, 2027, 9:00 AM`; other texts stay as they are. */
export function timeInWords(time: string, dateStyle: 'full' | 'medium'): string {
  const day = Date.parse(`${dayOfTime(time)}T00:00:00Z`)
  if (Number.isNaN(day)) return time
  const words = DAYS[dateStyle].format(day)
  const hour = hourOfTime(time)
  return hour === undefined ? words : `${words}, ${formatHour(hour)}`
}
