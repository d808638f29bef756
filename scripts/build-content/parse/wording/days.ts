/** Days and hours as text, and what people write instead of them. */
import { addDays, type CalendarDay, daysInMonth, isCalendarDay } from '../../../../src/lib/calendar-day'
import { MONTHS } from '../../../../src/lib/format-day'
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { quote } from '../../../lib/diagnostics/words'
import type { Wrong } from './fields'

type Value = Pick<Wrong, 'name' | 'text' | 'write'>

/** What is wrong with a text that should be a day. */
export function dayMessage({ name, text, write }: Value): Message {
  const shaped = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (shaped) return impossible(name, Number(shaped[1]), Number(shaped[2]), Number(shaped[3]), write)
  const days = readDay(text)
  const hint =
    days.length === 0
      ? `Write the date as YYYY-MM-DD, for example:\n${write('2024-01-15')}`
      : `Write:\n${days.map(write).join('\nor, if the first number is the day:\n')}`
  return { code: 'wrong-date', text: `${name} is ${quote(text)}, but a date must be written as YYYY-MM-DD.`, hint }
}

function impossible(name: string, year: number, month: number, day: number, write: (day: string) => string): Message {
  const monthName = MONTHS[month - 1]
  const text =
    monthName === undefined
      ? `${name} has the month ${month}, but a year has only 12 months. The order is year, month, day.`
      : `${name} is a day that does not exist: ${monthName} ${year} has ${daysInMonth(year, month)} days, not ${day}.`
  const [meant] = monthName === undefined ? written(year, day, month) : written(year, month, daysInMonth(year, month))
  return { code: 'impossible-date', text, hint: `For example:\n${write(meant ?? '2024-01-15')}` }
}

/** The day as text, if it exists. */
const written = (year: number, month: number, day: number): CalendarDay[] =>
  [`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`].filter(isCalendarDay)

/** The days that a text in another notation can mean: none, one, or two where the order is open. */
function readDay(asWritten: string): CalendarDay[] {
  const text = plainly(asWritten)
  const yearFirst =
    /^(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (yearFirst) return written(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
  const yearLast = /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4})$/.exec(text)
  if (yearLast) {
    const [, first, second, year] = yearLast.map(Number) as [number, number, number, number]
    return [...new Set([...written(year, first, second), ...written(year, second, first)])]
  }
  const inWords = /^(?:(\d{1,2})\.?[ -])?([a-z]{3,9})\.?[ -]?(?:(\d{1,2})\.?[ -])?(\d{4})$/i.exec(text)
  const month = MONTHS.findIndex((name) => name.toLowerCase().startsWith(inWords?.[2]?.toLowerCase() ?? '-')) + 1
  return inWords && month > 0 ? written(Number(inWords[4]), month, Number(inWords[1] ?? inWords[3])) : []
}

/** Without what does not matter: the name of the weekday, commas, `th`, dashes and digits of other keyboards. */
const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/gi, '')
    .replace(/\bof\b/gi, ' ')
    .replace(/[,;\s]+/g, ' ')
    .replace(/\.$/, '')
    .trim()

/** `9`, `9:00`, `9.30`, `9h`, `09:00:00`, `9 am`, `T09:00Z`, `09:00 EST` behind a day. */
const HOUR =
  /^(.*?)(?:\bat\b|[\sT])\s*(\d{1,2})(?:[:.h](\d{2}))?h?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(z|[a-z]{2,4}|[+-]\d{1,2}:?(?:\d{2})?)?$/i

/** What is wrong with a text that should be a day, or a day and an hour. */
export function hourMessage({ name, text, write }: Value): Message {
  const [found, before = '', hour, minute = '00', half, zone] = HOUR.exec(plainly(text)) ?? []
  const day = before.trim()
  const days = isCalendarDay(day) ? [day] : readDay(day)
  // Written as a day should be, though no calendar has it.
  const looksLikeDay = /^\d{4}-\d{2}-\d{2}$/.test(day)
  if (found === undefined || (days.length === 0 && !looksLikeDay)) return dayMessage({ name, text, write })

  const time = timeOf(Number(hour), Number(minute), half?.toLowerCase())
  if (days.length === 0) return dayMessage({ name, text: day, write: (meant) => write(`${meant} ${time ?? '09:00'}`) })
  if (time === undefined) {
    const known = days[0] as CalendarDay
    return {
      code: 'impossible-date',
      text: `${name} has the hour ${quote(`${hour}:${minute}`)}, but the hours of a day are 00:00 to 23:59.`,
      hint: `For example:\n${write(hour === '24' ? `${addDays(known, 1)} 00:00` : `${known} 09:00`)}`,
    }
  }
  const lines = days.map((known) => write(`${known} ${time}`)).join('\nor, if the first number is the day:\n')
  const hasZone = zone !== undefined
  return {
    code: 'wrong-date',
    text: `${name} is ${quote(text)}, but ${hasZone ? 'an hour has no time zone of its own: it is always that of the site' : 'a day and an hour must be written as YYYY-MM-DD HH:MM'}.`,
    hint: `${hasZone ? 'Write what the clocks of the site show at that time, for example' : 'Write'}:\n${lines}`,
  }
}

/** On the 24-hour clock; nothing for an hour that no clock shows. */
function timeOf(hour: number, minute: number, half: string | undefined): string | undefined {
  if (minute > 59 || (half === undefined ? hour > 23 : hour < 1 || hour > 12)) return undefined
  const counted = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return [counted, minute].map((part) => String(part).padStart(2, '0')).join(':')
}
