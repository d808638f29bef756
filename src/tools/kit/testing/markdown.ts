/** Tests read Markdown files with a parser of their own, as a reader of the file would, with the extensions of GitHub. */
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { oneLine } from '../document/clean-text'

/** What a reader of the file sees, and which markup makes it. */
export type ReadMarkdown = {
  /** Headings and paragraphs, lists included. */
  shown: string[]
  strong: string[]
  emphasized: string[]
  /** Everything else but lists: links, pictures, HTML, code, quotations, tables … */
  other: string[]
}

export function readMarkdown(text: string): ReadMarkdown {
  const read: ReadMarkdown = { shown: [], strong: [], emphasized: [], other: [] }
  const visit = (node: Nodes) => {
    if (node.type === 'heading' || node.type === 'paragraph') read.shown.push(textOf(node))
    else if (node.type === 'strong') read.strong.push(textOf(node))
    else if (node.type === 'emphasis') read.emphasized.push(textOf(node))
    else if (!['root', 'text', 'list', 'listItem'].includes(node.type) && !isBareAddress(node))
      read.other.push(node.type)
    // Only a checklist of the tool itself has tasks, and none of them is done.
    if (node.type === 'listItem' && node.checked) read.other.push('done task')
    if ('children' in node) node.children.forEach(visit)
  }
  visit(unified().use(remarkParse).use(remarkGfm).parse(text))
  return read
}

/** GitHub links an address that is written out. The reader sees where it leads. */
function isBareAddress(node: Nodes): boolean {
  return node.type === 'link' && node.url.endsWith(textOf(node))
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const MARKUP = [
  '<script>alert(1)</script>',
  '<b>bold</b>',
  '# heading',
  '- item',
  '1. one',
  '1) one',
  '+ plus',
  '---',
  '===',
  '> quote',
  '```code```',
  '[our site](https://example.org)',
  '[a](javascript:alert(1))',
  '![a](b)',
  '[a]: https://example.org',
  '[a][b]',
  '[a]',
  '[x]',
  '[ ]',
  '[^1]: note',
  '*a* **b** _c_ __d__ ~e~ ~~f~~',
  'snake_case_word',
  '&lt; &amp; &#60; Q&A',
  '\\',
  '\\[a\\](b)',
  '<https://example.org>',
  'https://example.org/*a*',
  'www.example.org/~b',
  'a | b',
  '😀 👩‍👩‍👧',
  'שלום עולם',
  '\u202Eevil',
]

/** Typed text in one line, most of it markup. */
export const typedMarkup = fc
  .array(fc.oneof(fc.constantFrom(...MARKUP), fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 4 })
  .map((parts) => oneLine(parts.join(' ')))
  .filter((text) => /[\p{L}\p{N}]/u.test(text))
