/** Titles, names and summaries as plain text of a length that its place can show. */
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { Heading, Link, Paragraph, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { EXIT, visit } from 'unist-util-visit'
import { searchRoom } from '../../../../src/lib/lengths'

/** The words of a piece of HTML on one line. */
export const plainText = (html: string): string =>
  (/[<&]/.test(html) ? textOf(fromHtml(html, { fragment: true })) : html)
    // Invisible characters mean nothing in a title.
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A text of at most so many characters, cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.\u2013\u2014-]+$/, '')}…`
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** The first sentences of a text, as a summary that search results show whole. */
export function openingOf(markdown: string): string {
  let found = ''
  visit(parser.parse(markdown) as Root, 'paragraph', (paragraph) => {
    found = wordsOf(paragraph)
    return found === '' ? undefined : EXIT
  })
  const { most } = searchRoom.description
  let opening = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(found)) {
    if (opening !== '' && opening.length + segment.trimEnd().length > most) break
    opening += segment
  }
  return shortened(opening.trim(), most)
}

/** The words of a part of a text, without marks, pictures and notes. */
export function wordsOf(part: Heading | Link | Paragraph): string {
  let words = ''
  visit(part, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value
    if (node.type === 'break') words += ' '
  })
  return words.replace(/\s+/g, ' ').trim()
}
