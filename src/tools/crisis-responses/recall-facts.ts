import type { CrisisKind } from './crisis-kind'
import { agreeWith, type Named, WHICH_ONES } from './named-thing'
import type { ScenarioReading } from './read-scenario'

/** “We recall 4,100 trucks”: the document does not ask for the number again. */
const NUMBER = /\brecall\w* (?:about |some |all )?(\d[\d,.]*\d)\b/i

/** Nobody repairs food or a medicine, and vehicles are sold by dealers. */
const EATEN = ['food', 'allergen', 'medicine', 'dose']

/** How to know an affected piece, where it was sold, and what its owner gets: no recall is complete without them. */
export function recallFacts({ id }: CrisisKind, { sentences }: ScenarioReading, named: Named): string[] {
  const number = NUMBER.exec(sentences.join(' '))?.[1]
  const sold = /^sold (.+)$/.exec(named.get(WHICH_ONES) ?? '')?.[1]
  const isVehicle = id === 'vehicle'
  return [
    isVehicle
      ? 'How to recognize it: [vehicle identification numbers, and where to find them].'
      : EATEN.includes(id)
        ? 'How to recognize it: [batch numbers and dates, and where to find them].'
        : 'How to recognize it: [model, batch or serial numbers, and where to find them].',
    // Not everything that comes back was sold.
    `${number ? `Recalled: ${number}, of which [number] were sold at` : 'Sold: [number of units] at'} [${isVehicle ? 'dealers or countries' : 'shops or sites'}], ${sold ?? '[from date to date]'}.`,
    `What you get: [${EATEN.includes(id) ? 'refund or replacement' : 'refund, repair or replacement'}], through [web address or number for the recall].`,
  ].map((text) => agreeWith(text, named))
}
