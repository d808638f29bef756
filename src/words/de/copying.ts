import type * as en from '../en/copying'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./copying')>

/** Texts on the clipboard. */

export const copyText = 'Diesen Text kopieren'
export const copied = 'Kopiert!'
export const copiedToClipboard = 'In die Zwischenablage kopiert!'
export const failed = 'Kopieren fehlgeschlagen'
export const copyByHand = 'Bitte kopieren Sie den Text von Hand.'
