/** One mistake gives one message: errors that follow from a line that cannot be read are not reported too. */
import type { FileDiagnostic } from '../../lib/diagnostics/diagnostic'
import type { FieldDiagnostic } from './validate'
import type { ParsedYaml } from './yaml'

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
