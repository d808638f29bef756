import { isAnnouncedHeading } from './headings'
import type { Span } from './span'

/** A paragraph, or a line by itself. Blocks of one group have no blank line between them. */
export type Block = Span & { group: number }

/** Lines of running text that a mail program broke are about this long. */
const WRAPPED = { min: 50, max: 100 }

/**
 * The blocks of a text. A line is a block of its own, as in text pasted from a page, unless the lines around it look
 * like a paragraph that was broken at a fixed width.
 */
export function splitBlocks(text: string): Block[] {
  const groups: Span[][] = [[]]
  let start = 0
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length
    const trimmed = line.trim()
    if (trimmed === '') groups.push([])
    else groups.at(-1)?.push({ start: start + indent, end: start + indent + trimmed.length })
    start += line.length + 1
  }
  const filled = groups.filter((lines) => lines.length > 0)
  // Without blank lines, every line is a group.
  const apart = filled.length === 1 ? (filled[0] ?? []) : []
  if (apart.length > 4 && !isWrapped(text, apart)) return apart.map((line, group) => ({ ...line, group }))
  return filled.flatMap((lines, group) => joinWrapped(text, lines).map((span) => ({ ...span, group })))
}

function joinWrapped(text: string, lines: Span[]): Span[] {
  // A heading above a broken paragraph, and an end mark below it, are not part of it.
  const first = lines.findIndex(({ start, end }) => !isAnnouncedHeading(text.slice(start, end)))
  if (first < 0) return lines
  let last = lines.length
  while (last > first + 1 && isAnnouncedHeading(textOf(text, lines[last - 1]))) last -= 1
  const body = lines.slice(first, last)
  if (!isWrapped(text, body)) return lines
  const joined = { start: body[0]?.start ?? 0, end: body.at(-1)?.end ?? 0 }
  return [...lines.slice(0, first), joined, ...lines.slice(last)]
}

function isWrapped(text: string, lines: Span[]): boolean {
  if (lines.length < 2) return false
  const lengths = lines.map(({ start, end }) => end - start)
  if (lengths.slice(0, -1).some((length) => length < WRAPPED.min) || Math.max(...lengths.slice(0, 2)) > WRAPPED.max) {
    return false
  }
  if (lengths.some((length) => length > WRAPPED.max)) return false
  if (lines.some((line) => /^(?:[-•*·–]|\d{1,2}[.)])\s/.test(textOf(text, line)))) return false
  // Headlines have no full stop; two of them below each other are two.
  const isProse = /[.!?:"”)]$/.test(textOf(text, lines.at(-1)))
  return isProse || lines.slice(1).every((line) => /^\p{Ll}/u.test(textOf(text, line)))
}

function textOf(text: string, span: Span | undefined): string {
  return span ? text.slice(span.start, span.end) : ''
}
