/** Reads a piece of text once, character by character, and tells everything about it that the compiler asks. */

/** What a text holds, as bits. */
const BLANK = 1
/** White space that is more than a blank between two tags. */
export const OTHER_SPACE = 2
const WORD = 4
export const REFERENCE = 8
/** A mark of Markdown, or something that cannot be seen. */
export const MARK = 16
const LINE_END = 32
const TAG = 64

const CLASSES = new Uint8Array(0x10000).fill(WORD)
for (const [characters, bits] of [
  ['\t ', BLANK],
  ['\n', BLANK | LINE_END],
  ['\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a', OTHER_SPACE],
  ['\u2028\u2029\u202f\u205f\u3000', OTHER_SPACE],
  ['\ufeff', OTHER_SPACE | MARK],
  ['\u200b\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2065\u2066\u2067\u2068\u2069', WORD | MARK],
  ['#*[]{|~`', WORD | MARK],
  ['&', WORD | REFERENCE],
  ['<', TAG],
] as const) {
  for (const character of characters) CLASSES[character.charCodeAt(0)] = bits
}

export type Scanned = {
  /** Where the text ends: at the next tag, or at the limit. */
  end: number
  /** Runs of characters other than white space. */
  words: number
  /** What it holds. */
  bits: number
}

/** Reused between calls. */
const scanned: Scanned = { end: 0, words: 0, bits: 0 }

/** Reads the text from `at` to the next `<`. The answer holds until the next call. */
export function scanText(html: string, at: number, limit: number): Scanned {
  let words = 0
  let bits = startsWithMark(html, at) ? MARK : 0
  let end = at
  while (end < limit) {
    let found = CLASSES[html.charCodeAt(end)] as number
    if (found & WORD) {
      words++
      do {
        bits |= found
        if (++end === limit) break
        found = CLASSES[html.charCodeAt(end)] as number
      } while (found & WORD)
    } else if (found === TAG) {
      break
    } else {
      bits |= found
      end++
      if (found & LINE_END && startsWithMark(html, end)) bits |= MARK
    }
  }
  scanned.end = end
  scanned.words = words
  scanned.bits = bits
  return scanned
}

/** Whether a line begins like a list or a thematic break, or almost. */
function startsWithMark(html: string, at: number): boolean {
  let start = at
  while (html.charCodeAt(start) === 32) start++
  const code = html.charCodeAt(start)
  if (code === 45 || code === 61) return true
  if (code > 128) return BULLETS.includes(html[start] ?? '')
  return code >= 48 && code <= 57 && /^\d{1,2}[.)][a-z]/i.test(html.slice(start, start + 4))
}

const BULLETS = '•·▪‣◦–'
