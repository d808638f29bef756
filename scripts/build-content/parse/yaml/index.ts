/**
 * YAML text → a small tree of texts, lists and fields, each with its place in the file. Every scalar is the text as
 * written; tags, anchors and aliases are refused. Depth is checked before the parser sees the text.
 */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import { saysNothing } from '../../../../src/admin/files/file-format/quoting'
import { type FileDiagnostic, type Message, movedTo, type Place, placed } from '../../../lib/diagnostics/diagnostic'
import { quote, yamlQuoted } from '../../../lib/diagnostics/words'
import { controlCharacterIn, controlCharacterMessage, placeAt } from '../../source/text'
import { lintYaml } from './lint'
import type { Field, FieldsNode, YamlNode } from './nodes'

export type * from './nodes'

/**
 * `root` is missing when the text is too broken to say anything about its fields. `touched` are the lines of the file that
 * were read otherwise than they are written.
 */
export type ParsedYaml = { root?: FieldsNode; diagnostics: FileDiagnostic[]; touched?: ReadonlySet<number> }

/** Reads fields. `firstLine` is the line of the file on which `text` starts. */
export function parseYaml(text: string, firstLine: number): ParsedYaml {
  const tooDeep = checkDepth(text)
  if (tooDeep) return { diagnostics: [movedTo(tooDeep, firstLine)] }
  const { diagnostics: found, repaired, touched } = lintYaml(text, firstLine)
  const { root, diagnostics } = parseRepaired(repaired, firstLine)
  // A repaired line has had its one message; the editor need not know what the repair looks like.
  const rest = diagnostics.filter(({ line }) => !touched.has(line))
  // Lines were written, and none of them is a field: the missing fields are not a second mistake.
  if (root?.fields.size === 0 && found.length > 0) return { diagnostics: found }
  return { root, diagnostics: root === undefined && found.length > 0 ? found : [...found, ...rest], touched }
}

/** A hundred spaces, ten lists in a line, brackets, and lines that no bracket is open in. */
const DEPTH = /^(?:[^\S\n]{101,}\S|[^\S\n]*(?:[-?:][^\S\n]+){11})|[[\]{}]|^[A-Za-z]/gm
const MOST_BRACKETS = 20

/** Parsers recurse; content never does, beyond a handful of levels. */
function checkDepth(text: string): FileDiagnostic | undefined {
  let open = 0
  for (const { 0: found, index } of text.matchAll(DEPTH)) {
    if (/^[A-Za-z]/.test(found)) open = 0
    else if (/[[{]$/.test(found)) open++
    else open = Math.max(0, open - 1)
    if (found.length > 1 || open > MOST_BRACKETS) {
      return placed({ ...placeAt(text, index), column: 1 }, tooDeepMessage)
    }
  }
  return undefined
}

const tooDeepMessage: Message = {
  code: 'too-deep',
  text: 'This line is nested far deeper than any field of the site.',
  hint: 'Use less indentation, fewer "- " or fewer brackets.',
}

function parseRepaired(text: string, firstLine: number): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: lines,
    uniqueKeys: false,
    prettyErrors: false,
  })
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) }
  }
  const error = document.errors.find(({ code }) => code !== 'BAD_DQ_ESCAPE')
  if (error) {
    return { diagnostics: [placed(placeOf(error.pos[0]), error.code === 'BAD_INDENT' ? wrongIndentation : brokenYaml)] }
  }
  const contents = document.contents
  if (contents === null || (isScalar(contents) && contents.source === '')) {
    return { root: { kind: 'fields', fields: new Map(), place: { line: firstLine, column: 1 } }, diagnostics: [] }
  }
  const { root, diagnostics } = treeOf(contents, text, placeOf)
  for (const place of document.errors.map(({ pos }) => placeOf(pos[0]))) {
    diagnostics.push(placed(place, wrongBackslash(text.split('\n')[place.line - firstLine] ?? '')))
  }
  if (root.kind === 'fields') return { root, diagnostics }
  return { diagnostics: diagnostics.length > 0 ? diagnostics : [placed(root.place, notFields(root.kind))] }
}

const notFields = (kind: 'text' | 'list' | 'empty'): Message => ({
  code: 'no-fields',
  text: `Fields are needed here, each written as "name: value", but this is ${kind === 'list' ? 'a list' : 'only a text'}.`,
  hint: 'For example: title: How to brief an agency',
})

/** What the parser read → our nodes. `placeOf` gives the place of an offset. */
function treeOf(contents: ParsedNode, text: string, placeOf: (offset: number) => Place) {
  const diagnostics: FileDiagnostic[] = []
  const report = (place: Place, message: Message) => diagnostics.push(placed(place, message))

  function nodeOf(node: ParsedNode | null, fallback: Place): YamlNode {
    if (node === null) return { kind: 'empty', place: fallback }
    const place = placeOf(node.range[0])
    if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined) {
      report(place, specialNode)
      return { kind: 'empty', place }
    }
    if (isSeq(node)) return { kind: 'list', items: node.items.map((item) => nodeOf(item, place)), place }
    return isMap(node) ? fieldsOf(node, place) : scalarOf(node, place)
  }

  function scalarOf({ value, type, range }: Scalar.Parsed, place: Place): YamlNode {
    const written = String(value ?? '')
    if (type === 'PLAIN' && saysNothing(written)) return { kind: 'empty', place }
    const control = controlCharacterIn(written)
    if (control) report(place, controlCharacterMessage(control.name))
    const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
    return { kind: 'text', text: written, quoted, source: text.slice(range[0], range[1]).trimEnd(), place }
  }

  function fieldsOf({ items }: YAMLMap.Parsed, place: Place): FieldsNode {
    const fields = new Map<string, Field>()
    for (const { key, value } of items) {
      const name = nodeOf(key, place)
      const first = name.kind === 'text' && fields.get(name.text)
      if (name.kind !== 'text') report(name.place, brokenYaml)
      else if (first) report(name.place, duplicate(name.text, first.place))
      else fields.set(name.text, { place: name.place, value: nodeOf(value, name.place) })
    }
    return { kind: 'fields', fields, place }
  }

  return { root: nodeOf(contents, placeOf(0)), diagnostics }
}

const duplicate = (key: string, first: Place): Message => ({
  code: 'duplicate-field',
  text: `The field ${quote(key)} is already used on line ${first.line}.`,
  hint: 'Keep one of the two and remove the other.',
})

const specialNode: Message = {
  code: 'special-character',
  text: 'There is a "&", "*" or "!" before a value, where it has a special meaning.',
  hint: 'Put the text in quotes, for example: "&Co"',
}

const wrongBackslash = (line: string): Message => ({
  code: 'wrong-backslash',
  text: 'In double quotation marks, a backslash has a special meaning that does not exist for this character.',
  hint: `Put the text in single quotation marks:\n${line.trim().replace(/"(.*)"/, (_, inner: string) => yamlQuoted(inner.replaceAll('\\"', '"'), "'"))}`,
})

const wrongIndentation: Message = {
  code: 'broken-yaml',
  text: 'The indentation of this line fits neither the line above nor the one below.',
  hint: 'Start fields that belong together in the same column, and indent with spaces, two for each level.',
}

/** What the rules for single lines do not find is rare enough for a general sentence. */
const brokenYaml: Message = {
  code: 'broken-yaml',
  text: 'This line does not fit the lines around it, so the fields cannot be read from here on.',
  hint: 'Check that the line starts in the right column, that all quotation marks and brackets are closed, and that each field is written as "name: value".',
}
