/** How messages quote what an editor wrote. */
import { canBePlain, looksTyped } from '../../../src/admin/files/file-format/quoting'
import { visible } from '../visible'

/** `"Desgin"`, shortened, with nothing in it that could disturb a terminal. */
export function quote(text: string): string {
  const short = text.length > 60 ? cut(text, 58) : text
  return `"${visible(short)}"`
}

const listed = (words: readonly string[], last: 'or' | 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** `a, b or c` */
export const oneOf = (words: readonly string[]): string => listed(words, 'or')

/** `a, b and c` */
export const allOf = (words: readonly string[]): string => listed(words, 'and')

/** The first five of many words, and how many more there are. */
export const firstOf = (words: readonly string[]): string =>
  words.length <= 5 ? words.join(', ') : `${words.slice(0, 5).join(', ')} and ${words.length - 5} more`

/** The start of a text; never half of a character. */
const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : text

const MOST_LINES = 12
const LONGEST_LINE = 300
const LONGEST_TEXT = 1_000

/** A line to paste can be a whole text of a field, which has at most 400 characters, and the name of the field. */
const LONGEST_LINE_TO_PASTE = 500
const REST = ' (and the rest of the text)'

/** A text of several lines that is short enough to be read, however much of the content it repeats. */
export const readable = (text: string): string => shortened(text, (line) => cut(line, LONGEST_LINE))

/** The same for a text with lines to paste: a line that is cut says so. */
export const readableHint = (text: string): string =>
  shortened(text, (line) => (line.length > LONGEST_LINE_TO_PASTE ? cut(line, LONGEST_LINE) + REST : line))

function shortened(text: string, shorter: (line: string) => string): string {
  if (text.length <= LONGEST_LINE) return text
  const lines = text.split('\n').map(shorter)
  let length = 0
  const end = lines.findIndex((line, index) => {
    length += line.length + 1
    return index >= MOST_LINES || length > LONGEST_TEXT
  })
  return end === -1
    ? lines.join('\n')
    : [...lines.slice(0, end), `… and ${plural(lines.length - end, 'more line')}`].join('\n')
}

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** A text as one YAML value that stays exactly that text, in double quotes where they do. */
export function yamlQuoted(text: string, mark: '"' | "'" = '"'): string {
  if (mark === '"' && !/["\\]/.test(text)) return `"${text}"`
  return `'${text.replaceAll("'", "''")}'`
}

/** A text as a YAML value, in quotes only if it needs them. */
export const yamlText = (text: string): string => (looksTyped(text) ? yamlQuoted(text) : yamlValue(text))

/** The same for a value that may be a number or a truth value: `true` stays `true`. */
export const yamlValue = (text: string): string => (canBePlain(text) ? text : yamlQuoted(text))
