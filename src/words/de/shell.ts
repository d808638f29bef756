import type * as en from '../en/shell'
import type { Same } from '../same'

export type Complete = Same<typeof en, typeof import('./shell')>

/** What stands around every page: its header, its footer, and what the document says about itself. */

export const skip = 'Zum Inhalt springen'
export const feed = (site: string) => `Blog von ${site}`
export const home = (site: string) => `${site}, Startseite`
export const main = 'Hauptnavigation'
export const sections = 'Bereiche der Website'
export const mobile = 'Mobile Navigation'
export const menu = 'Menü'
export const openMenu = 'Menü öffnen'
export const closeMenu = 'Menü schließen'
export const scheme = 'Zwischen hell und dunkel wechseln'
export const copyright = (year: number, owner: string) => `© ${year} ${owner}. Alle Rechte vorbehalten.`
