/** Which language a file is in, by its place: `content/blog/x.md` is translated by `content/de/blog/x.md`. */
import { LANGUAGE_CODE, type Language } from '../../../src/schema/languages'

type Named = { file: string }

/** The further language of a file; nothing for one in the first language. */
export function languageOf(file: string): Language | undefined {
  const folder = file.split('/', 2)[1]
  return folder !== undefined && LANGUAGE_CODE.test(folder) ? folder : undefined
}

/** The file that a translation translates; a file in the first language is its own original. */
export const originalOf = (file: string): string =>
  languageOf(file) ? file.replace(/^content\/[^/]+\//, 'content/') : file

/** The files in the first language. */
export const originalsIn = <File extends Named>(files: readonly File[]): readonly File[] =>
  files.some(({ file }) => languageOf(file)) ? files.filter(({ file }) => !languageOf(file)) : files
