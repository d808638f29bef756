import type * as en from '../en/blog-search'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./blog-search')>

/** The search of the blog. */

export const inCategory = (category: string) => `in ${category}`
export const inAll = 'in allen Artikeln'
/** Above the first of the articles that were found. */
export const topMatch = (scope: string) => `Bester Treffer ${scope}`
export const more = 'Weitere Ergebnisse'
export const searching = 'Suche läuft …'
export const failed = 'Nicht alle Artikel konnten durchsucht werden. Bitte prüfen Sie Ihre Verbindung.'
export const tryAgain = 'Erneut versuchen'
/** @param scope what is searched: `in Design` */
export const nothing = (q: string, scope: string) =>
  `Über „${q}“ haben wir ${scope} noch nicht geschrieben. Versuchen Sie ein anderes Wort, oder sehen Sie sich alles an.`
export const clear = 'Suche löschen'
export const foundSoFar = (found: number) => `Bisher ${found} Artikel gefunden`
export const noneFound = 'Keine Artikel gefunden'
export const foundOf = (found: number, searched: number) => `${found} von ${searched} Artikeln`
