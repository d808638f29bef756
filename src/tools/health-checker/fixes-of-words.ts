import { COMMON_WORDS } from './data/common-words'
import { FUNCTION_WORDS } from './data/vocabulary'
import type { Fix } from './types'

/** Verbs of praise and the plain word for each. */
const PLAIN: Record<string, string> = {
  utilize: 'use',
  utilizes: 'uses',
  utilized: 'used',
  utilizing: 'using',
  leverage: 'use',
  leverages: 'uses',
  leveraged: 'used',
  leveraging: 'using',
  showcase: 'show',
  showcases: 'shows',
  showcased: 'showed',
  showcasing: 'showing',
}
/** Where the word carries the sentence or a fact, taking it out breaks the one or changes the other. */
const NOT_TO_DELETE =
  /^(?:harness|revolutioni|supercharg|unleash|synerg|paradigm|one.stop|breaking|read this|pay attention|value prop|game.?chang|fastest.growing|first.ever|exclusive|urgent|mission.critical|once.in|huge|\w+ than ever|unprecedented|industry.standard)/i
/** In front of these, the word after them is needed: "most innovative", "only visionary teams", "smart and powerful". */
const NEEDS_WORD =
  /\b(?:and|or|but|more|most|less|least|so|too|as|how|very|truly|really|only|is|are|was|were|be|been|being|feels?|looks?|seems?)\s+$/i
/** After the deleted word, these would follow on nothing. */
const NO_NOUN =
  /^(?:and|or|but|yet|which|who|will|can|could|would|must|should|than|on|of|in|at|by|for|with|from|as|if|when|where|because|\p{L}+ly)$/iu

/** A change that takes out an adjective of praise. The article before it fits the next word. Nothing if it breaks the sentence. */
export function withoutHype(text: string, start: number, end: number): Fix | undefined {
  const word = text.slice(start, end)
  const plain = PLAIN[word.toLowerCase().replace(/utilis/, 'utiliz')]
  if (plain) return { label: `Write “${plain}”`, start, end, text: plain }
  const next = /^\s+(\p{L}+)/u.exec(text.slice(end, end + 60))
  if (!next || NOT_TO_DELETE.test(word)) return undefined
  const [gap, following = ''] = next
  const before = text.slice(Math.max(0, start - 20), start)
  if (NEEDS_WORD.test(before) || NO_NOUN.test(following) || FUNCTION_WORDS.has(following.toLowerCase()))
    return undefined
  const article = /\b(an?)\s+$/i.exec(before)
  const isCapital = /^\p{Lu}/u.test(word) && !article
  const kept = isCapital && /(?:^|[.!?\n“]\s*)$/.test(text.slice(0, start)) ? capital(following) : following
  if (!article) return { label: `Delete “${word}”`, start, end: end + gap.length, text: kept }
  const fitting = /^[aeiou]/i.test(following) ? 'an' : 'a'
  const written = article[1]?.startsWith('A') ? capital(fitting) : fitting
  return {
    label: written === article[1] ? `Delete “${word}”` : `Delete “${word}” and write “${written} ${following}”`,
    start: start - article[0].length,
    end: end + gap.length,
    text: `${written} ${following}`,
  }
}

/** The form of a verb that follows "is thrilled to", by the form of "be" in front of it. */
const IRREGULAR: Record<string, { is: string; are: string }> = {
  be: { is: 'is', are: 'are' },
  have: { is: 'has', are: 'have' },
}

/** “is thrilled to announce” says that somebody “announces”. In the past tense, only a person can tell what happened. */
export function withoutFeeling(text: string, start: number, end: number): Fix | undefined {
  const found = text.slice(start, end)
  const [gap, verb] = /^\s+(\p{Ll}+)/u.exec(text.slice(end, end + 40)) ?? []
  const [, be] = /^(is|are)\b.*\bto$/i.exec(found) ?? []
  if (!gap || !verb || !be) return undefined
  const isOne = be.toLowerCase() === 'is'
  const written = IRREGULAR[verb]?.[isOne ? 'is' : 'are'] ?? (isOne ? thirdPerson(verb) : verb)
  return { label: `Write “${written}”`, start, end: end + gap.length, text: written }
}

function thirdPerson(verb: string): string {
  if (/(?:s|x|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** Capitals in small letters. Nothing while one of the words may be a name, which small letters would misspell. */
export function inSmallLetters(text: string, start: number, end: number): Fix | undefined {
  const found = text.slice(start, end)
  const words = found.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
  if (!words.every((word) => COMMON_WORDS.has(word) || word === 'i')) return undefined
  const small = found.toLowerCase().replace(/\bi\b/g, 'I')
  const written = /(?:^|[.!?\n“]\s*|\p{Emoji_Presentation} *)$/u.test(text.slice(0, start)) ? capital(small) : small
  return { label: `Write “${written}”`, start, end, text: written }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
