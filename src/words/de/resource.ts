import type * as en from '../en/resource'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./resource')>

export const resources = 'Ratgeber'
export const kind = 'Art'
export const updated = 'Stand'
export const readingTime = 'Lesezeit'
export const next = 'Weiter'
export const related = 'Verwandte Ratgeber'
