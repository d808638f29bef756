import type * as en from '../en/unwritten-case-study'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./unwritten-case-study')>

/** What the portfolio says of a client whose case study is not written. */

export const client = 'Kunde'
export const challenge = 'Herausforderung'
export const solution = 'Lösung'
export const results = 'Ergebnisse'
