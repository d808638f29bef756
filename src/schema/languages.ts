/** Languages by their codes, as browsers call them: `fr`, or `en-GB` for a language as one country writes it. */

/** The code of a language. */
export type Language = string

/** The language of a site whose settings name none, and of what the project says itself: tools, forms and messages. */
export const ENGLISH: Language = 'en'

/** The languages that the project brings words for. */
export const WRITTEN_LANGUAGES = ['en', 'de', 'fr'] as const satisfies readonly Language[]

/** Two letters, and two capitals for a country: a folder of `content/` with such a name holds translations. */
export const LANGUAGE_CODE = /^[a-z]{2}(?:-[A-Z]{2})?$/

/** The language without its country: `en` for `en-GB`. */
export const languageAlone = (language: Language): Language => language.split('-', 1)[0] ?? language
