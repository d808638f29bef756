/** Backticks and accents in place of apostrophes: visitors see the mark itself, and what is between two backticks as code. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { CODE_SPAN } from '../code'
import type { Body, IndexedMessage } from './rule'

// Chinese and Japanese have no spaces around code, and no apostrophes.
const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}]/u
const LONE_MARK = /[`´](?<=[\p{Script=Latin}\p{Script=Cyrillic}].)(?=[\p{Script=Latin}\p{Script=Cyrillic}])/gu
/** Longer than any word in front of an apostrophe or behind it. */
const LONGEST = 40

export function wrongApostrophes({ fenced, text }: Body): IndexedMessage[] {
  const pairs = [...fenced.matchAll(CODE_SPAN)].flatMap(({ 0: code, 1: mark, index }) => {
    const end = index + code.length
    // What stands in a comment is covered in `text`.
    const isBetweenLetters = LETTER.test(text[index - 1] ?? '') && LETTER.test(text[end] ?? '')
    if (mark !== '`' || !isBetweenLetters) return []
    return { index, message: codeOfApostrophes(`${wordAt(fenced, index)} … ${wordAt(fenced, end - 1)}`) }
  })
  const lone = [...text.matchAll(LONE_MARK)].map(({ 0: mark, index }) => ({
    index,
    message: wrongMark(mark, wordAt(text, index)),
  }))
  return [...pairs, ...lone]
}

/** The word around a mark, with an apostrophe in its place. */
const wordAt = (text: string, index: number): string =>
  `${/\p{L}*$/u.exec(text.slice(Math.max(0, index - LONGEST), index))?.[0]}'${/^\p{L}*/u.exec(text.slice(index + 1, index + 1 + LONGEST))?.[0]}`

const codeOfApostrophes = (words: string): Message => ({
  code: 'wrong-apostrophe',
  text: 'Two backticks inside of words are the marks of code, so visitors see everything between them as code.',
  hint: `Write apostrophes:\n${words}`,
})

const wrongMark = (mark: string, word: string): Message => ({
  code: 'wrong-apostrophe',
  text: `This is ${mark === '`' ? 'a backtick, the mark of code' : 'an accent'}, not an apostrophe.`,
  hint: `Write:\n${word}`,
})
