/** The languages that the settings of a site name: each once, and each with all words of the interface. */
import { type Language, WRITTEN_LANGUAGES } from '../../../src/schema/languages'
import { type Diagnostic, diagnosticAt, type Message } from '../../lib/diagnostics/diagnostic'
import { oneOf, quote } from '../../lib/diagnostics/words'
import { type ContentFile, readableEntryOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { wordsFile, wordsId } from '../site/own-words'
import { atFile } from './report'
import { isWritten, missingWords } from './words'

/**
 * @param settings those of the site, in its own language
 * @param files all files of the site
 */
export function checkSiteLanguages({ file, data, place }: Entry, files: readonly ContentFile[]): Diagnostic[] {
  const { language: own, languages = [] } = data as { language: Language; languages?: { language: Language }[] }
  const named = [{ language: own, at: place(['language']) }].concat(
    languages.map(({ language }, index) => ({ language, at: place(['languages', index, 'language']) })),
  )
  const ofSettings = named.flatMap(({ language, at }, index) => {
    if (named.findIndex((other) => other.language === language) < index)
      return diagnosticAt(file, at, twice(language, own))
    const words = wordsFile(files, language)
    if (words) return missingWords(language, readableEntryOf(words)) ?? []
    return isWritten(language) ? [] : diagnosticAt(file, at, unwritten(language))
  })
  const wanted = new Set(named.map(({ language }) => wordsId(language)))
  const unused = files.flatMap(({ file, kind }) =>
    'words' in kind && !wanted.has(kind.id) ? atFile(file, unusedWords) : [],
  )
  return [...ofSettings, ...unused]
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
  hint: `Write one of ${oneOf(WRITTEN_LANGUAGES)}, or all words in content/words/${wordsId(language)}.yaml, as docs/editing/change-the-words.md shows.`,
})

const unusedWords: Message = {
  code: 'unused-language',
  severity: 'warning',
  text: 'These words are not shown: the site is not in this language.',
  hint: 'Give the file the code of a language that content/settings/site.yaml names, such as en.yaml, or remove it.',
}
