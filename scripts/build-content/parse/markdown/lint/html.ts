/** HTML in a text: tags that are opened and not closed, and Markdown in lines that are read as HTML alone. */
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { lineAbove, lineAt, lineStart } from '../../../source/text'
import { allowedHtml } from '../inspect'
import { treeOf } from '../parser'
import type { Body, IndexedMessage } from './rule'

/** Tags that need no end, or whose end HTML adds where it belongs. */
const WITHOUT_END = new Set('br hr img input source wbr col p li dt dd tr td th thead tbody tfoot'.split(' '))
const PAIRED = new Set((allowedHtml.tagNames ?? []).filter((name) => !WITHOUT_END.has(name)))

/** Far deeper than any text; what is beyond has another message. */
const DEEPEST = 1_000

export function unpairedTags(text: string): IndexedMessage[] {
  if (!/<[a-z/]/i.test(text)) return []
  const open: { name: string; index: number }[] = []
  const messages: IndexedMessage[] = []
  for (const { 0: tag, 1: slash, 2: written = '', index } of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]{0,500})?>/gi,
  )) {
    const name = written.toLowerCase()
    if (!PAIRED.has(name) || tag.endsWith('/>')) continue
    if (slash === '') {
      if (open.length < DEEPEST) open.push({ name, index })
      continue
    }
    const opened = open.findLastIndex((other) => other.name === name)
    if (opened === -1) messages.push({ index, message: neverOpened(name) })
    else open.splice(opened, 1)
  }
  return [...messages, ...open.map(({ name, index }) => ({ index, message: neverClosed(name) }))]
}

const neverClosed = (name: string): Message => ({
  code: 'unclosed-tag',
  text: `The HTML tag <${name}> is opened here and never closed.`,
  hint: `Close it where it should end: </${name}>`,
})

const neverOpened = (name: string): Message => ({
  code: 'unclosed-tag',
  text: `The HTML tag </${name}> closes something that was never opened.`,
  hint: `Remove it, or put <${name}> where it should start.`,
})

/** Marks that are hardly ever meant as they are. A line of HTML may start with spaces, however many. */
const MARKDOWN =
  /(?:^|\n)[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+\S|(?:^|\n)[ \t]*#{1,6}[ \t]+\S|(\*\*|__|~~)(?=\S)[^\n]{0,300}?\S\1|\]\((?=[^\s)])|(?<![\w*])\*(?=[^\s*])[^*\n]{0,300}[^\s*]\*(?![\w*])|`[^`\n]{1,300}`/

/**
 * A block of HTML ends at a blank line; until there, Markdown is not read. One message a block, at its first mark of Markdown.
 */
export function markdownInHtml(read: Body): (IndexedMessage & { block: readonly [number, number] })[] {
  const { body, visible, htmlBlocks } = read
  return htmlBlocks.flatMap((block) => {
    const [start, end] = block
    const found = MARKDOWN.exec(visible.slice(start, end))
    if (!found) return []
    const at = start + found.index + (/^\s*/.exec(found[0])?.[0].length ?? 0)
    const line = lineStart(body, at)
    const index = line + lineAt(body, line).search(/\S/)
    const hint = remedy(lineAt(body, line).trim(), lineAbove(body, line).trim(), read)
    return [{ block, index, message: { code: 'markdown-in-html', text: notRead, hint } }]
  })
}

const notRead =
  'This line stands directly below a line with an HTML tag, or beside one, where Markdown is not read, so visitors see its marks.'

/** Tags around whole paragraphs. Others are around words alone. */
const BOX = /^<(?:div|details|blockquote|section|aside|article|figure|center)\b/i

function remedy(line: string, above: string, { parser }: Body): string {
  const [, tag = '', words = '', end = ''] = /^(<[a-z][^<>]*>)?\s*(.*?)\s*(<\/[^<>]*>)?$/i.exec(line) ?? []
  const rows = tag === '' ? [above, line] : [tag, words, end]
  if (tag === '' || BOX.test(tag)) {
    return `Put a blank line between tags and text, above it and below it:\n${rows.filter((row) => row !== '').join('\n\n')}`
  }
  if (/^<p\b/i.test(tag)) return `Leave out the tag, and put a blank line above the line and below it:\n${words}`
  const html = toHtml.stringify(treeOf(words, parser).tree).replace(/^<p>|<\/p>$/g, '')
  return /<\/?[a-z]/i.test(words)
    ? 'Use tags in place of its marks, such as <strong>bold words</strong> and <a href="/contact">words of a link</a>.'
    : `Use tags in place of its marks:\n${tag}${html}${end}`
}

const toHtml = unified().use(rehypeStringify).freeze()
