import { findUnquoted, type Release, spanAt } from '../text/release'
import type { Span } from '../text/span'
import type { Fault } from '../types'

/** "The most modern" and "most trusted" claim a first place; "the most recent" and "the most common" do not. */
const MOST =
  'the most (?!of\\b|part\\b|recent|common|likely|people)\\p{L}+|(?<!the )most (?!recent)(?:\\p{L}+(?:ed|ing|ive|ful|able|ous|ant|ent|al|ar)|trusted)'
/** What can be measured, so that a figure proves it. */
const MEASURABLE =
  "biggest|largest|fastest|cheapest|smallest|lightest|quickest|longest|tallest|number one|no\\. ?1|the only|the (?:world|country|industry|nation|market)[’']s (?:first|only)"
const SUPERLATIVE = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?<measurable>${MEASURABLE})|best|finest|(?<!\\b(?:our|my|his|her|its|their) )greatest|safest|smartest|easiest|the (?:world|country|industry|nation|market)[’']s leading|${MOST})(?![\\p{L}\\p{N}])`,
  'giu',
)
/** A source anywhere in the sentence. */
const SOURCE =
  /%|\bper ?cent\b|\b(?:according to|rank(?:s|ed|ing)|rated|survey(?:ed)?|study|certified|audited|measured|data from|figures (?:from|of|by)|by (?:revenue|volume|sales|area|capacity|number|members|weight))\b/i
/** Where another statement begins, whose figures prove something else. */
const NEXT_STATEMENT = /;|,? (?:and|but) (?=(?:it |they )?\p{Ll}+)|,? (?:which|who|while|because|although) /gu

/**
 * Superlatives without their evidence. A source counts anywhere in the sentence; a figure counts only for what can be
 * measured, and only in the same statement: "tested 50,000 times and the best on the market" proves nothing.
 */
export function unprovenSuperlatives(release: Release): Fault[] {
  const { text, sentences, parts } = release
  const sourced = new Map<Span, boolean>()
  const statements = new Map<Span, Span[]>()
  const isProven = (place: number, isMeasurable: boolean) => {
    const sentence = spanAt(sentences, place) ?? spanAt(parts, place)
    if (!sentence) return false
    const hasSource = remember(sourced, sentence, () => SOURCE.test(text.slice(sentence.start, sentence.end)))
    if (hasSource || !isMeasurable) return hasSource
    const own = spanAt(
      remember(statements, sentence, () => statementsOf(text, sentence)),
      place,
    )
    return own !== undefined && remember(sourced, own, () => /\d/.test(text.slice(own.start, own.end)))
  }
  return findUnquoted(release, SUPERLATIVE)
    .map(({ 0: found, index, groups }) => ({
      start: index,
      end: index + found.length,
      isMeasurable: groups?.measurable !== undefined,
      reason: `“${found}” claims a first place, and no source or figure in the sentence proves it.`,
    }))
    .filter(
      // "Fastest-growing" is on the list of hype.
      ({ start, end, isMeasurable }) => text[end] !== '-' && !isProven(start, isMeasurable),
    )
    .map(({ start, end, reason }) => ({ start, end, reason }))
}

function statementsOf(text: string, { start, end }: Span): Span[] {
  const found: Span[] = []
  let from = start
  for (const { 0: joint, index } of text.slice(start, end).matchAll(NEXT_STATEMENT)) {
    found.push({ start: from, end: start + index + joint.length })
    from = start + index + joint.length
  }
  return [...found, { start: from, end }]
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const value = known.has(key) ? (known.get(key) as Value) : find()
  known.set(key, value)
  return value
}
