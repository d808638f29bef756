/**
 * YAML text → a small tree of texts, lists and fields, each with its place in the file. Every scalar is the text as
 * written; tags, anchors and aliases are refused. Depth is checked before the parser sees the text.
 */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node as ParsedNode, parseDocument } from 'yaml'
import type { Finding, Place } from './problems/problem'
import { quote } from './problems/words'
import { controlCharacterFinding, controlCharacterIn } from './text'
import { readPlainFields } from './yaml-plain'
import { findSlips } from './yaml-slips'

export type TextNode = { kind: 'text'; text: string; quoted: boolean; source: string; place: Place }
export type ListNode = { kind: 'list'; items: YamlNode[]; place: Place }
export type FieldsNode = { kind: 'fields'; fields: Map<string, Field>; place: Place }
/** A field or list item with nothing in it. */
export type EmptyNode = { kind: 'empty'; place: Place }
export type YamlNode = TextNode | ListNode | FieldsNode | EmptyNode
export type Field = { place: Place; value: YamlNode }

export type Fault = { place: Place; finding: Finding }

/**
 * `root` is missing when the text is too broken to say anything about its fields. `touched` are the lines of the file that
 * were read otherwise than they are written.
 */
export type ParsedYaml = { root?: FieldsNode; faults: Fault[]; touched?: ReadonlySet<number> }

/** Reads fields. `firstLine` is the line of the file on which `text` starts. */
export function parseYaml(text: string, firstLine: number): ParsedYaml {
  const root = readPlainFields(text, firstLine)
  return root ? { root, faults: [] } : parseFully(text, firstLine)
}

/** Reads fields with a parser, whatever they look like. */
export function parseFully(text: string, firstLine: number): ParsedYaml {
  const tooDeep = checkDepth(text)
  if (tooDeep) return { faults: [movedTo(tooDeep, firstLine)] }
  const { slips, repaired, touched } = findSlips(text)
  const moved = slips.map((slip) => movedTo(slip, firstLine))
  const { root, faults } = parseRepaired(repaired, firstLine)
  // A line that was repaired has had its one message; what the repair looks like is not the editor's concern.
  const slipped = new Set([...touched].map((line) => line + firstLine - 1))
  const rest = faults.filter(({ place }) => !slipped.has(place.line))
  // Lines were written, and none of them is a field: that there are no fields is no second mistake.
  if (root?.fields.size === 0 && slips.length > 0) return { faults: moved }
  return { root, faults: root === undefined && slips.length > 0 ? moved : [...moved, ...rest], touched: slipped }
}

const movedTo = ({ place, finding }: Fault, firstLine: number): Fault => ({
  place: { line: place.line + firstLine - 1, column: place.column },
  finding,
})

const DEEPEST_INDENTATION = 100
const DEEPEST_LIST = 10
const DEEPEST_BRACKETS = 20

/** Parsers recurse; content never does, beyond a handful of levels. */
function checkDepth(text: string): Fault | undefined {
  let brackets = 0
  for (const [index, line] of text.split('\n').entries()) {
    const space = line.length - line.trimStart().length
    const markers = /^\s*((?:[-?:]\s+)*)/.exec(line.slice(0, 1000))?.[1] ?? ''
    if (/^[A-Za-z]/.test(line)) brackets = 0
    for (const c of line) {
      if (c === '[' || c === '{') brackets++
      if ((c === ']' || c === '}') && brackets > 0) brackets--
      if (brackets > DEEPEST_BRACKETS) break
    }
    const deep =
      (space > DEEPEST_INDENTATION && space < line.length) ||
      markers.replace(/\s/g, '').length > DEEPEST_LIST ||
      brackets > DEEPEST_BRACKETS
    if (deep) return { place: { line: index + 1, column: 1 }, finding: tooDeepFinding }
  }
  return undefined
}

const tooDeepFinding: Finding = {
  code: 'too-deep',
  message: 'This line is nested far deeper than any field of the site.',
  hint: 'Write it with less indentation, fewer "- " or fewer brackets.',
}

function parseRepaired(text: string, firstLine: number): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: lines,
    uniqueKeys: false,
    prettyErrors: false,
  })
  const tree = new Tree(lines, text, firstLine)
  const error = document.errors[0]
  if (error) return { faults: [{ place: tree.placeOf(error.pos[0]), finding: parserFinding(error.code) }] }
  const contents = document.contents
  if (contents === null || (isScalar(contents) && contents.source === '')) {
    return { root: { kind: 'fields', fields: new Map(), place: { line: firstLine, column: 1 } }, faults: [] }
  }
  const root = tree.node(contents as ParsedNode)
  if (root.kind === 'fields') return { root, faults: tree.faults }
  return { faults: tree.faults.length > 0 ? tree.faults : [{ place: root.place, finding: notFields(root.kind) }] }
}

