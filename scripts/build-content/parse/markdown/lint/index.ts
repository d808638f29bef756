/**
 * Lints Markdown: to Markdown nothing is a mistake, so what was written wrongly is shown as it was typed, or not at all. Each
 * mistake here is legal and almost surely not meant. Most rules look for marks among the text that visitors see.
 */
import { type FileDiagnostic, placed } from '../../../../lib/diagnostics/diagnostic'
import type { Written } from '../parser'
import { brokenTables, misplacedItems, textBelowItems } from './blocks'
import type { Body, IndexedMessage, Rule } from './body'
import { maskCode, UNSEEN, visibleText } from './body'
import { joinedLines } from './breaks'
import { foreignRules, markdownInHtml, unpairedTags } from './foreign'
import { fieldsInText, invisibleCharacter, lineRules, oddSpaces } from './lines'
import { linkRules, lonelyFootnotes, unknownNames, unreadLinks } from './links'
import { brokenEmphasis, wrongApostrophes } from './marks'

/** More than this in one body says nothing new. */
const MOST = 100

/** What is probably not meant in a body that starts on line `firstLine` of its file. */
export function lintMarkdown(body: string, firstLine: number, written: Written): FileDiagnostic[] {
  const { text, fenced, messages } = maskCode(body)
  const read: Body = { body, text, lines: `\n${text}`, fenced, visible: visibleText(written.tree, body), ...written }
  const inHtml = markdownInHtml(read)
  const seen = [
    ...[...lineRules, ...linkRules, ...foreignRules].flatMap((rule) => matches(rule, read)),
    ...oddSpaces(read),
    ...unreadLinks(read),
    ...brokenEmphasis(read),
    ...wrongApostrophes(read),
  ].filter(({ index }) => !inHtml.some(({ block: [start, end] }) => index >= start && index < end))
  const found = [
    ...messages,
    ...fieldsInText(text),
    ...seen,
    ...inHtml,
    ...unpairedTags(text),
    ...invisibleCharacter(body, text),
    ...brokenTables(read),
    ...misplacedItems(read),
    ...textBelowItems(read),
    ...joinedLines(read),
    ...lonelyFootnotes(text),
    ...unknownNames(text),
  ]
  return found.length === 0 ? [] : locate(found, body, firstLine)
}

function matches({ pattern, message, isMark }: Rule, { lines, visible }: Body): IndexedMessage[] {
  const messages: IndexedMessage[] = []
  for (const match of lines.matchAll(pattern)) {
    const before = /^[\s]+/.exec(match[0])?.[0].length ?? 0
    const sign = match[1] === '!' ? 1 : 0
    const index = match.index + before - sign - 1
    if (!isMark && visible[index] === UNSEEN) continue
    const wrong = message(match, lines)
    if (!wrong) continue
    messages.push({ index, message: wrong })
    if (messages.length === MOST) break
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
