import type * as en from '../en/toasts'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./toasts')>

/** Messages over the page. `{hotkey}` becomes the name of a key. */

export const dismiss = 'Meldung schließen'
export const messages = 'Meldungen ({hotkey})'
