/** A stretch of a line with the same findings all over. */
export type Piece = {
  start: number
  text: string
  isMarked: boolean
  /** Findings that begin here. Those that are empty stand for something that is missing here. */
  begins: Finding[]
}
export type Line = { start: number; pieces: Piece[] }

import type { Finding } from './types'

/** The text, line by line, cut where findings begin and end. Findings may overlap; they are in the order of the text. */
export function markText(text: string, findings: readonly Finding[]): Line[] {
  const cuts = [...new Set(findings.flatMap(({ start, end }) => [start, end]))].sort((one, other) => one - other)
  const open: Finding[] = []
  let nextCut = 0
  let nextFinding = 0
  let lineStart = 0

  return text.split('\n').map((line) => {
    const start = lineStart
    const end = start + line.length
    const pieces: Piece[] = []
    let from = start
    for (;;) {
      while ((cuts[nextCut] ?? Infinity) <= from) nextCut += 1
      const to = Math.min(cuts[nextCut] ?? Infinity, end)
      const begins: Finding[] = []
      for (let finding = findings[nextFinding]; finding && finding.start <= from; finding = findings[nextFinding]) {
        begins.push(finding)
        if (finding.end > finding.start) open.push(finding)
        nextFinding += 1
      }
      for (let index = open.length - 1; index >= 0; index -= 1)
        if ((open[index]?.end ?? 0) <= from) open.splice(index, 1)
      if (to > from || begins.length > 0) {
        pieces.push({ start: from, text: text.slice(from, to), isMarked: open.length > 0 && to > from, begins })
      }
      if (to >= end && !((findings[nextFinding]?.start ?? Infinity) <= end && to > from)) break
      from = to
    }
    lineStart = end + 1
    return { start, pieces }
  })
}
