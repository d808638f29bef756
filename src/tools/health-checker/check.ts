import type { CHECK_GROUPS, CHECK_WEIGHTS } from '@/schema/tool-tables/check-names'
import type { ReleaseTable } from '@/schema/tool-tables/release-checks'
import type { Release } from './text/release'
import type { Span } from './text/words'

export type Group = (typeof CHECK_GROUPS)[number]
export type Source = { name: string; href?: string | undefined }

/** A change that the tool can make: what it does in words, and the text that replaces a stretch of the release. */
export type Fix = Span & { label: string; text: string }

/** A place where a check fails. An empty span is where something should be. */
export type Fault = Span & { reason: string; fix?: Fix | undefined; source?: Source | undefined }

/**
 * Without these, a check has nothing to judge: English; 50 words in sentences; a headline; a first paragraph; a word in
 * the headline that says what it is about; and who sends the text.
 */
export type Need = 'English' | 'prose' | 'headline' | 'lead' | 'terms' | 'sender'

/** How a check measures. It passes when it finds nothing wrong. */
export type Rule = {
  needs?: readonly Need[]
  /** The check whose finding says the same when both fail: one missing thing is one finding. */
  partOf?: string
  /** What it measures against, for its title. */
  limit?: string | number
  run: (release: Release, table: ReleaseTable) => Fault[]
}

/** A check with what the table says of it. */
export type Check = Rule & {
  id: string
  group: Group
  name: string
  title: string
  weight: (typeof CHECK_WEIGHTS)[number]
  remedy: string
  source?: Source | undefined
}

export type CheckResult = {
  check: Check
  isPassed: boolean
  /** False where the text lacks what the check is about, or another check says the same. */
  isJudged: boolean
  /** All places where it fails; `faults` holds at most `MAX_MARKS_PER_CHECK` of them. */
  count: number
  faults: Fault[]
}

export const at = (place: number): Span => ({ start: place, end: place })

/** One place where a check fails. */
export const fault = ({ start, end }: Span, reason: string, fix?: Fix): Fault[] => [{ start, end, reason, fix }]

/** A fix that puts a text into a place. */
export const insertion = (label: string, place: number, text: string): Fix => ({ ...at(place), label, text })

/** The release with a change made. */
export const applyFix = (text: string, { start, end, text: written }: Fix): string =>
  text.slice(0, start) + written + text.slice(end)
