/** A scenario as sentences that a document can hold. */
import { PICTURES } from '../kit/english/pictures'

/** One line, without what a statement cannot hold: pictures, and marks that turn the direction of text. */
export function cleanScenario(scenario: string): string {
  return (
    scenario
      .normalize('NFC')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
      // Two pictures in a row end a sentence, as a point would.
      .replace(ROW_OF_PICTURES, '\n')
      .replace(PICTURES, ' ')
      .replace(/\p{Cs}/gu, '')
      // Two exclamation marks end a sentence, whatever comes after them.
      .replace(/[!?]*!{2,}[!?]*\s+/g, '.\n')
      .replace(/[^\S\n\r]+/g, ' ')
      .trim()
  )
}

const ROW_OF_PICTURES = new RegExp(`(?:(?:${PICTURES.source})\\s*){2,}`, 'gu')

const ABBREVIATIONS = /\b(?:Inc|Ltd|Co|Corp|Dr|Mr|Mrs|Ms|Prof|St|vs|No|Sr|Jr|U\.S|U\.K|e\.g|i\.e|approx|a\.m|p\.m)\.$/i

/** Whole sentences, never parts; a line break ends one, too. Each starts with a capital and ends with a mark. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .flatMap(splitLine)
    .map((sentence) => sentence.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => sentence.replace(/^(?:[-*•#>]+\s+)+/, ''))
    .map((sentence) => sentence.replace(/^\p{Ll}(?!\p{Lu})/u, capital))
    .map(calm)
    .map((sentence) =>
      /[.!?…。！？][”"’')\]]*$/u.test(sentence) ? sentence : `${sentence.replace(/[,;:–—-]+$/, '')}.`,
    )
}

/** More than three words in capitals are a shout, not names. */
const SHOUT = /^(?=(?:.*\p{Lu}){12})\P{Ll}*$/su

/** A statement does not shout: no sentence in capitals, no row of exclamation marks. */
function calm(sentence: string): string {
  const quiet = sentence.replace(/[!！](?:[!?！？]*)(?=[”"’')\]]*$)/u, '.')
  return SHOUT.test(quiet) ? quiet.toLowerCase().replace(/\p{L}/u, capital) : quiet
}

/** Whether something in a text is typed in capitals, which the documents do not keep. */
export function isShouted(text: string): boolean {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .flatMap(splitLine)
    .some((sentence) => SHOUT.test(sentence.trim()))
}

function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return upper.toLowerCase() === letter ? upper : letter
}

function splitLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: mark } of line.matchAll(/[.!?…。！？]+[”"’')]*(?=\s+[\p{Lu}\p{Lo}\p{N}“"([])/gu)) {
    const end = index + mark.length
    const sentence = line.slice(start, end)
    if (ABBREVIATIONS.test(sentence)) continue
    sentences.push(sentence)
    start = end
  }
  return [...sentences, line.slice(start)]
}
