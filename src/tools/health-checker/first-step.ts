import { MIN_PROSE_WORDS } from './data/limits'
import { CALL_TO_ACTION, hasNamelessAward } from './data/patterns'
import { findUnquoted, type Release } from './text/release'
import type { CheckResult } from './types'

/** Our own: one call to act can be chance; an advertisement has two, or one beside "you" twice and an offer. */
const CALLS_OF_AN_ADVERTISEMENT = 2
const OFFER = /\b(?:sale|offers?|discount|deal|best prices?|save up to)\b/i

/**
 * What to do before anything else, in one plain sentence, when the text is no release yet. Findings about details would
 * hide it.
 */
export function firstStep(release: Release, results: readonly CheckResult[]): string | undefined {
  const { text, parts, lead, words } = release
  const fails = (id: string) => results.some(({ check, isPassed }) => check.id === id && !isPassed)
  if (text.trim() === '') return undefined
  if (!lead && parts.some(({ name }) => name === 'List')) {
    return 'These are notes, not a release. Write them in sentences first: who did what, when, where and why.'
  }
  if (isAdvertisement(release, results)) {
    return 'This is an advertisement, not a release: it asks the reader to buy or to act. A release tells news to journalists. Say first what happened: who did what, when and where.'
  }
  if (lead && hasNamelessAward(text.slice(lead.start, lead.end))) {
    return 'The text does not say which award it is. Name the award, who gives it, for what, and when it was given.'
  }
  if (words.length < MIN_PROSE_WORDS) {
    return 'This is too short for a release. Write the story first: who does what, when, where and why; what it changes, with figures; and what a named person says about it.'
  }
  if (fails('what') && fails('figures') && fails('date')) {
    return 'The text tells no news yet. Say first what happened: who did what, when and where.'
  }
  return undefined
}

function isAdvertisement(release: Release, results: readonly CheckResult[]): boolean {
  const calls = findUnquoted(release, CALL_TO_ACTION).length
  if (calls >= CALLS_OF_AN_ADVERTISEMENT) return true
  const addressed = results.find(({ check }) => check.id === 'direct-address')?.count ?? 0
  return calls === 1 && addressed > 2 && OFFER.test(release.text)
}
