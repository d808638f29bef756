/**
 * The one place where typed text becomes Markdown: a reader of the file sees exactly what was typed. Only what GitHub
 * would read as markup is escaped, so that the file is pleasant to read as it is. Placeholders keep their brackets,
 * because brackets alone are not markup.
 */

/** GitHub links an address and reads backslashes as part of it. A text that needs a backslash must not start like an address. */
const ADDRESS_START = /(https?|www)([:.])/gi

/** For text inside a line: after a label, in a heading, between `**`. */
export function escapeInline(text: string): string {
  return text
    .replace(/[\\`*<~]|\](?=\()/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/\S+/g, (word) => (word.includes('\\') ? word.replace(ADDRESS_START, '$1\\$2') : word))
}

/** For text at the start of a line, where it could begin a heading, a quotation, a list, a task or a link definition. */
export function escapeLine(text: string): string {
  return escapeInline(text)
    .replace(/^(?:[#>+=|-]|\[(?=[ x]\]|.*\]:))/i, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}
