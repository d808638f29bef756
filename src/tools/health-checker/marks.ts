import type { Finding } from './findings'
import type { Span } from './text/words'

/** A place in the text with the number of its finding. The place is empty where something is missing. */
export type Mark = Span & { id: string; finding: Finding }
/** A stretch of a line with the same marks all over. */
export type Piece = { start: number; text: string; isMarked: boolean; begins: Mark[] }
export type Line = { start: number; pieces: Piece[] }

/** The address of a place on the page: the first of a finding has the number alone. */
export const markId = ({ number }: Finding, place: number): string =>
  `mark-${number}${place === 0 ? '' : `-${place + 1}`}`

/** The text, line by line, cut where marks begin and end. Marks may overlap. */
export function markText(text: string, findings: readonly Finding[]): Line[] {
  const marks = findings.flatMap((finding) =>
    finding.places.map(({ start, end }, place) => ({ start, end, id: markId(finding, place), finding })),
  )
  return Array.from(text.matchAll(/^.*$/gm), ({ 0: line, index: start }) => {
    const end = start + line.length
    const own = marks.filter((mark) => mark.start <= end && mark.end >= start)
    const cuts = own.flatMap((mark) => [mark.start, mark.end]).filter((cut) => cut > start && cut < end)
    const places = [...new Set([start, ...cuts, end])].sort((one, other) => one - other)
    const pieces = places.map((from, index) => {
      const to = places[index + 1] ?? from
      return {
        start: from,
        text: text.slice(from, to),
        isMarked: to > from && own.some((mark) => mark.start <= from && mark.end >= to),
        begins: own.filter((mark) => mark.start === from),
      }
    })
    return { start, pieces: pieces.filter((piece) => piece.text !== '' || piece.begins.length > 0) }
  })
}
