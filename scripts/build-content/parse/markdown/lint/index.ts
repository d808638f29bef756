/**
 * Lints Markdown in its text: to Markdown nothing is a mistake, so what was written wrongly is shown as it was typed, or
 * not at all. Each mistake here is legal and almost surely not meant.
 */
import { type FileDiagnostic, placed } from '../../../../lib/diagnostics/diagnostic'
import { maskCode } from '../code'
import { characterRules, unpairedEmphasis } from './characters'
import { fieldsInText, lineRules } from './lines'
import { linkRules, lonelyFootnotes, unknownNames } from './links'
import type { IndexedMessage, Rule } from './rule'
import { brokenTables } from './tables'
import { unpairedTags } from './tags'

/** Most texts have nothing that `applies` looks for, and then none of the rules runs. */
const groups: readonly { applies: Pick<RegExp, 'test'>; rules: readonly Rule[] }[] = [
  {
    applies:
      /\n[ \t]*(?:#{2,6}[^#\s]|#{7}|#+[ \t]*(?=\n|$)|[-*+]\[|-[A-Za-z]|\d{1,2}[.)][A-Za-z]|[•·▪‣◦–]|[-*+][ \t]+\[(?:\]|[ xX]\]\S)|\[[ xX]?\]|-{3}|={3}|\n[ \t]+[A-Z"“'])/,
    rules: lineRules,
  },
  { applies: { test: hasOddBrackets }, rules: linkRules },
  { applies: { test: hasForeignCharacters }, rules: characterRules },
]

/** Links, pictures, footnotes and boxes as they should be. */
const PLAIN_BRACKETS =
  /!?\[[^\][\n]*[^\][\n\s]\]\((?:https?:\/\/|mailto:|[/#\w])[\w./#?&=%@:~+-]*(?: "[^"\n]*")?\)(?!\[)|\[\^[\w-]+\]|\[[ x]\] /g

/** Whether brackets are left when the plain ones are taken out. Nothing that a rule for links looks for is plain. */
function hasOddBrackets(lines: string): boolean {
  return lines.includes('[') && lines.replace(PLAIN_BRACKETS, '').includes('[')
}

const FOREIGN_CODE = ['{{', '{%', '[capt', '[gall', '[embe', '[audi', '[vide']
const SPACE_BEFORE_WORDS = /\*\*(?<=[\s(]\*\*)[ \t]/
const INVISIBLE = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/

function hasForeignCharacters(lines: string): boolean {
  return FOREIGN_CODE.some((start) => lines.includes(start)) || SPACE_BEFORE_WORDS.test(lines) || INVISIBLE.test(lines)
}

/** More than this in one body says nothing new. */
const MOST = 100

/**
 * What is probably not meant in a body that starts on line `firstLine` of its file.
 * @param showsAsterisks whether its page shows any outside of code
 */
export function lintMarkdown(body: string, firstLine: number, showsAsterisks = true): FileDiagnostic[] {
  const { text, messages } = maskCode(body)
  const found = [
    ...messages,
    ...fieldsInText(text),
    ...visibleMistakes(text),
    ...(showsAsterisks ? unpairedEmphasis(text) : []),
    ...brokenTables(text),
    ...lonelyFootnotes(text),
    ...unknownNames(text),
  ]
  return found.length === 0 ? [] : locate(found, body, firstLine)
}

function visibleMistakes(text: string): IndexedMessage[] {
  // Every line has a newline before it, the first one too.
  const lines = `\n${text}`
  const byPattern = groups.flatMap(({ applies, rules }) =>
    applies.test(lines) ? rules.flatMap((rule) => matches(rule, lines)) : [],
  )
  return [...byPattern, ...unpairedTags(text)]
}

function matches({ pattern, message, once }: Rule, lines: string): IndexedMessage[] {
  const messages: IndexedMessage[] = []
  for (const match of lines.matchAll(pattern)) {
    const wrong = message(match, lines)
    if (!wrong) continue
    const before = /^[\s]+/.exec(match[0])?.[0].length ?? 0
    const mark = match[1] === '!' ? 1 : 0
    messages.push({ index: match.index + before - mark - 1, message: wrong })
    if (once || messages.length === MOST) break
  }
  return messages
}

/** Offsets → lines and columns, in one pass. Of two messages at one place, the first rule's is kept. */
function locate(messages: readonly IndexedMessage[], body: string, firstLine: number): FileDiagnostic[] {
  const sorted = [...messages]
    .sort((a, b) => a.index - b.index)
    .filter(({ index }, i, all) => index !== all[i - 1]?.index)
  let line = firstLine
  let newline = -1
  return sorted.slice(0, MOST).map(({ index, message }) => {
    for (let next = body.indexOf('\n', newline + 1); next !== -1 && next < index; next = body.indexOf('\n', next + 1)) {
      newline = next
      line++
    }
    return placed({ line, column: index - newline }, { severity: 'warning', ...message })
  })
}
