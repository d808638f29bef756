import type * as en from '../en/case-studies'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./case-studies')>

export const customers = 'Unsere Kunden'
export const category = 'Kategorie'
export const timeline = 'Zeitraum'
export const year = 'Jahr'
export const team = 'Teamgröße'
export const workedOnIt = 'Team'
export const challenge = 'Die Herausforderung'
export const solution = 'Unsere Lösung'
export const delivered = 'Erbrachte Leistungen'
export const difficulties = 'Was nicht funktioniert hat'
export const results = 'Die Ergebnisse'
export const media = 'Medienberichte'
export const featured = 'Ausgewählte Berichte'
export const next = 'Nächster Fall'
