import type * as en from '../en/contents'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./contents')>

/** The table of contents of a text. */

export const onThisPage = 'Auf dieser Seite'
export const sections = 'Abschnitte'
