/** Whether a topic, as a visitor typed it, can be a headline. */
import type * as words from '@words/tools/headline-generator'
import { oneLine } from '../kit/document/clean-text'
import { listed, phraseIn } from '../kit/english/phrases'
import { LONGEST_TOPIC } from './tool'

/** A topic on one line, without the stop at its end. */
export const withoutStop = (topic: string) => oneLine(topic).replace(/\.$/, '')

/** A stop that ends no sentence: “Dr. Lund”, “St. Ursula”, “U.S. team”, “J. Ortiz”. */
const ABBREVIATION = /(\b(?:Dr|Mr|Mrs|Ms|Mx|Prof|Rev|Sr|Jr|St|Mt|Ft|No|Inc|Co|Corp|Ltd|vs|approx|\p{Lu}))\./gu

/** What only a note to somebody holds. */
const NOTES = listed(`
  boss wants a press release, boss wants something, want to be in the news, want to be in the paper, need a headline, need headlines, needs a headline, want a headline,
  something catchy, just something, make it sound, sound nice, lol, haha*, lmao, asap, fyi, btw, thx, tbh, idk`)

/**
 * Why a topic stays in the form: a headline is one line of one sentence, in small letters and not addressed to the tool. Nothing
 * for a topic that can be one.
 */
export function whyNoLine(topic: string): keyof typeof words.notes | undefined {
  const line = withoutStop(topic).replace(ABBREVIATION, '$1')
  const letters = line.replace(/[^\p{L}]/gu, '')
  if (line.length > LONGEST_TOPIC) return 'long'
  if (letters.length > 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) return 'capitals'
  const hasEnd = /[.!?…:;]["”’)]?$|[.!?…]["”’)]? |[()[\]।。؟！？]/u.test(line)
  const isSpoken =
    phraseIn(line, NOTES) !== undefined ||
    /\bI\b|\b(?:my|me|please|(?:can|could) you)\b|\b[Hh]eadlines? (?:for|about|in|and|or|ideas?)\b/u.test(line)
  return hasEnd || isSpoken ? 'note' : undefined
}

/** Whether a topic can be a headline. */
export const isLine = (topic: string): boolean => withoutStop(topic) !== '' && whyNoLine(topic) === undefined
