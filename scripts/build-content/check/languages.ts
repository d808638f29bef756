/** Files of further languages: each translates a file, in a language that the site has. */
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import type { ContentFile } from '../parse/content-file'
import type { NamedLanguage } from '../site/languages'
import { languageOf, originalOf } from '../source/languages'
import { atFile } from './report'

/** @param files all files, in all languages */
export function checkLanguages(files: readonly ContentFile[], languages: readonly NamedLanguage[]): Diagnostic[] {
  const named = new Set<string>(languages.map(({ language }) => language))
  const names = new Set(files.map(({ file }) => file))
  const isTold = new Set<string>()
  return files.flatMap(({ file }) => {
    const language = languageOf(file)
    if (language === undefined) return []
    if (!named.has(language)) {
      if (isTold.has(language)) return []
      isTold.add(language)
      return atFile(`content/${language}`, unused(language))
    }
    return names.has(originalOf(file)) ? [] : atFile(file, withoutOriginal(originalOf(file)))
  })
}

const unused = (language: string): Message => ({
  code: 'unused-language',
  severity: 'warning',
  text: `The files in this folder are not shown: the site has no language "${language}".`,
  hint: `Add to content/settings/site.yaml:\nlanguages:\n  - language: ${language}\n    url: https://${language}.example.com`,
})

const withoutOriginal = (original: string): Message => ({
  code: 'translation-without-original',
  text: `This file translates ${original}, but there is no such file.`,
  hint: `Give it the name of the file that it translates, or create ${original}.`,
})
