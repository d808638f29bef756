/**
 * Duties to report, by kind of crisis and by country. Each names its rule, and none is here without a source for its
 * deadline. Rules differ by case and change: a lawyer decides which apply.
 */
import { EU_AND_UK_DUTIES } from './duties-eu-uk'
import { US_DUTIES } from './duties-us'
import type { Country, Duty } from './duty'
import type { ScenarioReading } from './read-scenario'

/** Every duty to report that the tool knows. */
export const DUTIES: readonly Duty[] = [...US_DUTIES, ...EU_AND_UK_DUTIES]

/** The duties that a scenario makes somebody check, in one country. What is only rumored starts no clock. */
export function dutiesFor({ kinds, claim, death }: ScenarioReading, country: Country): Duty[] {
  if (claim === 'denied') return []
  const ids = kinds.map(({ kind }) => kind.id)
  return DUTIES.filter(
    ({ country: its, kinds, after }) =>
      its === country &&
      kinds.some((id) => ids.includes(id)) &&
      (after === undefined || (after === 'death') === (death === 'person')),
  )
}
