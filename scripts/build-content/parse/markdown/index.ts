/**
 * Markdown body → safe HTML with holes, and what others need to know of it. One chain on trees: everything that an editor
 * wrote passes the sanitizer, and only steps of our own come after it. The only door to the Markdown stack.
 */
import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Heading } from '../../../../src/schema/entries'
import { type FileDiagnostic, type Message, movedTo, placed, START } from '../../../lib/diagnostics/diagnostic'
import type { BodyHtml } from './body-html'
import { allowedHtml, type BodyLink, type BodyPicture, inspect } from './inspect'
import { beyondLimits } from './limits'
import { type ParserName, treeOf, type Written } from './parser'
import { addHeadingIds, finishElements, readWords } from './trusted-html'

export type ReadBody = {
  html: BodyHtml
  headings: Heading[]
  /** What a link can name after `#`, and the id that it leads to. */
  anchors: Map<string, string>
  /** Links and pictures in the order of the page, each with its place in the file. */
  links: BodyLink[]
  pictures: BodyPicture[]
  words: number
  /** What was written, before the sanitizer. */
  written: Written
  diagnostics: FileDiagnostic[]
}

/** Reads a body that starts on line `firstLine` of its file. */
export function readBody(text: string, firstLine: number, parser: ParserName = 'native'): ReadBody {
  const limit = beyondLimits(text)
  if (limit) return unreadable(limit, firstLine)
  try {
    return bodyOf(treeOf(text, UNQUOTED_ADDRESS.test(text) ? 'remark' : parser), firstLine)
  } catch (error) {
    // The limits did not catch this body, and the stack of a parser overflowed.
    if (!(error instanceof RangeError)) throw error
    return unreadable(placed(START, tooComplex), firstLine)
  }
}

/** `<a href=/contact>`: the native parser takes that for text, and people write it. */
const UNQUOTED_ADDRESS = /<[a-z][^<>]*\s[a-z-]+=[^\s"'<>]*[/=]/i

const sanitizer = unified().use(rehypeSanitize, allowedHtml).freeze()
// The only raw HTML after the sanitizer are the marks of our own holes, and colored code.
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze()

function bodyOf(written: Written, firstLine: number): ReadBody {
  const found = inspect(written.tree, firstLine)
  const tree = sanitizer.runSync(written.tree) as Root
  const { headings, anchors } = addHeadingIds(tree)
  const words = readWords(tree)
  const holes = finishElements(tree, anchors)
  return { html: { text: writer.stringify(tree), holes }, headings, anchors, ...found, words, written }
}

const tooComplex: Message = {
  code: 'too-deep',
  text: 'The text is nested too deeply to be read.',
  hint: 'Use fewer quotes, lists or tags inside each other.',
}

const unreadable = (diagnostic: FileDiagnostic, firstLine: number): ReadBody => ({
  ...bodyOf({ tree: { type: 'root', children: [] }, htmlBlocks: [], parser: 'remark' }, firstLine),
  diagnostics: [movedTo(diagnostic, firstLine)],
})
