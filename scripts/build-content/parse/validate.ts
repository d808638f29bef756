/**
 * Tree of texts → plain data of the types that the schema wants; zod decides, and its issues become diagnostics at exact
 * places, in an editor's words. What cannot be converted stays text.
 */
import type { z } from 'zod'
import { type FieldNode, fieldIn, fieldTree, groupOf } from '../../../src/schema/field-tree'
import { type FileDiagnostic, type Place, placed } from '../../lib/diagnostics/diagnostic'
import { fieldAt, type Path } from '../../lib/schema/walk'
import { wrongValue } from './wording'
import { empty, missing, noFields } from './wording/fields'
import { unknownField } from './wording/unknown-field'
import type { FieldsNode, ParsedYaml, TextNode, YamlNode } from './yaml'
import { nodeAt } from './yaml/nodes'

/** A file on its way. `diagnostics` are about names of fields and fields left blank. */
type Context = {
  root: FieldsNode
  fields: FieldNode
  /** Where a field that is missing at the top level is reported. */
  missingAt: Place
  /** The text of a line of the file, for corrected lines to paste. */
  lineOf: (line: number) => string
  diagnostics: FileDiagnostic[]
  /** The fields that misspelled names stand for. */
  meant: Set<unknown>
}

function convert(node: YamlNode, field: FieldNode | undefined, path: Path, context: Context): unknown {
  if (node.kind === 'empty') return undefined
  if (node.kind === 'text') return convertText(node, field)
  if (node.kind === 'fields') return convertFields(node, field, path, context)
  return node.items.map((item, index) => convert(item, field?.items, [...path, index], context))
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

function convertFields(node: FieldsNode, field: FieldNode = {}, path: Path, context: Context): unknown {
  const group = groupOf(field, (name) => {
    const value = node.fields.get(name)?.value
    return value?.kind === 'text' ? value.text : undefined
  })
  const data: Record<string, unknown> = {}
  for (const [key, { place, value }] of node.fields) {
    const below = fieldIn(group, key)
    if (group && !below) reportUnknown(key, place, group, node, context)
    else if (key !== '__proto__') data[key] = convert(value, below, [...path, key], context)
    if (value.kind === 'empty' && below && decides(below) && !group?.required?.includes(key)) {
      context.diagnostics.push(placed(place, empty([...path, key], below)))
    }
  }
  return data
}

/** An optional field left blank counts as left out, unless guessing could publish something. */
const decides = ({ type, field }: FieldNode): boolean => type === 'boolean' || field?.role === 'date'

function reportUnknown(key: string, place: Place, group: FieldNode, node: FieldsNode, context: Context): void {
  const known = Object.keys(group.properties ?? {})
  const free = known.filter((name) => !node.fields.has(name))
  const line = context.lineOf(place.line)
  const start = place.column - 1
  const renamed = (name: string): string =>
    line.startsWith(key, start) ? `${name}${line.slice(start + key.length)}`.trim() : `${name}:`
  const { value } = node.fields.get(key) ?? {}
  const isBelowText = LONG_TEXT.test(context.lineOf(place.line - 1))
  const text = value?.kind === 'text' ? value.text : ''
  const { message, meant } = unknownField({ key, value: text, known, free, isBelowText, renamed })
  if (meant !== undefined) context.meant.add(meant)
  context.diagnostics.push(placed(place, message))
}

/** A field with a text without quotes that is long enough to be wrapped. */
const LONG_TEXT = /^\s*[\w-]+: +[^\s"'[{|>].{48,}$/

type Data = Record<string, unknown>

/** `missing` is the name of the field that is not there. */
type FieldDiagnostic = FileDiagnostic & { missing?: string }

/**
 * Checks the fields of one file. `data` is there when all of it is right; `readable` always, as far as it could be read.
 * @param missingAt where a field that is missing at the top level is reported
 * @param lineOf the text of a line of the file
 */
export function validate(
  root: FieldsNode,
  schema: z.ZodObject,
  missingAt: Place,
  lineOf: (line: number) => string,
): { data?: Data; readable: Data; diagnostics: FieldDiagnostic[] } {
  const fields = fieldTree(schema)
  if (root.fields.size === 0) return { readable: {}, diagnostics: [placed(missingAt, noFields(fields))] }
  const context: Context = { root, fields, missingAt, lineOf, diagnostics: [], meant: new Set() }
  const readable = convert(root, fields, [], context) as Record<string, unknown>
  const { data, error } = schema.safeParse(readable, { reportInput: true })
  const found = (error?.issues ?? []).flatMap((issue) => diagnosticsOf(issue, readable, context))
  const diagnostics = [...found, ...context.diagnostics]
  return { data: diagnostics.length > 0 ? undefined : data, readable, diagnostics }
}

function diagnosticsOf(issue: z.core.$ZodIssue, data: unknown, context: Context): FieldDiagnostic[] {
  const path = issue.path as Path
  const { node, key, parent } = nodeAt(context.root, path)
  const field = fieldAt(context.fields, data, path) ?? {}
  if (node === undefined) {
    // `catagory: Design` is one mistake: the field is misspelled, and so it is not also missing.
    if (context.meant.has(path.at(-1))) return []
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
