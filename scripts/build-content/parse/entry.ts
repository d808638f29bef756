/** One file of the content folder on its way through the pipeline. */
import { type Diagnostic, hasErrors, type Place } from '../../lib/diagnostics/diagnostic'
import { once } from '../../lib/once'
import { type FileKind, schemaOf } from '../../lib/schema/file-kind'
import type { Path } from '../../lib/schema/walk'
import { splitFrontMatter, unclosedFields } from './front-matter'
import { type ReadBody, readBody } from './markdown'
import type { BodyHtml } from './markdown/body-html'
import { lintMarkdown } from './markdown/lint'
import type { ParserName } from './markdown/parser'
import { validate, withoutCascadingErrors } from './validate'
import { type FieldsNode, parseYaml } from './yaml'
import { placesIn } from './yaml/nodes'

/** A text file as it was read. Without `text`, its diagnostic is already known; its id still counts as existing. */
type SourceFile = { file: string; kind: FileKind; text?: string }

/** A body that was read, in this build or an earlier one; the HTML is made again when it is asked for. */
export type Body = Omit<ReadBody, 'html' | 'diagnostics' | 'written'> & { html: () => Promise<BodyHtml> }

/** A file whose fields are right. */
export type Entry = {
  file: string
  kind: FileKind
  data: Record<string, unknown>
  /** What was read of its fields; missing when it was made otherwise. */
  root?: FieldsNode
  place: (path: Path) => Place
  body?: Body
  version?: string
}

/**
 * `entry` is missing when something is wrong with the fields; the diagnostics say what. What could be read is then `broken`:
 * never published, but checked, so that one run reports everything.
 */
export type ParsedFile = { file: string; kind: FileKind; entry?: Entry; broken?: Entry; diagnostics: Diagnostic[] }

const splitText = (kind: FileKind, text: string) =>
  kind.format === 'md'
    ? splitFrontMatter(text, 'collection' in kind ? kind.collection : undefined)
    : { yaml: parseYaml(withoutMarker(text), 1) }

/**
 * Text → fields and body. Depends on nothing but this one file.
 * @param parser of Markdown: the native one runs in Node only, and both give the same
 */
export function parseFile({ file, kind, text }: SourceFile, parser?: ParserName): ParsedFile {
  if (text === undefined) return { file, kind, diagnostics: [] }
  const parts = splitText(kind, text)
  if ('message' in parts) return { file, kind, diagnostics: [{ file, ...parts }] }

  const lines = once(() => text.split('\n'))
  const parsed = parts.yaml
  const { root } = parsed
  if (kind.format === 'md' && parsed.diagnostics.some(({ code, line }) => isProse(code, lines(), line))) {
    return { file, kind, diagnostics: [{ file, ...unclosedFields(lines()) }] }
  }
  const missingAt = kind.format === 'md' ? { line: 1, column: 1 } : (root?.place ?? { line: 1, column: 1 })
  const checked = root && validate(root, schemaOf(kind), missingAt, (line) => lines()[line - 1] ?? '')
  const fieldDiagnostics = [...parsed.diagnostics, ...withoutCascadingErrors(checked?.diagnostics ?? [], parsed, lines)]

  const body = 'body' in parts ? readBody(parts.body, parts.bodyLine, parser) : undefined
  // A body that was refused is not read any further.
  const isRead = body && 'body' in parts && !hasErrors(body.diagnostics)
  const linted = isRead ? lintMarkdown(parts.body, parts.bodyLine, body.written) : []
  const found = [...fieldDiagnostics, ...(body?.diagnostics ?? []), ...linted]
  const diagnostics = found.map((diagnostic) => ({ file, ...diagnostic }))
  if (root === undefined || checked === undefined) return { file, kind, diagnostics }
  const read = { file, kind, root, place: placesIn(root), body: body && asBody(body) }
  if (checked.data === undefined || fieldDiagnostics.length > 0) {
    return { file, kind, broken: { ...read, data: checked.readable }, diagnostics }
  }
  return { file, kind, entry: { ...read, data: checked.data }, diagnostics }
}

const asBody = ({ html, diagnostics: _, written: __, ...read }: ReadBody): Body => ({
  ...read,
  html: async () => html,
})

/**
 * Text below a blank line, where fields should be: the closing `---` is missing, and the found one is a
 * thematic break somewhere in the body.
 */
const isProse = (code: string, lines: readonly string[], line: number): boolean =>
  (code === 'not-a-field' || code === 'broken-yaml') && line > 2 && (lines[line - 2] ?? '').trim() === ''

/** Some editors start every YAML file with `---`; it means nothing there. */
const withoutMarker = (text: string): string => text.replace(/^---[ \t]*$/m, (fence, at) => (at === 0 ? '' : fence))
