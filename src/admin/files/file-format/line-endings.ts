/** How the lines of a file end, and the mark that some editors put in front of it. */
export type LineEndings = { bom: string; newline: '\n' | '\r\n' }

const BOM = '\ufeff'

/** The text with every line ending in `\n` and without a byte order mark, and what it had instead. */
export function normalizeLines(text: string): { text: string; endings: LineEndings } {
  const bom = text.startsWith(BOM) ? BOM : ''
  const newline = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n'
  return { text: text.slice(bom.length).replace(/\r\n?/g, '\n'), endings: { bom, newline } }
}

/** The inverse, for a text whose lines all ended alike. */
export const restoreLines = (text: string, { bom, newline }: LineEndings): string =>
  bom + text.replaceAll('\n', newline)
