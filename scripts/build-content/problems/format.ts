/** The three ways to print problems. Each is a pure function from problems to text. */
import { countOf, inWords, type Problem } from './problem'
import { cutAround } from './source-line'
import { plural, visible } from './words'

export const formats = ['pretty', 'json', 'github'] as const
export type Format = (typeof formats)[number]

/** For tools: one array, one object for each problem, always with the same keys in the same order. */
export function formatJson(problems: readonly Problem[]): string {
  return `${JSON.stringify(problems.map(({ counted, ...told }) => told))}\n`
}

/**
 * For people: place, message, the line itself with a mark under the column, and what to do.
 * `lineOf` gives the text of a line; without it, problems are printed without their lines.
 */
export function formatPretty(
  problems: readonly Problem[],
  lineOf: (file: string, line: number) => string | undefined = () => undefined,
): string {
  return problems.map((problem) => formatProblem(problem, lineOf(problem.file, problem.line))).join('\n')
}

/** One problem for people; `source` is the text of its line. */
export function formatProblem(problem: Problem, source?: string): string {
  const place = `${visible(problem.file)}:${problem.line}:${problem.column}`
  const lines = [`${place} ${problem.severity} (${problem.code})`, ...indented(problem.message)]
  if (source !== undefined && source.trim() !== '') lines.push(...frame(problem, source))
  if (problem.hint !== undefined) lines.push(...indented(problem.hint))
  return `${lines.join('\n')}\n`
}

const indented = (text: string): string[] => text.split('\n').map((line) => `  ${visible(line)}`)

/** The line with `^` below the column; a long line is cut around it. */
function frame({ line, column }: Problem, source: string): string[] {
  const label = `    ${line} | `
  const { text, before } = cutAround(source, column)
  return [`${label}${text}`, `${' '.repeat(label.length - 2)}| ${' '.repeat(before)}^`]
}

/** For GitHub Actions: commands that put each problem beside its line in a pull request. */
export function formatGithub(problems: readonly Problem[]): string {
  return problems.map((p) => `${githubCommand(p)}\n`).join('')
}

function githubCommand({ file, line, column, severity, code, message, hint }: Problem): string {
  const where = Object.entries({ file, line, col: column, title: code })
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(',')
  return `::${severity} ${where}::${escapeData(hint === undefined ? message : `${message}\n${hint}`)}`
}

// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
const escapeData = (text: string): string =>
  visibleLines(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n')

/** "2 errors and 1 warning in 2 files" */
export function summarize(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file))
  return `${inWords(countOf(problems))} in ${plural(files.size, 'file')}`
}
