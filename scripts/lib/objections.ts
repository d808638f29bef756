/** What a change would make wrong, from what is wrong without it and with it, and which field of a form each of it is about. */
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Objection } from '../../src/admin/save/check/objections'
import { splitAtFences } from '../../src/lib/fenced-text'
import type { Diagnostic, Place } from './diagnostics/diagnostic'

/**
 * What is wrong with the change and was not wrong before.
 * @param textOf the text of a file that changes
 */
export function newObjections(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): Objection[] {
  const known = new Set(before.map(wordsOf))
  return after
    .filter((diagnostic) => !known.has(wordsOf(diagnostic)))
    .map((diagnostic) => objectionOf(diagnostic, textOf(diagnostic.file)))
}

/** The same mistake, wherever it has moved to. */
const wordsOf = ({ file, code, message }: Diagnostic): string => `${file} ${code} ${message}`

/** A diagnostic with the field of the form that it is about. */
export function objectionOf(
  { file, line, column, severity, code, message, hint }: Diagnostic,
  text: string | undefined,
): Objection {
  const field = text === undefined ? undefined : fieldAt(text, { line, column })
  return { file, severity, code, message, hint, field }
}

/**
 * The path of a field as the CMS writes it, such as `process.0.title`; `body` for the text below the fields. Nothing when
 * the place belongs to the file as a whole.
 */
export function fieldAt(text: string, { line, column }: Place): string | undefined {
  const parts = splitAtFences(text)
  if (!parts && text.startsWith('---')) return undefined
  const fields = parts?.fields ?? text
  const first = parts ? 1 : 0
  if (parts && line > fields.split('\n').length + 1) return 'body'
  const counter = new LineCounter()
  const document = parseDocument(fields, { lineCounter: counter })
  const wanted = (counter.lineStarts[line - first - 1] ?? -1) + column - 1
  return wanted < 0 ? undefined : pathAt(document.contents, wanted)
}

/** The path below a node of the last field or item that starts at an offset or before it. */
function pathAt(node: Node | null, offset: number): string | undefined {
  if (isMap(node)) {
    const pair = node.items.findLast(({ key }) => startOf(key) <= offset)
    if (!pair) return undefined
    const value = pair.value as Node | null
    const below = startOf(value) <= offset ? pathAt(value, offset) : undefined
    return joined(String(pair.key), below)
  }
  if (!isSeq(node)) return undefined
  const index = node.items.findLastIndex((item) => startOf(item) <= offset)
  return index === -1 ? undefined : joined(String(index), pathAt(node.items[index] as Node, offset))
}

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? Number.POSITIVE_INFINITY

const joined = (name: string, below: string | undefined): string => (below === undefined ? name : `${name}.${below}`)
