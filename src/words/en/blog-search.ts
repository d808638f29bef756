/** The search of the blog. */

export const inCategory = (category: string) => `in ${category}`
export const inAll = 'in all articles'
/** Above the first of the articles that were found. */
export const topMatch = (scope: string) => `Top match ${scope}`
export const more = 'More results'
export const searching = 'Searching…'
export const failed = 'Not all articles could be searched. Check your connection.'
export const tryAgain = 'Try again'
/** @param scope what is searched: `in Design` */
export const nothing = (q: string, scope: string) =>
  `We have not written about “${q}” ${scope} yet. Try another word, or see everything.`
export const clear = 'Clear the search'
export const foundSoFar = (found: number) => `${found} ${found === 1 ? 'article' : 'articles'} found so far`
export const noneFound = 'No articles found'
export const foundOf = (found: number, searched: number) =>
  `${found} of ${searched} ${searched === 1 ? 'article' : 'articles'}`
