/** One file of the content folder on its way through the pipeline. */
import type { z } from 'zod'
import type { Hidden } from '../../src/schema/entries'
import { withoutConsequences } from './consequences'
import { type FileKind, schemaOf } from './file-kind'
import { splitFrontMatter, unclosedFinding } from './front-matter'
import { lazily } from './lazily'
import { type ReadBody, readBody } from './markdown'
import type { BodyHtml } from './markdown/body-html'
import { markdownSlips } from './markdown-slips'
import { errorAt, type Place, type Problem, START, warningAt } from './problems/problem'
import type { Path } from './schema-tour'
import { placeOf, validate } from './validate'
import { parseYaml } from './yaml'

/** A text file as it was read. Without `text`, its problem is already known; its id still counts as existing. */
export type SourceFile = { file: string; kind: FileKind; text?: string }

/** A body that was read, in this build or an earlier one; the HTML is made again when it is asked for. */
export type Body = Omit<ReadBody, 'html' | 'faults' | 'hasLeftovers'> & { html: () => BodyHtml }

/** The links of a body and where they stand in the file. */
export function placedLinks(body: Body | undefined): { href: string; place: Place }[] {
  if (!body || body.links.length === 0) return []
  const places = body.locate().links
  return body.links.map((href, index) => ({ href, place: places[index] ?? START }))
}

/** A file whose fields are right. */
export type Entry = {
  file: string
  kind: FileKind
  schema: z.ZodObject
  data: Record<string, unknown>
  /** Where the value at a path stands in the file. */
  place: (path: Path) => Place
  body?: Body
  hidden?: Hidden
  /** Fingerprint of the file. */
  version?: string
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

  const schema = schemaOf(kind)
  const lines = lazily(() => text.split('\n'))
  const parsed = parseYaml(parts.fields, parts.fieldsLine)
  const { root, faults } = parsed
  if (kind.format === 'md' && faults.some(({ place, finding }) => isProse(finding.code, lines(), place.line))) {
    const hint = 'Put a line of three hyphens between the last field and the text: ---'
    return { file, kind, problems: [errorAt(file, START, unclosedFinding(hint))] }
  }
  const missingAt = kind.format === 'md' ? { line: 1, column: 1 } : (root?.place ?? { line: 1, column: 1 })
  const checked = root && validate(root, schema, missingAt, (line) => lines()[line - 1] ?? '')
  const fieldProblems = [...faults, ...withoutConsequences(checked?.faults ?? [], parsed, lines)].map(
    ({ place, finding }) => errorAt(file, place, finding),
  )

  const body = 'body' in parts ? readBody(parts.body, parts.bodyLine) : undefined
  // A body that was refused is not read any further.
  const isRefused = body?.faults.some(({ severity }) => severity === 'error') === true
  const slips =
    body && 'body' in parts && !isRefused ? markdownSlips(parts.body, parts.bodyLine, body.hasLeftovers) : []
  const bodyProblems = [...(body?.faults ?? []), ...slips].map(({ severity, place, finding }) =>
    (severity === 'error' ? errorAt : warningAt)(file, place, finding),
  )
  const problems = [...fieldProblems, ...bodyProblems]
  if (root === undefined || checked === undefined) return { file, kind, problems }
  const read = { file, kind, schema, place: (path: Path) => placeOf(root, path), body: body && asBody(body) }
  if (checked.data === undefined || fieldProblems.length > 0) {
    return { file, kind, broken: { ...read, data: checked.readable }, problems }
  }
  return { file, kind, entry: { ...read, data: checked.data }, problems }
}

const asBody = ({ html, headings, anchors, links, pictures, words, locate }: ReadBody): Body => {
  return { html: () => html, headings, anchors, links, pictures, words, locate }
}

/**
 * Text below a blank line, where fields should be: the closing `---` is missing, and the one that was found is a ruler
 * somewhere in the body.
 */
const isProse = (code: string, lines: readonly string[], line: number): boolean =>
  (code === 'not-a-field' || code === 'broken-yaml') && line > 2 && (lines[line - 2] ?? '').trim() === ''

/** Some editors start every YAML file with `---`; it means nothing there. */
const withoutMarker = (text: string): string => text.replace(/^---[ \t]*$/m, (fence, at) => (at === 0 ? '' : fence))
