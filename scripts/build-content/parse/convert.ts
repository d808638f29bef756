/**
 * Tree of texts → plain data, following the fields of the schema: a field for numbers or for true and false converts its
 * text, every other text stays as written. What cannot be converted stays text, and validation says what is wrong with it.
 */
import { type FieldNode, fieldIn, groupOf } from '../../../src/schema/field-tree'
import { type FileDiagnostic, type Place, placed } from '../../lib/diagnostics/diagnostic'
import { empty } from './wording/group'
import { meantField, misspelledField, unknownField } from './wording/unknown-field'
import type { FieldsNode, TextNode, YamlNode } from './yaml'

/** `diagnostics` are about names of fields and fields left blank; `meant` are the fields that misspelled names stand for. */
export type Converted = { data: unknown; diagnostics: FileDiagnostic[]; meant: Set<unknown> }

/** Converts the fields of a file. `lineOf` gives the text of a line, for corrected lines to paste. */
export function convert(root: FieldsNode, fields: FieldNode, lineOf: (line: number) => string): Converted {
  const context: Context = { diagnostics: [], meant: new Set(), lineOf, path: [] }
  const data = convertNode(root, fields, context)
  return { data, diagnostics: context.diagnostics, meant: context.meant }
}

type Context = Omit<Converted, 'data'> & {
  lineOf: (line: number) => string
  /** Where the conversion has arrived. */
  path: (string | number)[]
}

function convertNode(node: YamlNode, field: FieldNode | undefined, context: Context): unknown {
  if (node.kind === 'empty') return undefined
  if (node.kind === 'text') return convertText(node, field)
  if (node.kind === 'fields') return convertFields(node, field, context)
  return node.items.map((item, index) => convertBelow(index, item, field?.items, context))
}

function convertBelow(step: string | number, node: YamlNode, field: FieldNode | undefined, context: Context): unknown {
  context.path.push(step)
  const value = convertNode(node, field, context)
  context.path.pop()
  return value
}

function convertText({ text, quoted }: TextNode, { type, field }: FieldNode = {}): unknown {
  if (type === 'integer' && !quoted && /^-?(?:0|[1-9]\d{0,14})$/.test(text)) return Number(text)
  if (type === 'number' && !quoted && NUMBER.test(text)) return Number(text)
  if (type === 'boolean' && !quoted && (text === 'true' || text === 'false')) return text === 'true'
  if (field?.role === 'paragraphs') return text.trim()
  // A line break in the file is not one on the page.
  return text.replace(/[^\S\n]*\n\s*/g, ' ').trim()
}

/**
 * A number with a point before its last digits. Three digits that end in 0 may be thousands, as in `2.800`, so they are not
 * guessed at.
 */
const NUMBER = /^-?(?:0|[1-9]\d{0,11})(?:\.(?:\d{1,2}|\d{2,3}[1-9]))?$/

function convertFields(node: FieldsNode, field: FieldNode = {}, context: Context): unknown {
  const group = groupOf(field, (name) => {
    const value = node.fields.get(name)?.value
    return value?.kind === 'text' ? value.text : undefined
  })
  const data: Record<string, unknown> = {}
  for (const [key, { place, value }] of node.fields) {
    const below = fieldIn(group, key)
    if (group && !below) reportUnknown(key, place, group, node, context)
    else if (key !== '__proto__') data[key] = convertBelow(key, value, below, context)
    if (value.kind === 'empty' && below && decides(below) && !group?.required?.includes(key)) {
      context.diagnostics.push(placed(place, empty([...context.path, key], below)))
    }
  }
  return data
}

/** An optional field left blank counts as left out, unless guessing could publish something. */
const decides = ({ type, field }: FieldNode): boolean => type === 'boolean' || field?.role === 'date'

function reportUnknown(key: string, place: Place, group: FieldNode, node: FieldsNode, context: Context): void {
  const known = Object.keys(group.properties ?? {})
  const meant = meantField(
    key,
    known.filter((name) => !node.fields.has(name)),
  )
  if (meant === undefined) {
    context.diagnostics.push(placed(place, unknownField(key, known)))
    return
  }
  context.meant.add(meant)
  const line = context.lineOf(place.line)
  const start = place.column - 1
  const corrected = line.startsWith(key, start) ? `${meant}${line.slice(start + key.length)}`.trim() : `${meant}:`
  context.diagnostics.push(placed(place, misspelledField(key, meant, corrected)))
}
