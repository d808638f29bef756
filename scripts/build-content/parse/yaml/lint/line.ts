/** What a line of YAML is made of: its indentation, the dashes of list items, the name of a field, its value. */
import { ODD_SPACE } from '../../../../lib/visible'

/** The parts of a line. `colon` ends the `name` of a field, or is -1; the value is what starts at `valueAt` of the `rest`. */
export function partsOf(line: string) {
  const indent = indentationOf(line)
  const dashes = /^(?:-[ \t]+)*/.exec(line.slice(indent))?.[0] ?? ''
  const start = indent + dashes.length
  const rest = line.slice(start)
  const colon = endOfKey(rest)
  const valueAt = rest.length - rest.slice(colon + 1).trimStart().length
  return { indent, dashes, start, rest, colon, name: rest.slice(0, Math.max(0, colon)), valueAt }
}

export type Parts = ReturnType<typeof partsOf>

/** Where the colon after a field's name is: the first one with a space or nothing behind it; -1 when there is none. */
export function endOfKey(rest: string): number {
  const mark = rest[0] ?? ''
  if (mark === '"' || mark === "'") {
    const end = endOfQuoted(rest, mark, 1)
    return end >= 0 && /^:(?:\s|$)/.test(rest.slice(end + 1)) ? end + 1 : -1
  }
  if (mark === '[' || mark === '{' || mark === '#') return -1
  const colon = rest.search(/:(?=\s|$)/)
  const comment = rest.search(/\s#/)
  return comment >= 0 && comment < colon ? -1 : colon
}

/** Where a quoted text closes that is open at `from`; -1 when it does not. */
export function endOfQuoted(text: string, mark: string, from: number): number {
  const rest = mark === '"' ? /(?:[^"\\]|\\.)*"/sy : /(?:[^']|'')*'(?!')/y
  rest.lastIndex = from
  return rest.test(text) ? rest.lastIndex - 1 : -1
}

export const indentationOf = (line: string): number => line.length - line.trimStart().length
export const isBlankOrComment = (line: string): boolean => /^\s*(?:#.*)?$/.test(line)

/** Characters without a shape of their own. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** A text without invisible characters, and with ordinary spaces. */
export const ordinary = (text: string): string => text.replace(INVISIBLE, '').replace(ODD_SPACE, ' ')
