/**
 * Where quoted texts, bracketed lists and field names end in a line, characters that look like others, and what several
 * rules say.
 */
import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { quote } from '../../../../lib/diagnostics/words'
import { codeOf } from '../../../../lib/visible'

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
  for (let i = from; i < text.length; i++) {
    if (mark === '"' && text[i] === '\\') i++
    else if (text[i] === mark) {
      if (mark === "'" && text[i + 1] === "'") i++
      else return i
    }
  }
  return -1
}

/** Where the outermost bracket closes, or how many are open at the end of the line. */
export function endOfBrackets(line: string, open: number): { at: number; depth: number } {
  let depth = open
  for (let i = 0; i < line.length; i++) {
    const c = line[i] ?? ''
    if ((c === '"' || c === "'") && /[[{,:\s]/.test(line[i - 1] ?? '[')) {
      const end = endOfQuoted(line, c, i + 1)
      if (end >= 0) i = end
    } else if (c === '[' || c === '{') depth++
    else if (c === ']' || c === '}') {
      depth--
      if (depth <= 0) return { at: i, depth }
    }
  }
  return { at: -1, depth }
}

const ESCAPE = /^\\(?:[0abtnvfre "/\\N_LP\t]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/

/** Where a text in double quotation marks has a backslash that means nothing; -1 when it has none. */
export function wrongBackslash(inner: string): number {
  for (let i = inner.indexOf('\\'); i >= 0; i = inner.indexOf('\\', i + 2)) {
    if (!ESCAPE.test(inner.slice(i, i + 10))) return i
  }
  return -1
}

export const indentationOf = (line: string): number => line.length - line.trimStart().length
export const isBlankOrComment = (line: string): boolean => /^\s*(?:#.*)?$/.test(line)

/** Spaces that look like one and are none, to YAML. */
export const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** Characters without a shape of their own. */
export const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

export const oddSpaceMessage = (character: string, repaired: string): Message => ({
  code: 'odd-space',
  text: `There is a special space (${codeOf(character)}) here that looks like an ordinary one but is not.`,
  hint: `Replace it with an ordinary space:\n${repaired.trimEnd()}`,
})

export const invisibleCharacter = (character: string, repaired: string): Message => ({
  code: 'invisible-character',
  text: `There is an invisible character (${codeOf(character)}) here, which changes the name of the field.`,
  hint: `Delete it, or type the line again:\n${repaired.trimEnd()}`,
})

export const colonMessage = (value: string): Message => ({
  code: 'colon-in-value',
  text: `The text ${quote(value.trim())} contains a colon, so it would be read as a field.`,
})

export const specialStart = (value: string): Message => ({
  code: 'special-character',
  text: `The text starts with "${value[0]}", which has a special meaning at the start of a value.`,
})

export const continuedWithColon: Message = {
  code: 'unexpected-indentation',
  text: 'This line is indented, but the field above it already has a value.',
  hint: 'If it is a field of its own, start it in the same column as the field above. If it continues the text above, put the whole text in quotes: "…"',
}
