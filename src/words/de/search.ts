import type * as en from '../en/search'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./search')>

/** The search of the whole site. */

export const label = 'Diese Website durchsuchen'
export const button = 'Suchen'
export const allPages = 'Alle Seiten dieser Website'
export const fromAnyPage = <Key>(key: Key, keyOnMac: Key) => [
  'Von jeder Seite aus: ',
  key,
  ', auf einem Mac ',
  keyOnMac,
  '.',
]
export const key = 'Strg K'
export const keyOnMac = '⌘ K'
export const needsScript = 'Die Suche braucht JavaScript. Alle Seiten sind unten aufgelistet.'
/** @param section the name of a section, as its heading says it */
export const all = (section: string) => `Alles unter ${section}`
export const searching = 'Suche läuft …'
export const none = (q: string) => `Keine Seite enthält „${q}“. Versuchen Sie ein anderes Wort.`
export const found = (count: number, q: string) =>
  `${count} ${count === 1 ? 'Seite enthält' : 'Seiten enthalten'} „${q}“`
export const foundSoFar = (found: string) => `Bisher: ${found}`
export const more = (count: number) => `${count} weitere; ein zusätzliches Wort grenzt sie ein.`
export const failed = 'Nicht alles konnte durchsucht werden. Bitte prüfen Sie Ihre Verbindung.'
export const tryAgain = 'Erneut versuchen'
