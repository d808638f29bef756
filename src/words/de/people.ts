import type * as en from '../en/people'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./people')>

/** What is said beside a person. */

export const email = 'E-Mail'
export const telephone = 'Telefon'
export const languages = 'Sprachen'
export const profiles = 'Profile'
