import type * as en from '../en/resources'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./resources')>

/** The list of guides. */

export const updated = <Day>(day: Day) => ['Stand: ', day]
