/** Whether a phrase of a headline says again what another phrase says already. */
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const namesIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? []
const figuresIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []

/** Whether a whole phrase stands in a text. */
export const isWhollyRepeated = (phrase: string, text: string): boolean =>
  ` ${wordsIn(text).join(' ')} `.includes(` ${wordsIn(phrase).join(' ')} `)

/** Whether a name stands in a text, or one of its words with a capital does. Shorter words than four letters join others. */
export const isNamedIn = (name: string, text: string): boolean =>
  isWhollyRepeated(name, text) ||
  (name.match(/\p{Lu}[\p{L}\p{M}]{3,}/gu) ?? []).some((word) => namesIn(text).includes(word))

/** Whether the first figure of a phrase stands in a text; of a phrase without a figure, the phrase itself. */
export function isFigureRepeated(phrase: string, text: string): boolean {
  const [figure] = figuresIn(phrase)
  return figure === undefined ? text.toLowerCase().includes(phrase.toLowerCase()) : figuresIn(text).includes(figure)
}

/** Whether a text names a day by its month and number, in either order: beside it, the day would stand there twice. */
export function hasDateOf(text: string, day: CalendarDay): boolean {
  const [month = '', number = ''] = formatDay(day).split(/[ ,]+/)
  const name = `${month.slice(0, 3)}[a-z]*\\.?`
  const ordinal = `${number}(?:st|nd|rd|th)?`
  return new RegExp(`\\b(?:${name} ${ordinal}|${ordinal}(?: of)? ${name})(?![\\p{L}\\p{N}])`, 'iu').test(text)
}
