/** Whether a phrase of a headline says again what another phrase says already. */
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'

/** Shorter words join others in any phrase, as “their” and “women” do. */
const LONG_WORD = 6
/** Shorter words of a place are not names. */
export const PLACE_WORD = 4

const longWordsIn = (text: string, least: number) =>
  wordsIn(text).flatMap((word) => (word.length < least ? [] : word.replace(/s$/, '')))
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const figuresIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []

/** Whether a whole phrase stands in a text. */
export const isWhollyRepeated = (phrase: string, text: string): boolean =>
  ` ${wordsIn(text).join(' ')} `.includes(` ${wordsIn(phrase).join(' ')} `)

/** Whether a part of a phrase stands in a text, or half of its long words do. @param least letters of a long word */
export function isRepeated(phrase: string, text: string, least = LONG_WORD): boolean {
  const isPart = phrase.split(',').some((part) => isWhollyRepeated(part, text))
  const others = longWordsIn(text, least)
  const long = longWordsIn(phrase, least)
  return isPart || (long.length > 0 && long.filter((word) => others.includes(word)).length * 2 >= long.length)
}

/** Whether the first figure of a phrase stands in a text; of a phrase without a figure, the phrase itself. */
export function isFigureRepeated(phrase: string, text: string): boolean {
  const [figure] = figuresIn(phrase)
  return figure === undefined ? text.toLowerCase().includes(phrase.toLowerCase()) : figuresIn(text).includes(figure)
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = new RegExp(
  `\\b(?:${MONTH}|(?:Jan|Feb|Apr|Aug|Sept?|Oct|Nov|Dec)\\b|(?:in|of|by|until|since|to) 20\\d\\d)\\b`,
  'g',
)
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|yesterday|(?:next|this) (?:week|weekend|month|year|spring|summer|fall|autumn|winter))\b/i

/** Whether a text names the month of a day, or its year behind “in” or “by”: beside it, the day would stand there twice. */
export const hasDateOf = (text: string, day: CalendarDay): boolean => {
  const month = formatDay(day).slice(0, 3)
  const year = ` ${day.slice(0, 4)}`
  return (text.match(DATE) ?? []).some((date) => date.startsWith(month) || date.endsWith(year))
}
/** A date, or another word for a day. */
export const hasDay = (text: string): boolean => text.search(DATE) >= 0 || DAY.test(text)
