import { DOUBTFUL } from '../kit/english/doubtful'
import { PICTURES } from '../kit/english/pictures'
import { correctSpelling } from '../kit/english/spelling'
import { correctGrammar, withNames } from './correct-topic'
import { shortenTopic } from './shorten-topic'
import { ABBREVIATIONS } from './words'

/** Nobody’s first sentence is longer; what comes after it is not looked at, so that nothing can keep the page busy. */
const LONGEST_READ = 5000

export type CleanTopic = {
  text: string
  isQuestion: boolean
  /** What was done to the topic, in words for the visitor. */
  notes: string[]
}

/** A topic in one line, without what no headline can hold: pictures, line breaks, stray quotation marks. */
export function cleanTopic(topic: string): CleanTopic {
  const notes: string[] = []
  const line = topic
    .slice(0, LONGEST_READ)
    .normalize('NFC')
    // Marks that steer the direction of text would turn the words around them, too.
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(PICTURES, ' ')
    .replace(/[\p{Cs}\p{Co}\p{Cn}]/gu, '')
  if (topic.search(PICTURES) >= 0) notes.push('Emoji were left out: they belong in posts, not in headlines.')

  const sentence = firstSentence(tidy(balance(line)))
  if (sentence.hasMore) notes.push('Only the first sentence was used. A headline has room for one.')
  const isQuestion = /[?？]$/.test(sentence.text)
  const plain = tidy(sentence.text.replace(/[\s.!?…,;:，。！？–—-]+$/u, '').replace(/^[\s.!?…,;:–—•*#>-]+/u, ''))
  const quiet = sentenceCase(plain)
  if (quiet !== plain) notes.push('The topic was in capitals. Please check the capitals of names.')
  const { text: spelled, corrections } = correctSpelling(withLastPoint(quiet))
  if (corrections.length > 0) {
    notes.push(`Spelling corrected: ${corrections.map(({ typed, meant }) => `“${typed}” to “${meant}”`).join(', ')}.`)
  }
  const doubtful = spelled.match(DOUBTFUL)
  if (doubtful) notes.push(`Please check the spelling of ${doubtful.map((word) => `“${word}”`).join(', ')}.`)
  const corrected = correctGrammar(spelled)
  notes.push(...corrected.notes)
  const { text } = corrected
  const { text: short, note } = shortenTopic(text, tidyAndBalance)
  if (note)
    notes.push(`Your topic has ${[...topic.trim()].length} characters, more than a headline has room for. ${note}`)
  return { text: short, isQuestion, notes }
}

/** Stands in for an apostrophe; control characters were taken out of the text before. */
const APOSTROPHE = '\u0001'

/** “at 6 a.m.” keeps its point at the end. */
const withLastPoint = (text: string) => text.replace(/\b([ap]\.m)$/i, '$1.')

const tidyAndBalance = (text: string) => tidy(balance(text))

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** Quotation marks and brackets in pairs, or not at all. */
function balance(text: string): string {
  const curly = text
    .replace(/[„“”«»]/g, '"')
    // Apostrophes, as in “Acme’s” and “customers’ data”, are put aside while all other single marks go.
    .replace(/(\p{L}|\p{N})['’‘](?=\p{L})/gu, `$1${APOSTROPHE}`)
    .replace(/(s)['’](?=\s)/g, `$1${APOSTROPHE}`)
    .replace(/['‘’‚‹›`´]/g, '')
    .replaceAll(APOSTROPHE, '’')
  const quotes = curly.split('"').length - 1
  let isOpen = false
  const quoted = curly.replace(/"/g, () => {
    if (quotes % 2 === 1) return ''
    isOpen = !isOpen
    return isOpen ? '“' : '”'
  })
  const emptied = quoted.replace(/“\s*”/g, '')
  return [/[()]/g, /[[\]]/g, /[{}]/g].reduce(
    (found, pair) => (isBalanced(found.match(pair)?.join('') ?? '') ? found : found.replace(pair, ' ')),
    emptied,
  )
}

/** Whether pairs open before they close and none is inside another. */
function isBalanced(pairs: string): boolean {
  return /^(?:\(\)|\[\]|\{\})*$/.test(pairs)
}

/** What stands before the first sentence mark that ends a sentence. */
function firstSentence(text: string): { text: string; hasMore: boolean } {
  for (const { index } of text.matchAll(/[.!?。！？](?=\s+[\p{Lu}\p{Lo}\p{N}“[(])/gu)) {
    const before = text.slice(0, index + 1)
    if (/[\p{L}\p{N}]/u.test(before) && !ABBREVIATIONS.test(before)) {
      return { text: balance(before), hasMore: /[\p{L}\p{N}]/u.test(text.slice(index + 1)) }
    }
  }
  return { text, hasMore: false }
}

/** A topic typed in capitals throughout becomes an ordinary sentence; short ones may be names and stay. */
function sentenceCase(text: string): string {
  const words = text.split(' ')
  if (words.length < 4 || /\p{Ll}/u.test(text) || !/\p{Lu}{5}/u.test(text)) return text
  const small = words
    .map((word, index) => {
      if (/[\d[\]]/.test(word)) return word
      const small = word.toLowerCase()
      return index === 0 ? small.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : small
    })
    .join(' ')
  return withNames(small)
}
