/** Condolences, empathy and commitments: what a statement says to people rather than about the case. */
import { COMMITMENTS } from './clusters'
import type { CrisisKind } from './crisis-kind'
import { PHRASES } from './phrases'
import type { ScenarioReading } from './read-scenario'

/** Condolences where somebody died; for one person, to that person’s family and colleagues. */
export function condolenceFor({ death, isOneDeath }: ScenarioReading): string[] {
  if (!death) return []
  if (death === 'animal') return [PHRASES.animals]
  return [isOneDeath ? PHRASES.condolenceForOne : PHRASES.condolence]
}

const ILL = ['medicine', 'dose', 'allergen', 'food']

/** Those who were harmed come before everybody who worries. */
export function empathyOf({ id, empathy }: CrisisKind, { death, isSomebodyHurt }: ScenarioReading): string[] {
  if (isSomebodyHurt) return [ILL.includes(id) ? PHRASES.recoveryOfTheIll : PHRASES.recovery]
  return death ? [] : [empathy]
}

/** Somebody answers for what could have been avoided, also where the kind has a commitment of its own. */
export function commitmentsFor({ commitment, isSafety }: CrisisKind, { cluster }: ScenarioReading): string[] {
  if (!commitment) return [COMMITMENTS[cluster]]
  return isSafety && cluster === 'preventable' ? [commitment, COMMITMENTS.preventable] : [commitment]
}
