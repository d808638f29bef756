/** The messages of a language: those that the project brings along, and what an agency writes in their place. */
import { type Language, languageAlone, type WRITTEN_LANGUAGES } from '../../../src/schema/languages'
import { ENGLISH_WORDS, type Messages, messagesIn } from '../../../src/schema/words'
import german from '../../../src/words/de.json' with { type: 'json' }
import french from '../../../src/words/fr.json' with { type: 'json' }

/** The messages of each language that the project brings along. */
export const WRITTEN: Readonly<Record<Language, Messages>> = {
  en: ENGLISH_WORDS,
  de: messagesIn(german),
  fr: messagesIn(french),
} satisfies Record<(typeof WRITTEN_LANGUAGES)[number], Messages>

/**
 * All messages of a language. What is written nowhere is in English: the check of the content refuses that, and a preview
 * of unfinished words shows it.
 * @param own those of the agency
 */
export function messagesOf(language: Language, own: Messages = {}): Messages {
  const written = WRITTEN[languageAlone(language)]
  return Object.fromEntries(
    Object.entries(ENGLISH_WORDS).map(([area, english]) => [area, { ...english, ...written?.[area], ...own[area] }]),
  )
}

/** The messages that a language still lacks, as `blog-list.featured`. */
export function missingIn(language: Language, own: Messages = {}): string[] {
  const written = WRITTEN[languageAlone(language)]
  return Object.entries(ENGLISH_WORDS).flatMap(([area, english]) =>
    Object.keys(english)
      .filter((name) => written?.[area]?.[name] === undefined && own[area]?.[name] === undefined)
      .map((name) => `${area}.${name}`),
  )
}
