/**
 * What Markdown does not read: marks and codes of other systems, tags that are opened and not closed, and Markdown in lines
 * that are read as HTML alone.
 */
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import { lineAbove, lineAt, lineStart } from '../../../source/text'
import { allowedHtml } from '../inspect'
import { treeOf } from '../parser'
import type { Body, IndexedMessage, Rule } from './body'

const foreign =
  (hint: string | ((match: RegExpExecArray) => string)): Rule['message'] =>
  (match) => ({
    code: 'foreign-code',
    text: `${quote(match[0].trim())} is code from another system. It does nothing here, and visitors see it as it is.`,
    hint: typeof hint === 'string' ? hint : hint(match),
  })

const remove = foreign('Remove it, or write what it should show in Markdown.')
const box = foreign(
  'Remove it. To put the text into a box, write, with the blank lines:\n<div class="callout">\n\nThe text in the box.\n\n</div>',
)
const tag = (name: string): Rule['message'] => foreign(({ 1: words = '' }) => `Write:\n<${name}>${words}</${name}>`)

/** The words that stand directly between two signs, such as `==`. */
const between = (mark: string): RegExp =>
  new RegExp(
    String.raw`${mark}(?<!\S${mark})([^\s${mark}](?:[^\n${mark}]{0,100}[^\s${mark}])?)${mark}(?![\w${mark}])`,
    'g',
  )

export const foreignRules: readonly Rule[] = [
  { pattern: /\{(?:\{[^{}\n]{1,200}\}|%[^{}\n]{1,200}%)\}/g, message: remove },
  // `[caption]`, `[gallery ids="1,2"]`, `[note]…[/note]`
  {
    pattern: /\[(?:caption|gallery|embed|audio|video|TOC|_TOC_)\b[^\][\n]{0,200}\](?!\()/gi,
    message: remove,
  },
  { pattern: /\[[a-z][\w-]{1,40} (?:[\w-]{1,40}=["“”']|https?:)[^\][\n]{0,200}\](?!\()/gi, message: remove },
  // `[vc_row]`, `[/vc_row]`
  { pattern: /\[\/?[a-z]{2,20}_[a-z_]{2,40}\](?!\()/g, message: remove },
  // Marks of sources that chat programs leave behind
  {
    pattern: /【\d{1,3}[†:][^】\n]{0,100}】|:contentReference\[[^\]\n]{0,40}\](?:\{[^}\n]{0,40}\})?/g,
    message: remove,
  },
  // `*|FNAME|*` of newsletters
  { pattern: /\*\|[A-Z_:]{2,40}\|\*/g, isMark: true, message: remove },
  // `{width=300}` behind a picture, a link or words in brackets
  { pattern: /\{(?<=[)\]]\{)[:.#\w][^{}\n]{0,200}\}/g, message: remove },
  {
    pattern: /\[([a-z][\w-]{1,40})\](?!\()(?=[^[]{0,2000}\[\/\1\])/gi,
    message: remove,
  },
  { pattern: /\[![a-z]{2,20}\][-+]?/gi, message: box },
  {
    pattern:
      /\n[ \t>]*(?::{3,}[ \t]*\{?[a-z][^\n]{0,100}|!!!\+?[ \t]+[a-z][^\n]{0,100}|\.\. [a-z]{2,20}::[^\n]{0,100})/gi,
    message: box,
  },
  {
    pattern:
      /\{:?[ \t]?[#.][a-z][\w-]{0,60}(?:[ \t]+[#.]?[\w-]{1,60}(?:=[^\s{}]{1,60})?){0,5}[ \t]?\}(?=[ \t]*(?:\n|$))/gi,
    message: foreign('Remove it. A heading has an address made of its words, and the looks come from the site.'),
  },
  { pattern: /\{:?toc\}/gi, message: remove },
  { pattern: between('=='), message: tag('mark') },
  { pattern: between(String.raw`\+\+`), message: tag('ins') },
  {
    pattern: /%%(?<!\S%%)[ \t]?([^%\n]{1,200}?)[ \t]?%%(?!\w)/g,
    message: foreign(({ 1: words = '' }) => `To hide a remark from visitors, write:\n<!-- ${words} -->`),
  },
  { pattern: /~(?<=\w~)(\w{1,10})~/g, message: tag('sub') },
  { pattern: /\^(?<=\w\^)(\w{1,10})\^/g, message: tag('sup') },
  {
    pattern: /\[\^([^\][\n]{0,200}\s[^\][\n]{0,200})\](?!:)/g,
    message: foreign(
      ({ 1: note = '' }) =>
        `Write a mark without spaces where it belongs, and the note at the end of the file:\n[^note]\n\n[^note]: ${note}`,
    ),
  },
  {
    pattern: /\^\[([^\][\n]{1,300})\]/g,
    message: foreign(
      ({ 1: note = '' }) =>
        `Write the mark where it belongs, and the note at the end of the file:\n[^note]\n\n[^note]: ${note}`,
    ),
  },
  // Signs of keyboards for Chinese and Japanese
  {
    pattern: /\n[ \t]{0,3}(＃{1,6})[ \t\u3000]*([^＃\s][^\n]{0,300})/g,
    message: ([, marks = '', words]) => ({
      code: 'heading-without-space',
      text: `The wide sign "${marks}" is not the mark of a heading, so visitors see it.`,
      hint: `Write:\n${'#'.repeat(Math.max(2, marks.length))} ${words}`,
    }),
  },
  {
    pattern: /＊＊([^＊\n]{1,200})＊＊/g,
    message: ([, words]) => ({
      code: 'broken-emphasis',
      text: 'Wide asterisks are not the marks of bold words, so visitors see them.',
      hint: `Write:\n**${words}**`,
    }),
  },
  {
    pattern: /:(?<![\w:]:)(?:[a-z][a-z0-9_+-]{2,40}|[+-]1):(?![\w:/])/g,
    message: foreign('Paste the emoji itself, or remove it.'),
  },
  // `&amp;nbsp;`: the code of a character whose "&" is written as a code again
  {
    pattern: /&amp;((?:[a-z]{2,8}|#x?[\da-f]{2,6});)/gi,
    isMark: true,
    message: ([, code]) => ({
      code: 'foreign-code',
      text: `"&amp;" is the code of the sign "&", so visitors see "&${code}" instead of a character.`,
      hint: `Write the character itself, or its code without "amp;":\n&${code}`,
    }),
  },
]

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
