/** Which authority has been told: where the law makes somebody report, reporters ask for that first. */
import type { CrisisKind } from './crisis-kind'
import { DUTIES } from './duties'
import { PHRASES } from './phrases'
import type { ScenarioReading } from './read-scenario'

/** “We reported it to the police”: it is told in the visitor’s own words. */
const TOLD =
  /\b(?:told|tell|report(?:ed)?|inform(?:ed)?|notif(?:y|ied)|call(?:ed)?|alert(?:ed)?|thank)\b.*\b(?:authorit(?:y|ies)|police|regulators?|inspectors?|(?:health|fire) department|coast ?guard|FDA|CPSC|USDA|NHTSA|OSHA|NTSB|FSA|ICO|MHRA|HSE)\b/i

/** A place to say so, where a duty to report may have begun; some duties are for listed companies only. */
export function authorityTold(kinds: readonly CrisisKind[], { claim, outward }: ScenarioReading): string[] {
  if (claim === 'denied' || outward.some((sentence) => TOLD.test(sentence))) return []
  const isDue = kinds.some(({ id }) => DUTIES.some((duty) => !duty.isForListed && duty.kinds.includes(id)))
  return isDue ? [PHRASES.authorityTold] : []
}
