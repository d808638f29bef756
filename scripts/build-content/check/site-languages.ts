/** The languages that the settings of a site name: each once, and each with words of the interface. */
import { type Language, languageAlone, WRITTEN_LANGUAGES } from '../../../src/schema/languages'
import { type Diagnostic, diagnosticAt, type Message } from '../diagnostics/diagnostic'
import { oneOf, quote } from '../diagnostics/words'
import type { Entry } from '../parse/entry'

/** @param settings those of the site, in its own language */
export function checkSiteLanguages({ file, data, place }: Entry): Diagnostic[] {
  const { language: own, languages = [] } = data as { language: Language; languages?: { language: Language }[] }
  const named = [{ language: own, at: place(['language']) }].concat(
    languages.map(({ language }, index) => ({ language, at: place(['languages', index, 'language']) })),
  )
  return named.flatMap(({ language, at }, index) => {
    if (named.findIndex((other) => other.language === language) < index)
      return diagnosticAt(file, at, twice(language, own))
    return WRITTEN_LANGUAGES.includes(languageAlone(language)) ? [] : diagnosticAt(file, at, unwritten(language))
  })
}

const twice = (language: Language, own: Language): Message => ({
  code: 'language-twice',
  text:
    language === own
      ? `The site is in the language ${quote(language)} already: its files are directly in content/.`
      : `The language ${quote(language)} is listed twice.`,
  hint: 'Remove the entry, or write the code of another language.',
})

const unwritten = (language: Language): Message => ({
  code: 'unwritten-language',
  text: `The words of the interface are not written in the language ${quote(language)}.`,
  hint: `Write one of ${oneOf([...WRITTEN_LANGUAGES])}.`,
})
