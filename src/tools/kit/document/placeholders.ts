/**
 * The rule for placeholders, which every tool uses: square brackets around at least one letter or digit, on one line and
 * without brackets inside. `[name]` and `[3]` are placeholders; `[]`, `[ ]` and `[…]` are not; in `[[name]]` only the inner
 * pair is one. The rule covers typed text too, because visitors leave placeholders of their own.
 */
const PLACEHOLDER = /\[(?=[^[\]\n]*[\p{L}\p{N}])[^[\]\n]*\]/gu

export type Run = { text: string; isPlaceholder: boolean }

/** What the visitor has filled in, by placeholder, brackets included. */
export type Filled = Readonly<Record<string, string>>

/** Every placeholder in a text, in order and brackets included. */
export function placeholdersIn(text: string): string[] {
  return text.match(PLACEHOLDER) ?? []
}

/** The text in order, cut where placeholders begin and end. Joined again, it is the same text. */
export function splitPlaceholders(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(PLACEHOLDER)) {
    if (index > end) runs.push({ text: text.slice(end, index), isPlaceholder: false })
    runs.push({ text: found, isPlaceholder: true })
    end = index + found.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), isPlaceholder: false })
  return runs
}

/** What the visitor gave for a placeholder, if anything but spaces. */
export function givenFor(placeholder: string, filled: Filled): string | undefined {
  const value = Object.hasOwn(filled, placeholder) ? filled[placeholder]?.trim() : undefined
  return value || undefined
}

/** The text with everything in it that was filled in. */
export function fill(text: string, filled: Filled): string {
  return text.replace(PLACEHOLDER, (placeholder) => givenFor(placeholder, filled) ?? placeholder)
}
