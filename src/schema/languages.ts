/** The languages of the site's own words, by their codes: each has a folder in src/words. */

/** The language of the files directly in `content/`. */
export const FIRST_LANGUAGE = 'en'

/** Those that a site can have besides it. Their files are below `content/de/` and so on. */
export const otherLanguages = ['de'] as const

export type OtherLanguage = (typeof otherLanguages)[number]

export type Language = typeof FIRST_LANGUAGE | OtherLanguage
