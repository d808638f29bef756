import type * as en from '../en/press'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./press')>

export const notPublic = ' · noch nicht öffentlich'
export const downloadAll = 'Alle Dateien herunterladen (zip)'
export const checksum = 'SHA-256-Prüfsumme der zip-Datei'
export const logo = 'Das Logo als Zeichnung, die in jeder Größe scharf ist.'
export const download = (file: string) => `${file} herunterladen`
