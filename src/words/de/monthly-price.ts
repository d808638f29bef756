import type * as en from '../en/monthly-price'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./monthly-price')>

export const startingAt = 'Ab'
export const perMonth = ' / Monat'
