/**
 * What a rule is, and a body as the rules read it. Parts of it are covered, so that every place stays the same: code, which is
 * shown as it is written, and what visitors do not read as it is written, such as marks and addresses.
 */
import type { Element, Parents, Root, Text } from 'hast'
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { coverLines } from '../../../source/text'
import { eachNode, treeOf, type Written } from '../parser'

/** A message at an offset of a body, counted in characters from its start. A warning unless it says otherwise. */
export type IndexedMessage = { index: number; message: Message }

/**
 * A body in four forms of the same length: as it is, with fenced code covered, with all code covered, and as far as visitors
 * read it as it is written. In `lines`, every line of `text` has a newline before it, the first one too.
 */
export type Body = Written & { body: string; fenced: string; text: string; lines: string; visible: string }

/**
 * A mistake that one pattern finds. Texts are long and mistakes are rare: a pattern starts with a character that can be
 * searched for, and every repetition has a limit, so that no text makes it slow. Code is covered with spaces before.
 */
export type Rule = {
  /** Matches the mark and what is wrong with it; a pattern that starts with `\n` looks at the starts of lines. */
  pattern: RegExp
  /** Markdown takes what the pattern finds for a mark. Without this, only what visitors see counts. */
  isMark?: true
  /** `undefined` when what was matched is right after all. */
  message: (match: RegExpExecArray, text: string) => Message | undefined
}

/** What visitors see of another text: a correction that is suggested must leave no mark among it. */
export const visibleIn = (text: string, { parser }: Body): string => visibleText(treeOf(text, parser).tree, text)

/** Where fences are looked for: at the top level of a body, or in its quotes and lists too. */
const STARTS = {
  'top level': { opening: /^ {0,3}(`{3,}|~{3,})/, closing: /^ {0,3}(`{3,}|~{3,})/ },
  anywhere: {
    opening: /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*(`{3,}|~{3,})/,
    closing: /^[ \t>]*(`{3,}|~{3,})/,
  },
}

/**
 * Covers fenced code and its fences with spaces, so that every place stays the same. `unclosed` is the fence that nothing
 * closes, if there is one, with the marks that would close it.
 */
export function coverFencedCode(body: string, where: keyof typeof STARTS) {
  const { opening, closing } = STARTS[where]
  let unclosed: { index: number; marks: string } | undefined
  if (!/`{3}|~{3}/.test(body)) return { text: body, unclosed }
  let start = 0
  const lines = body.split('\n').map((line) => {
    const { 0: before = '', 1: marks = '' } = (unclosed ? closing : opening).exec(line) ?? []
    const rest = line.slice(before.length)
    const index = start + before.length - marks.length
    start += line.length + 1
    if (unclosed) {
      if (marks.startsWith(unclosed.marks) && /^[ \t]*$/.test(rest)) unclosed = undefined
    } else if (marks !== '' && !(marks.startsWith('`') && rest.includes('`'))) unclosed = { index, marks }
    else return line
    return blank(line)
  })
  return { text: lines.join('\n'), unclosed }
}

const blank = (code: string): string => coverLines(code, ' ')

/** The text without code and comments, that without fenced code alone, and what is wrong with their marks. */
export function maskCode(body: string): { text: string; fenced: string; messages: IndexedMessage[] } {
  const { text: fenced, unclosed } = coverFencedCode(body, 'anywhere')
  const messages = unclosed ? [{ index: unclosed.index, message: unclosedFence(unclosed.marks) }] : []
  return { fenced, ...maskComments(maskSpans(fenced), messages) }
}

/** Code within a line: its backticks, and what is between them. */
export const CODE_SPAN = /(`+)(?!`)([^\n]{1,1000}?)(?<!`)\1(?!`)/g

/** Letters, since a mark can be next to a word where it cannot be next to a space. */
const maskSpans = (text: string): string => text.replace(CODE_SPAN, (code) => 'x'.repeat(code.length))

function maskComments(text: string, messages: IndexedMessage[]): { text: string; messages: IndexedMessage[] } {
  const end = text.lastIndexOf('-->') + 1
  const masked = text.slice(0, end + 2).replace(/<!(?=--)[\s\S]*?-->/g, blank) + text.slice(end + 2)
  const open = masked.indexOf('<!--')
  return { text: masked, messages: open === -1 ? messages : [...messages, { index: open, message: openComment }] }
}

const unclosedFence = (mark: string): Message => ({
  code: 'unclosed-code-block',
  text: 'The code block that starts here is never closed, so the rest of the page is shown as code.',
  hint: `Put this line below the code:\n${mark}`,
})

const openComment: Message = {
  code: 'unclosed-comment',
  text: 'The hidden comment that starts here is never closed, so what follows is not shown.',
  hint: 'End it with: -->',
}

/** Stands for a character that visitors do not read as it is written. */
export const UNSEEN = '\0'

/** Their text is code, or does not belong to the page. */
const SKIPPED = new Set([
  'code',
  'pre',
  'kbd',
  'samp',
  'script',
  'style',
  'template',
  'svg',
  'math',
  'textarea',
  'title',
])

/** An escaped mark, or a character by its name: both are written so on purpose. */
const ESCAPED = /\\[!-/:-@[-`{-~]|&(?:#\w{1,8}|\w{2,32});/g

/**
 * The body with `UNSEEN` in place of every character that visitors do not read as it is written: marks, addresses, code,
 * comments. Every place and every line stays the same.
 */
export function visibleText(tree: Root, body: string): string {
  const spans: (readonly [number, number])[] = []
  const skipped = new Set<unknown>()
  eachNode(tree, (node, parent) => {
    if (skipped.has(parent) || (node.type === 'element' && SKIPPED.has(node.tagName))) skipped.add(node)
    else if (node.type === 'text') spans.push(...spanOf(node, parent, body))
  })
  let end = 0
  let text = ''
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    if (from < end) continue
    text += unseen(body.slice(end, from)) + body.slice(from, to).replace(ESCAPED, unseen)
    end = to
  }
  return text + unseen(body.slice(end))
}

function spanOf({ position, value }: Text, parent: Parents, body: string): [number, number][] {
  const start = position?.start?.offset
  if (start === undefined || isAddress(parent as Element, value)) return []
  // A tag that ends in another block of HTML, or never, leaves a text without an end.
  const end = position?.end?.offset
  return [[start, end && end > start ? end : start + alike(value, body.slice(start, start + value.length))]]
}

/** How many characters are the same at the start of two texts. */
function alike(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** An address that became a link by itself. */
const isAddress = ({ tagName, properties }: Element, text: string): boolean =>
  tagName === 'a' && String(properties.href).endsWith(text)

const unseen = (text: string): string => coverLines(text, UNSEEN)
