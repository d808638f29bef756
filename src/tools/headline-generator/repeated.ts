/** Whether a phrase of a headline says again what another one says already. */

/** Shorter words join others in any phrase: “their”, “women”. */
const LONG_WORD = 6

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const longWordsOf = (text: string) =>
  wordsOf(text)
    .filter(({ length }) => length >= LONG_WORD)
    .map((word) => word.replace(/s$/, ''))

/** Whether a part of a phrase stands in a text, or half of the long words of the phrase do. */
export function isRepeated(phrase: string, text: string): boolean {
  const among = ` ${wordsOf(text).join(' ')} `
  const isPart = phrase.split(',').some((part) => among.includes(` ${wordsOf(part).join(' ')} `))
  const long = longWordsOf(phrase)
  const others = new Set(longWordsOf(text))
  return isPart || (long.length > 0 && long.filter((word) => others.has(word)).length * 2 >= long.length)
}

const figuresIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []

/** Whether the first figure of a phrase stands in a text; of a phrase without a figure, the phrase itself. */
export function isFigureRepeated(phrase: string, text: string): boolean {
  const [figure] = figuresIn(phrase)
  return figure === undefined ? text.toLowerCase().includes(phrase.toLowerCase()) : figuresIn(text).includes(figure)
}

/** A month, or a year behind “in” or “by”: beside it, another date would be a second one. */
export const hasDate = (text: string): boolean =>
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Apr|Aug|Sept?|Oct|Nov|Dec)\b\.?|(?:in|of|by|until|since|to) 20\d\d)\b/u.test(
    text,
  )

/** A date, or another word for a day. */
export const hasDay = (text: string): boolean =>
  hasDate(text) ||
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|yesterday|next (?:week|month|year)|this (?:week|weekend|month|year))s?\b/iu.test(
    text,
  )
