/** Diagnostics: what they are, and how a command prints them. */

import { write } from '../cli'
import type { Diagnostic } from './diagnostic'
import { type Format, formatGithub, formatJson, formatPretty, summarize } from './format'

export { type Diagnostic, hasErrors } from './diagnostic'
export { type Format, formatDiagnostic, formats } from './format'

type LineOf = (file: string, line: number) => string | undefined

/** Prints diagnostics: `json` and `github` to stdout for other programs, `pretty` to stderr for people. */
export async function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  lineOf?: LineOf,
): Promise<void> {
  if (format === 'json') return write(process.stdout, formatJson(diagnostics))
  if (format === 'github') return write(process.stdout, formatGithub(diagnostics))
  if (diagnostics.length === 0) return
  return write(process.stderr, `${formatPretty(diagnostics, lineOf)}\n${summarize(diagnostics)}\n${GUIDE}\n`)
}

const GUIDE = 'docs/editing/mistakes.md explains every kind of mistake, with what to write instead.'
