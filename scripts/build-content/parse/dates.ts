/** Calendar days as text, and what people write instead of them. */
import { type CalendarDay, daysInMonth, isCalendarDay } from '../../../src/lib/calendar-day'
import { MONTHS } from '../../../src/lib/format-day'
import type { Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'

/** What is wrong with a text that should be a day. `write` turns a day into the corrected line. */
export function dayMessage(name: string, text: string, write: (day: string) => string): Message {
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
export function readDay(asWritten: string): CalendarDay[] {
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
export const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/gi, '')
    .replace(/\bof\b/gi, ' ')
    .replace(/[,;\s]+/g, ' ')
    .replace(/\.$/, '')
    .trim()
