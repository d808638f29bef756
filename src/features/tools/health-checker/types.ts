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
}

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
  /** Says nothing about a text that is too short to show it, and so does not pass then. */
  needsProse?: true
  run: (release: Release) => Fault[]
}

export type Status = 'good' | 'warning' | 'poor'

/** A change that a rule can make: what it does in words, and the text that replaces a stretch of the release. */
export type Fix = Span & { label: string; text: string }
