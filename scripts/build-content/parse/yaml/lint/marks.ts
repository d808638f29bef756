/** Where quoted texts, bracketed lists and field names end in a line of YAML. */

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
