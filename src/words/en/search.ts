/** The search of the whole site. */

export const label = 'Search this site'
export const button = 'Search'
export const allPages = 'All pages of this site'
export const fromAnyPage = <Key>(key: Key, keyOnMac: Key) => ['From any page: ', key, ', or ', keyOnMac, ' on a Mac.']
export const key = 'Ctrl K'
export const keyOnMac = '⌘ K'
export const needsScript = 'Searching needs JavaScript. All pages are listed below.'
/** @param section the name of a section, as its heading says it */
export const all = (section: string) => `All ${section.toLowerCase()}`
export const searching = 'Searching…'
export const none = (q: string) => `No page has “${q}”. Try another word.`
export const found = (count: number, q: string) => `${count} ${count === 1 ? 'page has' : 'pages have'} “${q}”`
export const foundSoFar = (found: string) => `${found} so far`
export const more = (count: number) => `${count} more; another word narrows them down.`
export const failed = 'Not everything could be searched. Check your connection.'
export const tryAgain = 'Try again'
