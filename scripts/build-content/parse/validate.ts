/**
 * Tree of texts → plain data of the types that the schema wants; zod decides, and its issues become diagnostics at exact
 * places, in an editor's words. What cannot be converted stays text.
 */

import type { z } from 'zod'
import { type FieldNode, fieldIn, fieldTree, groupOf } from '../../../src/schema/field-tree'
import { type FileDiagnostic, type Place, placed } from '../../lib/diagnostics/diagnostic'
import { fieldAt, type Path } from '../../lib/schema/walk'
import { wrongValue } from './wording'
import { empty, meantField, missing, misspelledField, noFields, unknownField } from './wording/fields'
import { type FieldsNode, nodeAt, type ParsedYaml, type TextNode, type YamlNode } from './yaml'

/** `diagnostics` are about names of fields and fields left blank; `meant` are the fields that misspelled names stand for. */
type Converted = { data: unknown; diagnostics: FileDiagnostic[]; meant: Set<unknown> }

/** Converts the fields of a file. `lineOf` gives the text of a line, for corrected lines to paste. */
function convert(root: FieldsNode, fields: FieldNode, lineOf: (line: number) => string): Converted {
  const context: Conversion = { diagnostics: [], meant: new Set(), lineOf, path: [] }
  const data = convertNode(root, fields, context)
  return { data, diagnostics: context.diagnostics, meant: context.meant }
}

type Conversion = Omit<Converted, 'data'> & {
  lineOf: (line: number) => string
  /** Where the conversion has arrived. */
  path: (string | number)[]
}

function convertNode(node: YamlNode, field: FieldNode | undefined, context: Conversion): unknown {
  if (node.kind === 'empty') return undefined
  if (node.kind === 'text') return convertText(node, field)
  if (node.kind === 'fields') return convertFields(node, field, context)
  return node.items.map((item, index) => convertBelow(index, item, field?.items, context))
}

function convertBelow(
  step: string | number,
  node: YamlNode,
  field: FieldNode | undefined,
  context: Conversion,
): unknown {
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

function convertFields(node: FieldsNode, field: FieldNode = {}, context: Conversion): unknown {
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

function reportUnknown(key: string, place: Place, group: FieldNode, node: FieldsNode, context: Conversion): void {
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

/** `missing` is the name of the field that is not there. */
type FieldDiagnostic = FileDiagnostic & { missing?: string }

/** `data` is there when all of it is right; `readable` always, as far as it could be read. */
type Validated = {
  data?: Record<string, unknown>
  readable: Record<string, unknown>
  diagnostics: FieldDiagnostic[]
}

/**
 * Checks the fields of one file.
 * @param missingAt where a field that is missing at the top level is reported
 * @param lineOf the text of a line of the file
 */
export function validate(
  root: FieldsNode,
  schema: z.ZodObject,
  missingAt: Place,
  lineOf: (line: number) => string,
): Validated {
  const fields = fieldTree(schema)
  if (root.fields.size === 0) return { readable: {}, diagnostics: [placed(missingAt, noFields(fields))] }
  const converted = convert(root, fields, lineOf)
  const checked = schema.safeParse(converted.data, { reportInput: true })
  const issues = checked.success ? [] : checked.error.issues
  const context: Context = { root, fields, missingAt, lineOf, converted }
  const diagnostics = [...issues.flatMap((issue) => diagnosticsOf(issue, context)), ...converted.diagnostics]
  const readable = converted.data as Record<string, unknown>
  if (diagnostics.length > 0 || !checked.success) return { readable, diagnostics }
  return { data: checked.data as Record<string, unknown>, readable, diagnostics }
}

type Context = {
  root: FieldsNode
  fields: FieldNode
  missingAt: Place
  lineOf: (line: number) => string
  converted: Converted
}

function diagnosticsOf(issue: z.core.$ZodIssue, context: Context): FieldDiagnostic[] {
  const path = issue.path as Path
  const { node, key, parent } = nodeAt(context.root, path)
  const field = fieldAt(context.fields, context.converted.data, path) ?? {}
  if (node === undefined) {
    // `catagory: Design` is one mistake: the field is misspelled, and so it is not also missing.
    if (context.converted.meant.has(path.at(-1))) return []
    const place = parent === context.root ? context.missingAt : parent.place
    // Which of several groups is meant is a choice between their kinds.
    const { options } = issue as { options?: unknown[] }
    const wanted = options ? { enum: options.map(String) } : field
    return [{ ...placed(place, missing(path, wanted)), missing: String(path.at(-1)) }]
  }
  if (node.kind === 'empty') {
    const place = typeof path.at(-1) === 'number' ? node.place : (key ?? node.place)
    return [placed(place, empty(path, field))]
  }
  return [placed(node.place, wrongValue(issue, path, node, field, context.lineOf))]
}

/** The diagnostics of fields without those that follow from lines that cannot be read as they are written. */
export function withoutCascadingErrors(
  found: readonly FieldDiagnostic[],
  { diagnostics, touched = new Set() }: ParsedYaml,
  lines: () => readonly string[],
): FileDiagnostic[] {
  if (found.length === 0) return []
  const broken = new Set([...touched, ...diagnostics.map(({ line }) => line)])
  const text = [...broken].map((line) => lines()[line - 1] ?? '').join('\n')
  // A name of three letters is part of many words; a longer one is the name of the field.
  const names = (field: string): boolean =>
    field.length > 3 ? text.includes(field) : new RegExp(`\\b${field}\\b`).test(text)
  return found
    .filter(({ line, missing }) => (missing === undefined ? !broken.has(line) : !names(missing)))
    .map(({ missing, ...diagnostic }) => diagnostic)
}
