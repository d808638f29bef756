/** A mistake in the content, as data. Only `format.ts` turns it into words on a screen. */

import type { Code } from './codes'
import { plural } from './words'

/** A place in a file: both numbers start at 1. */
export type Place = { line: number; column: number }

export type Severity = 'error' | 'warning'

export type Problem = Place & {
  /** `content/blog/x.md`, wherever the content folder really lies. */
  file: string
  severity: Severity
  /** Short and stable, for tools: `missing-field`. */
  code: string
  /** What was found and what is needed. */
  message: string
  /** What to do, with a corrected line to paste where there is one. */
  hint?: string
  /** How many problems this one stands for, when it only counts them. Not part of what tools read. */
  counted?: Count
}

export type Count = { errors: number; warnings: number }

/** The words of a problem, before it is known where it is. The pipeline's own kinds are all explained in the guide. */
export type Finding<Kind extends string = Code> = { code: Kind; message: string; hint?: string }

export const START: Place = { line: 1, column: 1 }

export const errorAt = (file: string, place: Place, finding: Finding<string>): Problem =>
  problemAt('error', file, place, finding)

export const warningAt = (file: string, place: Place, finding: Finding<string>): Problem =>
  problemAt('warning', file, place, finding)

function problemAt(
  severity: Severity,
  file: string,
  { line, column }: Place,
  { code, message, hint }: Finding<string>,
): Problem {
  return { file, line, column, severity, code, message, ...(hint === undefined ? {} : { hint }) }
}

export const hasErrors = (problems: readonly Problem[]): boolean => problems.some((p) => p.severity === 'error')

/** More than this in one file says nothing new, and a damaged file can hold tens of thousands. */
const MOST_PER_FILE = 100

/** Sorted by file and place, each mistake once, and never an endless list for one file. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const sorted = [...new Map(problems.map((p) => [wordsOf(p), p])).values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  )
  return [...groupByFile(sorted).values()].flatMap(shorten)
}

const wordsOf = ({ file, line, column, severity, code, message, hint }: Problem): string =>
  `${file}:${line}:${column} ${severity} ${code}\n${message}\n${hint}`

function groupByFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const group = groups.get(problem.file)
    if (group) group.push(problem)
    else groups.set(problem.file, [problem])
  }
  return groups
}

function shorten(problems: Problem[]): Problem[] {
  const rest = problems.slice(MOST_PER_FILE)
  const first = rest[0]
  if (first === undefined) return problems
  const counted = countOf(rest)
  const finding: Finding = {
    code: 'more-problems',
    message: `This file has ${inWords(counted)} more, not listed here.`,
    hint: 'Correct the ones above first, then build again.',
  }
  const at = counted.errors > 0 ? errorAt : warningAt
  return [...problems.slice(0, MOST_PER_FILE), { ...at(first.file, first, finding), counted }]
}

/** How many problems there are, those that are only counted included. */
export function countOf(problems: readonly Problem[]): Count {
  const count = { errors: 0, warnings: 0 }
  for (const { severity, counted } of problems) {
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
