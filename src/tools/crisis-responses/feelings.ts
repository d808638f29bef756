/** Condolences, empathy and commitments: what a statement says to people rather than about the case. */
import { COMMITMENTS } from './clusters'
import type { CrisisKind } from './crisis-kind'
import { PHRASES } from './phrases'
import type { ScenarioReading } from './read-scenario'

/** Condolences where somebody died; for one person, to that person’s family and colleagues. */
function condolenceFor({ death, isOneDeath }: ScenarioReading): string[] {
  if (!death) return []
  if (death === 'animal') return [PHRASES.animals]
  return [isOneDeath ? PHRASES.condolenceForOne : PHRASES.condolence]
}

const ILL = ['medicine', 'dose', 'allergen', 'food', 'hygiene']

/** Where somebody died, nothing goes out before the family knows. */
export function familyTold({ death, isOneDeath }: ScenarioReading): string[] {
  if (death !== 'person') return []
  return [isOneDeath ? PHRASES.oneFamilyTold : PHRASES.familyTold]
}

/** What is said to those who were harmed or insulted, directly after what happened. */
export function harmFirst(kinds: readonly CrisisKind[], reading: ScenarioReading): string[] {
  const isIll = ILL.includes(kinds[0]?.id ?? '')
  const wishes = reading.isSomebodyHurt ? [isIll ? PHRASES.recoveryOfTheIll : PHRASES.recovery] : []
  // Where a claim is denied, nobody has lost anything by it.
  const saidFirst = reading.claim === 'denied' ? [] : kinds.filter((kind) => kind.isSaidFirst)
  return [...condolenceFor(reading), ...wishes, ...saidFirst.map(({ empathy }) => empathy)]
}

/** A word to everybody who worries; nothing where those who were harmed have had theirs. */
export function empathyOf({ empathy, isSaidFirst }: CrisisKind, { death, isSomebodyHurt }: ScenarioReading): string[] {
  return isSomebodyHurt || death || isSaidFirst ? [] : [empathy]
}

/** Somebody answers for what could have been avoided, also where the kind has a commitment of its own. */
export function commitmentsFor({ commitment, isSafety }: CrisisKind, { cluster }: ScenarioReading): string[] {
  if (!commitment) return [COMMITMENTS[cluster]]
  return isSafety && cluster === 'preventable' ? [commitment, COMMITMENTS.preventable] : [commitment]
}
