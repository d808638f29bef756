import { type Check, GROUPS } from '../types'
import { keywordsChecks } from './keywords'
import { readabilityChecks } from './readability'
import { relevanceChecks } from './relevance'
import { structureChecks } from './structure'
import { toneChecks } from './tone'

/** All rules, in the order of the five sub-scores. */
export const checks: readonly Check[] = [
  ...toneChecks,
  ...readabilityChecks,
  ...relevanceChecks,
  ...structureChecks,
  ...keywordsChecks,
]

/** How many checks a sub-score is made of. */
export const checkCounts = Object.fromEntries(
  GROUPS.map((group) => [group, checks.filter((check) => check.group === group).length]),
)
