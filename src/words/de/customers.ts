import type * as en from '../en/customers'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./customers')>

export const source = (source: string) => `Quelle: ${source}`
export const clients = (count: number) => (count === 1 ? '1 Kunde' : `${count} Kunden`)
export const clientsOf = (count: number, all: number) => `${count} von ${all} Kunden`
export const groups = 'Kundengruppen'
export const filter = 'Kunden filtern'
export const sector = 'Branche'
export const allSectors = 'Alle Branchen'
export const service = 'Leistung'
export const allServices = 'Alle Leistungen'
export const none = 'Kein Kunde aus dieser Branche hat diese Leistung erhalten.'
export const showAll = 'Alle Kunden zeigen'
export const inPreparation = '(in Vorbereitung)'
export const inBrief = 'Kurz gefasst'
export const inBriefOf = (client: string) => `: ${client}`
export const challenge = 'Herausforderung'
export const solution = 'Lösung'
export const results = 'Ergebnisse'
export const media = 'Medienberichte'
export const delivered = 'Erbrachte Leistungen'
export const featured = 'Ausgewählte Berichte'
