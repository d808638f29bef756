/**
 * Lints Markdown in its text: to Markdown nothing is a mistake, so what was written wrongly is shown as it was typed, or
 * not at all. Each mistake here is legal and almost surely not meant.
 */
import { type FileDiagnostic, placed } from '../../../../lib/diagnostics/diagnostic'
import { maskCode } from '../code'
import { characterRules, fieldsInText, lineRules, unpairedEmphasis } from './lines'
import { linkRules, lonelyFootnotes, unknownNames } from './links'
import type { IndexedMessage, Rule } from './rule'
import { brokenTables, unpairedTags } from './tables'

/** More than this in one body says nothing new. */
const MOST = 100

/**
 * What is probably not meant in a body that starts on line `firstLine` of its file.
 * @param showsAsterisks whether its page shows any outside of code
 */
export function lintMarkdown(body: string, firstLine: number, showsAsterisks = true): FileDiagnostic[] {
  const { text, messages } = maskCode(body)
  // Every line has a newline before it, the first one too.
  const lines = `\n${text}`
  const found = [
    ...messages,
    ...fieldsInText(text),
    ...[...lineRules, ...linkRules, ...characterRules].flatMap((rule) => matches(rule, lines)),
    ...unpairedTags(text),
    ...(showsAsterisks ? unpairedEmphasis(text) : []),
    ...brokenTables(text),
    ...lonelyFootnotes(text),
    ...unknownNames(text),
  ]
  return found.length === 0 ? [] : locate(found, body, firstLine)
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
