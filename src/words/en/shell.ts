/** What stands around every page: its header, its footer, and what the document says about itself. */

export const skip = 'Skip to content'
export const feed = (site: string) => `${site} blog`
export const home = (site: string) => `${site}, home`
export const main = 'Main'
export const sections = 'Parts of the site'
export const mobile = 'Mobile'
export const menu = 'Menu'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
export const scheme = 'Switch between light and dark'
export const copyright = (year: number, owner: string) => `© ${year} ${owner}. All rights reserved.`
