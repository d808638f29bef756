import type * as en from '../en/legal'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./legal')>

export const updated = 'Stand'
export const email = 'E-Mail'
export const responsible = 'Verantwortlich'
export const telephone = 'Telefon'
