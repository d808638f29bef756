/**
 * Lints YAML before it is parsed: a parser reports most mistakes in its own words, and the worst of them
 * (`title: We are #1`) not at all. Each diagnostic comes with a repaired line, so that parsing can go on and one run
 * reports the other mistakes of the file too.
 */
import type { FileDiagnostic } from '../../../../lib/diagnostics/diagnostic'
import { continuation, item, listMarks, repairIndentation } from './columns'
import { keyRules, withoutKeyRules } from './fields'
import { endOfKey, indentationOf, isBlankOrComment } from './marks'
import { type Parts, type Rule, Scan } from './scan'

/**
 * `touched` are the numbers of the lines that `repaired` does not hold as they were written: an error that a parser finds
 * there follows from a mistake that is reported already.
 */
export type Linted = { diagnostics: FileDiagnostic[]; repaired: string; touched: Set<number> }

/** What is wrong in a text, and the text as it was probably meant. Both texts have the same number of lines. */
export function lintYaml(text: string): Linted {
  const written = text.split('\n')
  const scan = new Scan([...written])
  for (; scan.index < scan.lines.length; scan.index++) {
    if (isBlankOrComment(scan.line)) continue
    repairIndentation(scan)
    while (read(scan) === 'again');
  }
  const touched = new Set(written.flatMap((line, index) => (line === scan.lines[index] ? [] : index + 1)))
  return { diagnostics: scan.diagnostics, repaired: scan.lines.join('\n'), touched }
}

/** The first rule that has something to say about a line decides. */
function read(scan: Scan): ReturnType<Rule> {
  const parts = partsOf(scan.line)
  const rules = parts.colon === -1 ? withoutKeyRules : keyRules
  for (const rule of [listMarks, continuation, item, ...rules]) {
    const outcome = rule(scan, parts)
    if (outcome) return outcome
  }
  return 'done'
}

function partsOf(line: string): Parts {
  const indent = indentationOf(line)
  const dashes = /^(?:-[ \t]+)*/.exec(line.slice(indent))?.[0] ?? ''
  const start = indent + dashes.length
  const rest = line.slice(start)
  return { indent, dashes, start, rest, colon: endOfKey(rest) }
}
