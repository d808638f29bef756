/** What is wrong in the content, as data. Only `format.ts` turns it into words on a screen. */

import { grouped } from '../grouped'
import type { Code } from './codes'
import { plural, readable, readableHint } from './words'

/** A place in a file: both numbers start at 1. */
export type Place = { line: number; column: number }

type Severity = 'error' | 'warning'

/** What is wrong at one place of a file, before it is known which file that is. */
export type FileDiagnostic = Place & {
  severity: Severity
  /** Short and stable, for tools: `missing-field`. */
  code: string
  /** What was found and what is needed. */
  message: string
  /** What to do, with a corrected line to paste where there is one. */
  hint?: string
}

export type Diagnostic = FileDiagnostic & {
  /** `content/blog/x.md`, wherever the content folder really lies. */
  file: string
  /** How many diagnostics this one stands for, when it only counts them. Not part of what tools read. */
  counted?: Count
}

export type Count = { errors: number; warnings: number }

/**
 * The words of a diagnostic, before its place is known; an error unless they say otherwise. The guide explains all of the
 * pipeline's own kinds.
 */
export type Message<Kind extends string = Code> = { code: Kind; text: string; hint?: string; severity?: Severity }

export const START: Place = { line: 1, column: 1 }

/** A message at its place. */
export function placed({ line, column }: Place, { code, text, hint, severity }: Message<string>): FileDiagnostic {
  const found = { line, column, severity: severity ?? 'error', code, message: readable(text) }
  return hint === undefined ? found : { ...found, hint: readableHint(hint) }
}

/** A message at its place in a file. */
export const diagnosticAt = (file: string, place: Place, message: Message<string>): Diagnostic => ({
  file,
  ...placed(place, message),
})

export const hasErrors = (diagnostics: readonly FileDiagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error')

/** The same diagnostic of a part of a file that starts on line `firstLine`. */
export const movedTo = <Located extends Place>(located: Located, firstLine: number): Located => ({
  ...located,
  line: located.line + firstLine - 1,
})

/** More than this in one file says nothing new, and a damaged file can hold tens of thousands. */
const MOST_PER_FILE = 100

/** Sorted by file and place, each mistake once, and never an endless list for one file. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...new Map(diagnostics.map((p) => [wordsOf(p), p])).values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  )
  return [...grouped(sorted, ({ file }) => [file]).values()].flatMap(shorten)
}

const wordsOf = ({ file, line, column, severity, code, message, hint }: Diagnostic): string =>
  `${file}:${line}:${column} ${severity} ${code}\n${message}\n${hint}`

function shorten(diagnostics: Diagnostic[]): Diagnostic[] {
  const rest = diagnostics.slice(MOST_PER_FILE)
  const first = rest[0]
  if (first === undefined) return diagnostics
  const counted = countOf(rest)
  const message: Message = {
    code: 'more-problems',
    text: `This file has more mistakes than are listed here: another ${inWords(counted)}.`,
    hint: 'Fix the ones above first, then build again.',
    severity: counted.errors > 0 ? undefined : 'warning',
  }
  return [...diagnostics.slice(0, MOST_PER_FILE), { ...diagnosticAt(first.file, first, message), counted }]
}

/** How many diagnostics there are, those that are only counted included. */
export function countOf(diagnostics: readonly Diagnostic[]): Count {
  const count = { errors: 0, warnings: 0 }
  for (const { severity, counted } of diagnostics) {
    count.errors += counted?.errors ?? (severity === 'error' ? 1 : 0)
    count.warnings += counted?.warnings ?? (severity === 'warning' ? 1 : 0)
  }
  return count
}

/** "2 errors and 1 warning" */
export const inWords = ({ errors, warnings }: Count): string =>
  [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')].filter(Boolean).join(' and ')

/** Order by code units: the same in every language setting. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
