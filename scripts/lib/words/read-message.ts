/** What a message says besides its words: the values that it names, and its forms for numbers. */
import { ParseError, parse } from '@messageformat/parser'
import { type Language, languageAlone } from '../../../src/schema/languages'
import { onceForEach } from '../once'

/** `counted` values choose between forms, so they are numbers. */
export type Value = { name: string; isCounted: boolean }

export type ReadMessage = {
  values: Value[]
  /** The forms of each choice by a number. */
  forms: { value: string; has: string[] }[]
}

/** Why a message cannot be read: which part of it. */
export type Unreadable = { unreadable: 'form' | 'braces' | 'kind'; part: string }

type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' }

/** Reads a message of a language. */
export function readMessage(text: string, language: Language): ReadMessage | Unreadable {
  let tokens: readonly Token[]
  try {
    tokens = parse(text, { cardinal: [...formsOf(language).all], strictPluralKeys: true })
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const [, form] = /^The plural case (\S+) is not valid/.exec(error.message) ?? []
    return form === undefined ? { unreadable: 'braces', part: text } : { unreadable: 'form', part: form }
  }
  const read: ReadMessage = { values: [], forms: [] }
  const other = collect(tokens, read)
  return other === undefined ? read : { unreadable: 'kind', part: other }
}

/** Adds what tokens name to `read`. Returns the first part of a kind that messages here do not have. */
function collect(tokens: readonly Token[], read: ReadMessage): string | undefined {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue
    if (token.type === 'argument') add(read, token.arg, false)
    else if (token.type === 'plural') {
      add(read, token.arg, true)
      read.forms.push({ value: token.arg, has: token.cases.map(({ key }) => key) })
      for (const { tokens: below } of token.cases) {
        const other = collect(below, read)
        if (other !== undefined) return other
      }
    } else return token.ctx.text.trim()
  }
  return undefined
}

function add({ values }: ReadMessage, name: string, isCounted: boolean): void {
  const known = values.find((value) => value.name === name)
  if (known) known.isCounted ||= isCounted
  else values.push({ name, isCounted })
}

/** Numbers that things are counted with: larger ones have no forms of their own. */
const COUNTED = Array.from({ length: 1000 }, (_, number) => number)

/** The forms that a language has for numbers, and those that counting needs. */
export const formsOf = onceForEach((language: Language) => {
  const rules = new Intl.PluralRules(languageAlone(language))
  return {
    all: new Set(rules.resolvedOptions().pluralCategories),
    needed: new Set(COUNTED.map((number) => rules.select(number))).add('other'),
  }
})
