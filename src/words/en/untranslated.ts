/** On a site in a further language: what is said of a page that is still in the first one. */

/** @param language as this language calls it */
export const note = (language: string) => `This page is in ${language} only.`
