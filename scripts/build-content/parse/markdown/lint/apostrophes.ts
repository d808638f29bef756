/** Backticks and accents in place of apostrophes: visitors see the mark itself, and what is between two backticks as code. */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { CODE_SPAN } from '../code'
import type { Body, IndexedMessage } from './rule'

// Chinese and Japanese have no spaces around code, and no apostrophes.
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}]`
const LETTER_BEFORE = new RegExp(`${LETTER}$`, 'u')
const LETTER_BEHIND = new RegExp(`^${LETTER}`, 'u')
const LONE_MARK = new RegExp(`(?<=${LETTER})[\`´](?=${LETTER})`, 'gu')

export function wrongApostrophes({ fenced, text }: Body): IndexedMessage[] {
  const pairs = [...fenced.matchAll(CODE_SPAN)].flatMap(({ 0: code, 1: mark, index }) => {
    const end = index + code.length
    // What stands in a comment is covered in `text`.
    const isBetweenLetters = LETTER_BEFORE.test(text.slice(0, index)) && LETTER_BEHIND.test(text.slice(end))
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
  `${/\p{L}*$/u.exec(text.slice(0, index))?.[0]}'${/^\p{L}*/u.exec(text.slice(index + 1))?.[0]}`

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
