/** The words that a build adds to the content, in the language of the site that it builds. */
import { type Language, languageAlone } from '../../src/schema/languages'
import * as de from '../../src/words/de/build'
import * as en from '../../src/words/en/build'

export type Words = {
  readonly [Word in keyof typeof en]: (typeof en)[Word] extends string ? string : (typeof en)[Word]
}

const WRITTEN: Record<Language, Words> = { en, de }

export const wordsOf = (language: Language): Words => WRITTEN[languageAlone(language)] ?? en
