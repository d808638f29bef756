/** One file of the content folder on its way through the pipeline. */
import type { z } from 'zod'
import { type CollectionName, collections, type SingleName, singles } from '../../src/schema/collections'
import type { Hidden } from '../../src/schema/entries'
import { withoutConsequences } from './consequences'
import { splitFrontMatter, unclosedFinding } from './front-matter'
import { type ReadBody, readBody } from './markdown'
import { markdownSlips } from './markdown-slips'
import { errorAt, type Place, type Problem, START, warningAt } from './problems/problem'
import type { FileKind, SourceFile } from './read'
import type { Path } from './schema-tour'
import { placeOf, validate } from './validate'
import { parseYaml } from './yaml'

/** A file whose fields are right. */
export type Entry = {
  file: string
  kind: FileKind
  schema: z.ZodObject
  data: Record<string, unknown>
  /** Where the value at a path stands in the file. */
  place: (path: Path) => Place
  body?: ReadBody
  hidden?: Hidden
}

/**
 * `entry` is missing when something is wrong with the fields; the problems say what. What could be read is then `broken`:
 * never published, but checked, so that one run reports everything.
 */
export type ParsedFile = { file: string; kind: FileKind; entry?: Entry; broken?: Entry; problems: Problem[] }

/** Text → fields and body. Depends on nothing but this one file. */
export function parseFile({ file, kind, text }: SourceFile): ParsedFile {
  if (text === undefined) return { file, kind, problems: [] }
  const parts = kind.format === 'md' ? splitFrontMatter(text) : { fields: withoutMarker(text), fieldsLine: 1 }
  if ('finding' in parts) return { file, kind, problems: [errorAt(file, parts.place, parts.finding)] }

  const schema: z.ZodObject = 'collection' in kind ? collections[kind.collection].schema : singles[kind.single].schema
  const lines = text.split('\n')
  const parsed = parseYaml(parts.fields, parts.fieldsLine)
  const { root, faults } = parsed
  if (kind.format === 'md' && faults.some(({ place, finding }) => isProse(finding.code, lines, place.line))) {
    const hint = 'Put a line of three hyphens between the last field and the text: ---'
    return { file, kind, problems: [errorAt(file, START, unclosedFinding(hint))] }
  }
  const missingAt = kind.format === 'md' ? { line: 1, column: 1 } : (root?.place ?? { line: 1, column: 1 })
  const checked = root && validate(root, schema, missingAt, (line) => lines[line - 1] ?? '')
  const fieldProblems = [...faults, ...withoutConsequences(checked?.faults ?? [], parsed, lines)].map(
    ({ place, finding }) => errorAt(file, place, finding),
  )

  const body = 'body' in parts ? readBody(parts.body, parts.bodyLine) : undefined
  const slips = 'body' in parts ? markdownSlips(parts.body, parts.bodyLine) : []
  const bodyProblems = [...(body?.faults ?? []), ...slips].map(({ severity, place, finding }) =>
    (severity === 'error' ? errorAt : warningAt)(file, place, finding),
  )
  const problems = [...fieldProblems, ...bodyProblems]
  if (root === undefined || checked === undefined) return { file, kind, problems }
  const read = { file, kind, schema, place: (path: Path) => placeOf(root, path), body }
  if (checked.data === undefined || fieldProblems.length > 0) {
    return { file, kind, broken: { ...read, data: checked.readable }, problems }
  }
  return { file, kind, entry: { ...read, data: checked.data }, problems }
}

/**
 * Text below a blank line, where fields should be: the closing `---` is missing, and the one that was found is a ruler
 * somewhere in the body.
 */
const isProse = (code: string, lines: readonly string[], line: number): boolean =>
  (code === 'not-a-field' || code === 'broken-yaml') && line > 2 && (lines[line - 2] ?? '').trim() === ''

/** Some editors start every YAML file with `---`; it means nothing there. */
const withoutMarker = (text: string): string => text.replace(/^---[ \t]*$/m, (fence, at) => (at === 0 ? '' : fence))

export const isIn = (kind: FileKind, collection: CollectionName): boolean =>
  'collection' in kind && kind.collection === collection

export const isSingle = (kind: FileKind, single: SingleName): boolean => 'single' in kind && kind.single === single