const notFields = (kind: 'text' | 'list' | 'empty'): Finding => ({
  code: 'no-fields',
  message: `Fields are needed here, each as "name: value"; ${kind === 'list' ? 'this is a list' : 'this is only a text'}.`,
  hint: 'Write for example: title: How to brief an agency',
})

class Tree {
  faults: Fault[] = []
  constructor(
    private readonly lines: LineCounter,
    private readonly text: string,
    private readonly firstLine: number,
  ) {}

  placeOf(offset: number): Place {
    const { line, col } = this.lines.linePos(offset)
    return { line: Math.max(1, line) + this.firstLine - 1, column: Math.max(1, col) }
  }

  node(node: ParsedNode | null, fallback: Place = { line: this.firstLine, column: 1 }): YamlNode {
    if (node === null) return { kind: 'empty', place: fallback }
    const place = node.range ? this.placeOf(node.range[0]) : fallback
    if (isAlias(node) || node.tag !== undefined || ('anchor' in node && node.anchor !== undefined)) {
      this.faults.push({ place, finding: specialNode })
      return { kind: 'empty', place }
    }
    if (isSeq(node))
      return { kind: 'list', items: node.items.map((item) => this.node(item as ParsedNode, place)), place }
    if (isMap(node)) return this.fields(node.items as { key: unknown; value: unknown }[], place)
    if (isScalar(node)) return this.scalar(node, place)
    return { kind: 'empty', place }
  }

  private scalar(node: ParsedNode & { value?: unknown; source?: string; type?: string }, place: Place): YamlNode {
    const text = String(node.value ?? '')
    const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
    if (node.type === 'PLAIN' && text === '') return { kind: 'empty', place }
    const control = controlCharacterIn(text)
    if (control) this.faults.push({ place, finding: controlCharacterFinding(control.name) })
    return { kind: 'text', text, quoted, source: this.text.slice(node.range?.[0], node.range?.[1]).trimEnd(), place }
  }

  private fields(items: { key: unknown; value: unknown }[], place: Place): FieldsNode {
    const fields = new Map<string, Field>()
    for (const { key, value } of items) {
      const keyNode = this.node(key as ParsedNode, place)
      if (keyNode.kind !== 'text') {
        this.faults.push({ place: keyNode.place, finding: parserFinding('') })
        continue
      }
      const first = fields.get(keyNode.text)
      if (first) this.faults.push({ place: keyNode.place, finding: duplicate(keyNode.text, first.place) })
      else fields.set(keyNode.text, { place: keyNode.place, value: this.node(value as ParsedNode, keyNode.place) })
    }
    return { kind: 'fields', fields, place }
  }
}

const duplicate = (key: string, first: Place): Finding => ({
  code: 'duplicate-field',
  message: `The field ${quote(key)} is here a second time; it already stands on line ${first.line}.`,
  hint: 'Keep one of the two and remove the other.',
})

const specialNode: Finding = {
  code: 'special-character',
  message: 'Here "&", "*" or "!" stands before a value, which means something else in YAML.',
  hint: 'Put the text in quotes: "&Co"',
}

/** The parser's own error codes in an editor's words; what is not listed is rare enough for a general sentence. */
function parserFinding(code: string): Finding {
  const known: Record<string, [string, string]> = {
    BAD_INDENT: [
      'The indentation of this line fits neither the line above nor the one below.',
      'Start fields that belong together in the same column, and indent with spaces, two for each level.',
    ],
    TAB_AS_INDENT: [
      'This line is indented with a tab, and YAML allows only spaces.',
      'Replace the tab with two spaces.',
    ],
    BAD_DQ_ESCAPE: [
      'A backslash in double quotation marks starts a special character, and this one does not exist.',
      'Write the backslash twice (\\\\), or put the text in single quotation marks.',
    ],
    MULTIPLE_DOCS: ['A line of three hyphens ends the file for YAML, and more follows.', 'Remove the line ---'],
    BLOCK_IN_FLOW: [
      'A list in square brackets cannot go on with lines that start with "-".',
      'Use one of the two forms.',
    ],
  }
  const [message, hint] = known[code] ?? [
    'This line does not fit the ones around it, so the fields cannot be read from here on.',
    'Check the spaces at its start, quotation marks and brackets that are not closed, and that each field reads "name: value".',
  ]
  return { code: 'broken-yaml', message, hint }
}
