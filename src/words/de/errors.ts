import type * as en from '../en/errors'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./errors')>

/** What a visitor sees when the app itself fails. */

export const heading = 'Unerwarteter Fehler der Anwendung!'
export const home = 'Zur Startseite'
