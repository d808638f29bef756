/** On a site in a further language: what is said of a page that is still in the first one. */

export const note = 'This page is in English only.'
