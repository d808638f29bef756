import * as words from '@words/tools/crisis-documents'
import { splitPlaceholders } from '../kit/document/placeholders'
import type { Statement } from './statement'

export type Message = { text: string; supports: string[] }

export const MAP_SOURCE =
  'https://www.awwa.org/publications/connections/connections-story/articleid/4240/navigate-with-message-maps-in-a-crisis.aspx'

/** What fits into a quotation, says the source: three messages of 27 words in all, each with three facts behind it. */
export const MOST_WORDS = 27
const SUPPORTS = 3

/** A time or a name that is still to fill in: “4 p.m. Eastern”. */
const WORDS_OF_A_PLACEHOLDER = 3

/** Three messages for everyone who speaks, made of the same sentences as the documents: what to do, what happened, what next. */
export function messageMap({ order, now, facts, harm, doing, update }: Statement): Message[] {
  const [first = '', ...more] = [...(order ? [order] : []), ...now]
  const [happened = '', ...details] = facts
  const map = [
    { text: first, supports: more },
    { text: happened, supports: [...details, ...harm, ...doing] },
    { text: update, supports: [words.reachUs] },
  ]
  return map
    .filter(({ text }) => text !== '')
    .map(({ text, supports }) => ({ text, supports: supports.slice(0, SUPPORTS) }))
}

/** How many words the three messages have. */
export function countWords(messages: readonly Message[]): number {
  return messages
    .flatMap(({ text }) => splitPlaceholders(text))
    .reduce((sum, { text, isPlaceholder }) => sum + (isPlaceholder ? WORDS_OF_A_PLACEHOLDER : wordsOf(text)), 0)
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
