import type * as en from '../en/resources'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./resources')>

/** The language by whose alphabet guides are in order. */
export const alphabet = 'de'
export const updated = <Day>(day: Day) => ['Stand: ', day]
