/**
 * Markdown body → safe HTML with holes, and what others need to know of it. One chain on trees: everything that an editor
 * wrote passes the sanitizer, and only steps of our own come after it. The only door to the Markdown stack.
 */
import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { Heading } from '../../../../src/schema/entries'
import type { Code } from '../../../lib/diagnostics/codes'
import { type FileDiagnostic, type Message, movedTo, placed, START } from '../../../lib/diagnostics/diagnostic'
import type { BodyHtml } from './body-html'
import { allowedHtml, type BodyLink, type BodyPicture, inspect } from './inspect'
import { coverFencedCode } from './lint/body'
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

/**
 * What a body may hold, checked before a parser sees it: parsers recurse, and some take time that grows with the square of a
 * mark's count. The limits are far above anything written for people.
 */
const DEEPEST_INDENTATION = 100
const DEEPEST_MARKERS = 20
const LONGEST_BLOCK = 2_000
const MOST_MARKS_IN_BLOCK = 2_000
const MOST_MARKS = 20_000
const MOST_LINES = 20_000
const WIDEST_ROW = 100
const MOST_CELLS_IN_TABLE = 20_000
const MOST_TAGS = 5_000
const DEEPEST_TAGS = 100

/** The first thing in a body that is beyond every limit, if any. */
export const beyondLimits = (body: string): FileDiagnostic | undefined => lineLimits(body) ?? tagLimits(body)

const EMPHASIS = /[*_~]/g
const BRACKETS = /[[\]!<`\\&^@:]|www\./g

function lineLimits(body: string): FileDiagnostic | undefined {
  let block = { start: 0, emphasis: 0, brackets: 0, widest: 0 }
  let empty = true
  let marks = 0
  const lines = coverFencedCode(body, 'top level').text.split('\n')
  for (const [index, line] of lines.entries()) {
    const at = (code: Code, text: string, hint: string): FileDiagnostic =>
      placed({ line: index + 1, column: 1 }, { code, text, hint })
    if (index >= MOST_LINES)
      return at('too-long', `The text has more than ${MOST_LINES} lines.`, 'Split it into shorter texts.')
    if (line.trim() === '') {
      empty = true
      continue
    }
    if (empty) block = { start: index, emphasis: 0, brackets: 0, widest: 0 }
    empty = false

    if (indentationOf(line) > DEEPEST_INDENTATION) {
      return at('too-deep', `This line is indented by more than ${DEEPEST_INDENTATION} spaces.`, 'Indent it less.')
    }
    if (markersOf(line) > DEEPEST_MARKERS) {
      return at(
        'too-deep',
        `This line starts with more than ${DEEPEST_MARKERS} marks for quotes or lists.`,
        'Use fewer of them.',
      )
    }
    const emphasis = countOf(line, EMPHASIS)
    const brackets = countOf(line, BRACKETS)
    block.emphasis += emphasis
    block.brackets += brackets
    marks += emphasis + brackets
    if (Math.max(block.emphasis, block.brackets) > MOST_MARKS_IN_BLOCK || marks > MOST_MARKS) {
      return at(
        'too-many-marks',
        `This paragraph contains more than ${MOST_MARKS_IN_BLOCK} marks such as *, _, [ or \`, or the whole text more than ${MOST_MARKS}.`,
        'Break it up with blank lines, or make it a code block with a line of ``` above and below.',
      )
    }
    const length = index - block.start + 1
    if (length > LONGEST_BLOCK) {
      return at(
        'too-long',
        `There are more than ${LONGEST_BLOCK} lines here without a blank line.`,
        'Break them up with blank lines.',
      )
    }
    const columns = countOf(line, /\|/g)
    block.widest = Math.max(block.widest, columns)
    if (columns > WIDEST_ROW || block.widest * length > MOST_CELLS_IN_TABLE) {
      return at(
        'table-too-large',
        `This table has more than ${WIDEST_ROW} columns or ${MOST_CELLS_IN_TABLE} cells.`,
        'Split it into smaller tables.',
      )
    }
  }
  return undefined
}

const countOf = (line: string, mark: RegExp): number => line.match(mark)?.length ?? 0

const indentationOf = (line: string): number => {
  const space = line.slice(0, line.search(/[^ \t]/))
  return space.length + 3 * countOf(space, /\t/g)
}

/** How many quotes and lists a line opens before its text; a thematic break such as `* * *` opens none. */
function markersOf(line: string): number {
  if (line.length <= 200 && /^\s*([-*_])(?:[ \t]*\1)+\s*$/.test(line)) return 0
  return /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0].match(/[>*+-]|\d+/g)?.length ?? 0
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

function tagLimits(body: string): FileDiagnostic | undefined {
  let count = 0
  let depth = 0
  for (const match of body.matchAll(/<(\/?)([A-Za-z][A-Za-z0-9-]*)[^<>]*>?/g)) {
    count++
    if (match[1] === '/') depth = Math.max(0, depth - 1)
    else if (!VOID.test((match[2] ?? '').toLowerCase())) depth++
    if (count > MOST_TAGS || depth > DEEPEST_TAGS) {
      const line = body.slice(0, match.index).split('\n').length
      return placed(
        { line, column: 1 },
        {
          code: 'too-many-tags',
          text: `The text contains more than ${MOST_TAGS} HTML tags, or more than ${DEEPEST_TAGS} inside each other.`,
          hint: 'Use Markdown instead of HTML, or close the tags that are open.',
        },
      )
    }
  }
  return undefined
}
