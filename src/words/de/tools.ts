import type * as en from '../en/tools'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./tools')>

/** The overview of the free tools. */

export const elsewhere = 'Werkzeuge auf anderen Websites'
export const mediaMonitoring = 'Medienbeobachtung'
export const aiWriting = 'Schreiben mit KI'
export const topCreators = 'Die 200 wichtigsten Creator'
