import type { SourceName } from './data/sources'
import type { Release } from './text/release'
import type { Span } from './text/span'

export const GROUPS = ['tone', 'readability', 'relevance', 'structure', 'keywords'] as const
export type Group = (typeof GROUPS)[number]

/** A place where a check fails. An empty span is where something should be. */
export type Fault = Span & {
  reason: string
  /** Where it differs from the source of the check, as with single words of a list. */
  source?: SourceName
  /** Where it differs from the remedy of the check. */
  remedy?: string
}

/**
 * Without these, a check has nothing to judge: 50 words in sentences, a headline, a first paragraph, one below it, and a
 * word in the headline that says what it is about.
 */
export const NEEDS = ['prose', 'headline', 'lead', 'body', 'terms'] as const
export type Need = (typeof NEEDS)[number]

/** How much a journalist misses it. The order is this tool's own judgement, and is stated beside the result. */
export const WEIGHTS = ['essential', 'important', 'polish'] as const
export type Weight = (typeof WEIGHTS)[number]

/** One rule. It passes when it finds nothing wrong. */
export type Check = {
  id: string
  group: Group
  /** What is true of a release that passes. */
  title: string
  /** The same as a short name for a mark in the text where it is missing. */
  short: string
  source: SourceName
  remedy: string
  weight: Weight
  /** What the text must have before the check can judge it. */
  needs?: readonly Need[]
  run: (release: Release) => Fault[]
}

export type Status = 'good' | 'warning' | 'poor'

/** A change that a rule can make: what it does in words, and the text that replaces a stretch of the release. */
export type Fix = Span & { label: string; text: string }

export type CheckResult = {
  check: Check
  isPassed: boolean
  /** Places where it fails; `faults` holds at most `MAX_MARKS_PER_CHECK` of them. */
  count: number
  faults: Fault[]
  /** False where the text lacks what the check is about. Then it has neither passed nor failed. */
  isJudged: boolean
}

/** A fault with its number in the text, which it also has in the list. */
export type Finding = Span & {
  number: number
  check: Check
  reason: string
  remedy: string
  source: SourceName
  /** In words: "Lead, line 5". */
  place: string
}
