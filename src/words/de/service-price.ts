import type * as en from '../en/service-price'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./service-price')>

export const startingAt = 'Ab'
export const perMonth = ' / Monat'
export const perProject = ' / Projekt'
export const perDay = ' / Tag'
export const perHour = ' / Stunde'
export const onRequest = 'Preis auf Anfrage'
