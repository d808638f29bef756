/** Data against its schema: zod decides, and its issues become diagnostics at exact places, in an editor's words. */
import type { z } from 'zod'
import { type FieldNode, fieldTree } from '../../../src/schema/field-tree'
import { type FileDiagnostic, type Place, placed } from '../../lib/diagnostics/diagnostic'
import { fieldAt, type Path } from '../../lib/schema/walk'
import { type Converted, convert } from './convert'
import { wrongValue } from './wording'
import { empty, missing, noFields } from './wording/group'
import type { FieldsNode, ParsedYaml } from './yaml'
import { nodeAt } from './yaml/nodes'

/** `missing` is the name of the field that is not there. */
export type FieldDiagnostic = FileDiagnostic & { missing?: string }

/** `data` is there when all of it is right; `readable` always, as far as it could be read. */
export type Validated = {
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
