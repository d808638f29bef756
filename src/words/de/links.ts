import type * as en from '../en/links'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./links')>

/** Follows the words of a link to another site, for those who cannot see the tab open. */
export const opensNewTab = ' (öffnet in einem neuen Tab)'
