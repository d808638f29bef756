/** The three ways to print diagnostics. Each is a pure function from diagnostics to text. */
import stringWidth from 'string-width'
import { visible } from '../visible'
import { countOf, type Diagnostic, inWords } from './diagnostic'
import { plural } from './words'

export const formats = ['pretty', 'json', 'github'] as const
export type Format = (typeof formats)[number]

/** For tools: one array, one object for each diagnostic, always with the same keys in the same order. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify(diagnostics.map(({ counted, ...told }) => told))}\n`
}

/**
 * For people: place, message, the line itself with a mark under the column, and what to do.
 * `lineOf` gives the text of a line; without it, diagnostics are printed without their lines.
 */
export function formatPretty(
  diagnostics: readonly Diagnostic[],
  lineOf: (file: string, line: number) => string | undefined = () => undefined,
): string {
  return diagnostics
    .map((diagnostic) => formatDiagnostic(diagnostic, lineOf(diagnostic.file, diagnostic.line)))
    .join('\n')
}

/** One diagnostic for people; `source` is the text of its line. */
export function formatDiagnostic(diagnostic: Diagnostic, source?: string): string {
  const place = `${visible(diagnostic.file)}:${diagnostic.line}:${diagnostic.column}`
  const lines = [`${place} ${diagnostic.severity} (${diagnostic.code})`, ...indented(diagnostic.message)]
  if (source !== undefined && source.trim() !== '') lines.push(...frame(diagnostic, source))
  if (diagnostic.hint !== undefined) lines.push(...indented(diagnostic.hint))
  return `${lines.join('\n')}\n`
}

const indented = (text: string): string[] => text.split('\n').map((line) => `  ${visible(line)}`)

/** The line with `^` below the column; a long line is cut around it. */
function frame({ line, column }: Diagnostic, source: string): string[] {
  const label = `    ${line} | `
  const { text, before } = cutAround(source, column)
  return [`${label}${text}`, `${' '.repeat(label.length - 2)}| ${' '.repeat(before)}^`]
}

/** For GitHub Actions: commands that put each diagnostic beside its line in a pull request. */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((p) => `${githubCommand(p)}\n`).join('')
}

function githubCommand({ file, line, column, severity, code, message, hint }: Diagnostic): string {
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
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const files = new Set(diagnostics.map(({ file }) => file))
  return `${inWords(countOf(diagnostics))} in ${plural(files.size, 'file')}`
}

const WIDEST = 100
/** How much of a long line is shown before the place. */
const BEFORE = 40

/** Each character takes one cell. */
const PLAIN = /^[ -~]*$/

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A line as a terminal shows it, cut around a column when it is long, and the number of terminal cells before that column.
 */
function cutAround(source: string, column: number): { text: string; before: number } {
  if (source.length <= WIDEST && PLAIN.test(source))
    return { text: source, before: Math.min(column - 1, source.length) }
  const from = column > WIDEST - 20 ? wholeFrom(source, column - 1 - BEFORE) : 0
  let text = from > 0 ? '…' : ''
  let width = text.length
  let before: number | undefined
  for (const { segment, index } of graphemes.segment(source.slice(from, from + 4 * WIDEST))) {
    // A column inside a character that is made of several code points marks the whole character.
    if (from + index + segment.length > column - 1) before ??= width
    const cells = shown(segment)
    const taken = stringWidth(cells)
    if (width + taken > WIDEST) {
      text += '…'
      break
    }
    text += cells
    width += taken
  }
  return { text, before: before ?? width }
}

/** Never between the two halves of one character. */
const wholeFrom = (source: string, at: number): number =>
  /^[\udc00-\udfff]/.test(source.slice(at, at + 1)) ? at - 1 : at

/** A tab and everything without a shape is one dot, so that the mark stays below its place. */
const HIDDEN = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

const shown = (segment: string): string => (HIDDEN.test(segment) ? '·' : segment)
