/** The YAML parser, with every comment at the field or item below it. */
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml'

const OPTIONS = { schema: 'failsafe', prettyErrors: false } as const

/** Parses fields; errors are in the document. */
export function parseWithComments(text: string): Document {
  const document = parseDocument(text, OPTIONS)
  const bare: number[] = []
  if (document.errors.length === 0) visitPlain(document, '', (scalar) => bare.push(scalar.range?.[0] ?? 0))
  return bare.length === 0 ? withCommentsInPlace(document, text) : parseFilled(text, bare)
}

/**
 * The parser takes comments and blank lines below a bare `name:` for a part of it. With any value there it does not, so
 * bare names get one for the time of parsing.
 */
function parseFilled(text: string, bare: readonly number[]): Document {
  let mark = '\ue000'
  while (text.includes(mark)) mark += mark
  const filled = [0, ...bare].map((start, index) => text.slice(start, bare[index])).join(` ${mark} `)
  const document = withCommentsInPlace(parseDocument(filled, OPTIONS), filled)
  visitPlain(document, mark, (scalar) => {
    scalar.value = ''
  })
  return document
}

function visitPlain(document: Document, value: string, see: (scalar: Scalar) => void): void {
  visit(document, {
    Scalar(role, scalar) {
      if (role !== 'key' && scalar.type === 'PLAIN' && scalar.value === value) see(scalar)
    },
  })
}

/** A line below the last value of a list or group: a comment, or blank. */
type Line = { column: number; comment?: string }

function withCommentsInPlace(document: Document, text: string): Document {
  if (document.errors.length === 0) returnComments(document.contents, text)
  return document
}

/**
 * The parser gives all comments below a list or group to the innermost one, however far to the left they are. Gives them
 * back, and returns those that belong to what comes behind `node`.
 */
function returnComments(node: unknown, text: string): Line[] {
  if (!isCollection(node) || node.flow) return []
  const members = isMap(node)
    ? node.items.map(({ key, value }) => [key, value])
    : node.items.map((item) => [item, item])
  let below: Line[] = []
  for (const [index, [, value]] of members.entries()) {
    below = returnComments(value, text)
    const next = members[index + 1]?.[0]
    if (below.length === 0 || !isNode(next)) continue
    standAbove(next, below)
    below = []
  }
  const [start = 0, end = 0, tail = 0] = node.range ?? []
  const lines = below.length > 0 ? below : node.comment ? linesIn(text.slice(end, tail)) : []
  const column = start - (text.lastIndexOf('\n', start - 1) + 1)
  const left = lines.findIndex((line) => line.comment !== undefined && line.column < column)
  const own = left === -1 ? lines : lines.slice(0, left)
  if (below.length > 0 || left !== -1) node.comment = joined(own)
  return left === -1 ? [] : [...blankEnd(own), ...lines.slice(left)]
}

function linesIn(text: string): Line[] {
  return text.split('\n').map((line) => {
    const column = line.length - line.trimStart().length
    return line[column] === '#' ? { column, comment: line.slice(column + 1).trimEnd() } : { column }
  })
}

/** As the document keeps comments: without `#`, and nothing for a blank line. */
const joined = (lines: readonly Line[]): string =>
  lines
    .map(({ comment = '' }) => comment)
    .join('\n')
    .replace(/^\n+|\n+$/g, '')

const blankEnd = (lines: readonly Line[]): Line[] => {
  const last = lines.at(-1)
  return last && last.comment === undefined ? [last] : []
}

function standAbove(node: Node, lines: readonly Line[]): void {
  if (lines[0]?.comment === undefined) node.spaceBefore = true
  const comment = joined(lines)
  const below = isScalar(node) || isCollection(node) ? node.commentBefore : undefined
  node.commentBefore = below ? `${comment}\n${below}` : comment
}
