/** The words that an agency writes: `content/words/fr.yaml` holds those in French. */
import type { Language } from '../../../src/schema/languages'
import type { Messages } from '../../../src/schema/words'
import { type ContentFile, entryOf } from '../parse/content-file'

/** The name of the file with the words of a language, without its ending. */
export const wordsId = (language: Language): string => language.toLowerCase()

/** The language of such a file. */
export const languageOfWords = (id: string): Language => id.replace(/-.*$/, (country) => country.toUpperCase())

/** The file with the words of a language. */
export const wordsFile = (files: readonly ContentFile[], language: Language): ContentFile | undefined =>
  files.find(({ kind }) => 'words' in kind && kind.id === wordsId(language))

/** What it says, if it has no errors. */
export const ownWords = (files: readonly ContentFile[], language: Language): Messages | undefined =>
  entryOf(wordsFile(files, language))?.data as Messages | undefined
