/** The words of an agency: each message has the values of the English one, and the forms of its language for numbers. */
import type { Language } from '../../../src/schema/languages'
import { ENGLISH_WORDS, type Messages } from '../../../src/schema/words'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { oneOf, quote } from '../../lib/diagnostics/words'
import { missingIn } from '../../lib/words/messages'
import { valuesOf } from '../../lib/words/module-text'
import { formsOf, readMessage, type Unreadable } from '../../lib/words/read-message'
import type { Entry } from '../parse/entry'
import { languageOfWords } from '../site/own-words'
import { atField, atFile } from './report'

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
    if (lacks.length > 0) return wrong(`The words for {${value}} lack the form ${oneOf(lacks.map(quote), 'and')}.`)
  }
  return undefined
}

const inBraces = (names: readonly string[]): string =>
  oneOf(
    names.map((name) => `{${name}}`),
    'and',
  )

function cannotBeRead({ unreadable, part }: Unreadable, language: Language): string {
  if (unreadable === 'form')
    return `This language has no form ${quote(part)} for numbers. Its forms are ${oneOf([...formsOf(language).all].map(quote), 'and')}.`
  if (unreadable === 'kind') return `Words here can have values such as {name} and forms for numbers, but not ${part}.`
  return 'The braces of these words do not fit together.'
}

/**
 * What a language of the site has no words for.
 * @param file the words of the agency in this language, if it wrote any
 */
export function missingWords(
  language: Language,
  file: Pick<Entry, 'file' | 'data'> | undefined,
): Diagnostic | undefined {
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

/** So many names are enough to see which part of a file is missing. */
const MOST_NAMED = 5

/** Whether the project brings all words of a language along, so that an agency needs none of its own. */
export const isWritten = (language: Language): boolean => missingIn(language).length === 0
