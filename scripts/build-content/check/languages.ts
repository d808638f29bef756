/** Languages: their files, those that the settings name, and the words that an agency writes in them. */
import { type Language, WRITTEN_LANGUAGES } from '../../../src/schema/languages'
import { ENGLISH_WORDS, type Messages } from '../../../src/schema/words'
import { type Diagnostic, diagnosticAt, type Message } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { allOf, oneOf, quote } from '../../lib/diagnostics/words'
import { isSingle } from '../../lib/schema/file-kind'
import { missingIn } from '../../lib/words/messages'
import { valuesOf } from '../../lib/words/module-text'
import { formsOf, readMessage, type Unreadable } from '../../lib/words/read-message'
import { atField, atFile, type ContentFile, readableEntryOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { languageOfWords, type NamedLanguage, wordsFile, wordsId } from '../site/languages'
import { languageOf, originalOf } from '../source/names'

/** What is wrong with the messages of one file. */
export function checkMessages(entry: Entry): Diagnostic[] {
  const language = languageOfWords(entry.kind.id)
  return Object.entries(entry.data as Messages).flatMap(([area, messages]) =>
    Object.entries(isGroup(messages) ? messages : {}).flatMap(([name, text]) => {
      // What is missing or no text is reported already.
      const message = typeof text === 'string' ? messageMistake(area, name, text, language) : undefined
      return message ? atField(entry, [area, name], message) : []
    }),
  )
}

const isGroup = (value: unknown) => typeof value === 'object' && value !== null

function messageMistake(area: string, name: string, text: string, language: Language): Message | undefined {
  const english = `In English: ${ENGLISH_WORDS[area]?.[name]}`
  const wrong = (text: string, hint = english): Message => ({ code: 'wrong-message', text, hint })
  const read = readMessage(text, language)
  if ('unreadable' in read) return wrong(cannotBeRead(read, language))
  const wanted = valuesOf(area, name).map((value) => value.name)
  const has = new Set(read.values.map((value) => value.name))
  for (const value of has) {
    if (wanted.includes(value)) continue
    const meant = nearest(value, wanted)
    const known = wanted.length === 0 ? 'none' : inBraces(wanted)
    return wrong(
      `There is no value called {${value}} here: these words have ${known}.`,
      meant ? `Write {${meant}}. ${english}` : english,
    )
  }
  const left = wanted.filter((value) => !has.has(value))
  if (left.length > 0) return wrong(`These words leave out ${inBraces(left)}.`)
  for (const { value, has } of read.forms) {
    const lacks = [...formsOf(language).needed].filter((form) => !has.includes(form))
    if (lacks.length > 0) return wrong(`The words for {${value}} lack the form ${allOf(lacks.map(quote))}.`)
  }
  return undefined
}

const inBraces = (names: readonly string[]): string => allOf(names.map((name) => `{${name}}`))

function cannotBeRead({ unreadable, part }: Unreadable, language: Language): string {
  if (unreadable === 'form')
    return `This language has no form ${quote(part)} for numbers. Its forms are ${allOf([...formsOf(language).all].map(quote))}.`
  if (unreadable === 'kind') return `Words here can have values such as {name} and forms for numbers, but not ${part}.`
  return 'The braces of these words do not fit together.'
}

/**
 * What a language of the site has no words for.
 * @param file the words of the agency in this language, if it wrote any
 */
function missingWords(language: Language, file: Pick<Entry, 'file' | 'data'> | undefined): Diagnostic | undefined {
  const missing = missingIn(language, file?.data as Messages | undefined)
  if (missing.length === 0 || !file) return undefined
  const named = missing.slice(0, MOST_NAMED)
  const more = missing.length - named.length
  return atFile(file.file, {
    code: 'missing-words',
    text: `${missing.length === 1 ? 'One message is' : `${missing.length} messages are`} missing: ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`,
    hint: 'Write each of them. All messages are in docs/editing/reference/words.md, in English.',
  })
}

const MOST_NAMED = 5

/** Whether the project brings all words of a language along, so that an agency needs none of its own. */
const isWritten = (language: Language): boolean => missingIn(language).length === 0

/** @param files all files, in all languages */
export function checkLanguages(files: readonly ContentFile[], languages: readonly NamedLanguage[]): Diagnostic[] {
  const named = new Set<string>(languages.map(({ language }) => language))
  const names = new Set(files.map(({ file }) => file))
  return files.flatMap(({ file }) => {
    const language = languageOf(file)
    if (language === undefined) return []
    // One message for the folder: the same one again counts as one.
    if (!named.has(language)) return atFile(`content/${language}`, unused(language))
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

/** What the settings say of languages. Both are those of the site in its own language. */
export function checkSiteLanguages(entries: readonly Entry[], files: readonly ContentFile[]): Diagnostic[] {
  const settings = entries.find(({ kind }) => isSingle(kind, 'settings/site'))
  if (!settings) return []
  const { file, data, place } = settings
  const { language: own, languages = [] } = data as { language: Language; languages?: { language: Language }[] }
  const named = [{ language: own, at: place(['language']) }].concat(
    languages.map(({ language }, index) => ({ language, at: place(['languages', index, 'language']) })),
  )
  const ofSettings = named.flatMap(({ language, at }, index) => {
    if (named.findIndex((other) => other.language === language) < index)
      return diagnosticAt(file, at, languageTwice(language, own))
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

const languageTwice = (language: Language, own: Language): Message => ({
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
