import type * as en from '../en/untranslated'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./untranslated')>

/** On a site in a further language: what is said of a page that is still in the first one. */

export const note = 'Diese Seite gibt es bisher nur auf Englisch.'
