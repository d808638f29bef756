import type * as en from '../en/untranslated'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./untranslated')>

/** On a site in a further language: what is said of a page that is still in the first one. */

/** @param language as this language calls it */
export const note = (language: string) => `Diese Seite gibt es bisher nur auf ${language}.`
