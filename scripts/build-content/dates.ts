/** Calendar days as text, and what people write instead of them. */
import type { Finding } from './problems/problem'
import { quote } from './problems/words'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** `2024-01-15`, and a day that exists. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && existsDay(Number(match[1]), Number(match[2]), Number(match[3]))
}

const existsDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

/** The present day in UTC: the same for everybody who builds at the same moment. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** What is wrong with a text that should be a day. `write` turns a day into the corrected line. */
export function dayFinding(name: string, text: string, write: (day: string) => string): Finding {
  const shaped = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (shaped) return impossible(name, Number(shaped[1]), Number(shaped[2]), Number(shaped[3]), write)
  const days = readDay(text)
  const hint =
    days.length === 0
      ? `Write the day as YYYY-MM-DD, for example:\n${write('2024-01-15')}`
      : `Write:\n${days.map(write).join('\nor, if the first number is the day:\n')}`
  return { code: 'wrong-date', message: `${name} is ${quote(text)}, and a day written as YYYY-MM-DD is needed.`, hint }
}

function impossible(name: string, year: number, month: number, day: number, write: (day: string) => string): Finding {
  const monthName = MONTHS[month - 1]
  const message =
    monthName === undefined
      ? `${name} names month ${month}, and a year has 12; the order is year, month, day.`
      : `${name} is a day that does not exist: ${monthName} ${year} has ${daysIn(year, month)} days, not ${day}.`
  const [meant] = monthName === undefined ? written(year, day, month) : written(year, month, daysIn(year, month))
  return { code: 'impossible-date', message, hint: `Write for example:\n${write(meant ?? '2024-01-15')}` }
}

const written = (year: number, month: number, day: number): string[] =>
  existsDay(year, month, day) ? [`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`] : []

/** The days that a text in another notation can mean: none, one, or two where the order is open. */
function readDay(asWritten: string): string[] {
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
