/** What a change would make wrong, from what is wrong without it and with it. */
import type { Objection } from '../../src/admin/save/check/objections'
import type { Diagnostic } from './diagnostics/diagnostic'
import { fieldAt } from './field-at'

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
