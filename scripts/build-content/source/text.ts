/** Bytes of a text file → text that the rest of the pipeline can trust, or the one reason why not. */
import { isUtf8 } from 'node:buffer'
import { type FileDiagnostic, type Message, type Place, placed, START } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { codeOf } from '../../lib/visible'

/** The largest text file: a long book chapter is a tenth of this. */
export const LARGEST_TEXT = 1024 * 1024

type Decoded = { text: string } | FileDiagnostic

/** UTF-8 without errors, a byte order mark dropped, every line ending as `\n` (so places stay what they are). */
export function decode(bytes: Uint8Array): Decoded {
  if (!isUtf8(bytes)) return notUtf8(bytes)
  const written = decoder.decode(bytes).replace(/^\ufeff+/, '')
  const text = written.includes('\r') ? written.replace(/\r\n?/g, '\n') : written
  return firstControlCharacter(text) ?? conflict(text) ?? { text }
}

const decoder = new TextDecoder('utf-8')
const CONFLICT_MARKER = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m

function notUtf8(bytes: Uint8Array): Decoded {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return placed(isUtf16 ? START : firstBrokenByte(bytes), {
    code: 'not-utf8',
    text: isUtf16 ? 'This file is saved as UTF-16, but UTF-8 is needed.' : 'This character is not saved as UTF-8.',
    hint: 'Save the file again with the encoding "UTF-8", then check that accents and quotation marks are right.',
  })
}

function firstBrokenByte(bytes: Uint8Array): Place {
  let start = 0
  for (let line = 1; start <= bytes.length; line++) {
    const newline = bytes.indexOf(0x0a, start)
    const end = newline === -1 ? bytes.length : newline
    const slice = bytes.subarray(start, end)
    if (!isUtf8(slice)) return { line, column: new TextDecoder('utf-8').decode(slice).indexOf('\ufffd') + 1 }
    start = end + 1
  }
  return START
}

/** Characters that no text needs and that feeds, terminals and browsers choke on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufdd0-\ufdef\ufffe\uffff]/

/** Where a text holds a character that cannot be published, if it does. */
export function controlCharacterIn(text: string): { index: number; name: string } | undefined {
  const control = text.search(CONTROL)
  // With the `u` flag, only half of a character matches: a whole pair is one code point of another kind.
  const index = control === -1 && !text.isWellFormed() ? text.search(/\p{Cs}/u) : control
  return index === -1 ? undefined : { index, name: codeOf(text[index] ?? '') }
}

export const controlCharacterMessage = (name: string): Message => ({
  code: 'control-character',
  text: `There is an invisible control character (${name}) here, which cannot be published.`,
  hint: 'Delete it: put the cursor after it and press Backspace once, or type the line again.',
})

function firstControlCharacter(text: string): Decoded | undefined {
  const found = controlCharacterIn(text)
  return found && placed(placeAt(text, found.index), controlCharacterMessage(found.name))
}

/** What Git leaves in a file when two people changed the same lines. */
function conflict(text: string): Decoded | undefined {
  const found = CONFLICT_MARKER.exec(text)
  if (!found) return undefined
  return placed(placeAt(text, found.index), {
    code: 'conflict-marker',
    text: `Two people changed the same lines of this file, and Git marked them: ${quote(found[0])}.`,
    hint: 'Keep the right version of the lines between the markers. Then delete every line that starts with <<<<<<<, |||||||, ======= or >>>>>>>.',
  })
}

export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index)
  const newline = before.lastIndexOf('\n')
  return { line: before.split('\n').length, column: index - newline }
}

/** Where the line starts that an offset is in. */
export const lineStart = (text: string, index: number): number =>
  index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1

/** What stands before an offset in its line. */
export const lineUpTo = (text: string, index: number): string => text.slice(lineStart(text, index), index)

/** The line above the line that starts at an offset; empty above the first one. */
export const lineAbove = (text: string, start: number): string => (start === 0 ? '' : lineUpTo(text, start - 1))

/** The line of a text that starts at an offset; empty behind the end of the text. */
export function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? undefined : end)
}

/** A text with every character but the ends of lines replaced by the same one. */
export const coverLines = (text: string, by: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => by.repeat(line.length))
        .join('\n')
    : by.repeat(text.length)
