/** A day with an hour as text, and what people write instead of it. */
import { addDays, isCalendarDay } from '../../../src/lib/calendar-day'
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { dayMessage, plainly, readDay } from './dates'

/** `9`, `9:00`, `9.30`, `9h`, `09:00:00`, `9 am`, `T09:00Z`, `09:00 EST` behind a day. */
const HOUR =
  /^(.*?)(?:\bat\b|[\sT])\s*(\d{1,2})(?:[:.h](\d{2}))?h?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(z|[a-z]{2,4}|[+-]\d{1,2}:?(?:\d{2})?)?$/i

/**
 * What is wrong with a text that should be a day, or a day and an hour. `write` turns what is right into the corrected line.
 */
export function hourMessage(name: string, text: string, write: (time: string) => string): Message {
  const [found, before = '', hour, minute = '00', half, zone] = HOUR.exec(plainly(text)) ?? []
  const day = before.trim()
  const days = isCalendarDay(day) ? [day] : readDay(day)
  if (found === undefined || (days.length === 0 && !looksLikeDay(day))) return dayMessage(name, text, write)

  const time = timeOf(Number(hour), Number(minute), half?.toLowerCase())
  if (days.length === 0) return dayMessage(name, day, (meant) => write(`${meant} ${time ?? '09:00'}`))
  if (time === undefined) {
    return {
      code: 'impossible-date',
      text: `${name} has the hour ${quote(`${hour}:${minute}`)}, but the hours of a day are 00:00 to 23:59.`,
      hint: `For example:\n${days.map((known) => write(hour === '24' ? `${addDays(known, 1)} 00:00` : `${known} 09:00`))[0]}`,
    }
  }
  const lines = days.map((known) => write(`${known} ${time}`)).join('\nor, if the first number is the day:\n')
  if (zone !== undefined) {
    return {
      code: 'wrong-date',
      text: `${name} is ${quote(text)}, but an hour has no time zone of its own: it is always that of the site.`,
      hint: `Write what the clocks of the site show at that time, for example:\n${lines}`,
    }
  }
  return {
    code: 'wrong-date',
    text: `${name} is ${quote(text)}, but a day and an hour must be written as YYYY-MM-DD HH:MM.`,
    hint: `Write:\n${lines}`,
  }
}

/** Written as a day should be, though no calendar has it. */
const looksLikeDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** On the 24-hour clock; nothing for an hour that no clock shows. */
function timeOf(hour: number, minute: number, half: string | undefined): string | undefined {
  if (minute > 59 || (half === undefined ? hour > 23 : hour < 1 || hour > 12)) return undefined
  const counted = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return [counted, minute].map((part) => String(part).padStart(2, '0')).join(':')
}
