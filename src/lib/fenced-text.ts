/** A Markdown file: fields between two lines of `---`, and the body below. */
export type FencedText = { fields: string; body: string }

/**
 * Splits a text whose lines end in `\n` at its fences; `body` starts right below the closing one. Returns nothing when there
 * are not two fences.
 */
export function splitAtFences(text: string): FencedText | undefined {
  const opening = /^---[^\S\n]*\n/.exec(text)
  if (!opening) return undefined
  const rest = text.slice(opening[0].length)
  const closing = /^---.*$/m.exec(rest)
  if (closing?.[0].trimEnd() !== '---') return undefined
  return { fields: rest.slice(0, closing.index), body: rest.slice(closing.index + closing[0].length + 1) }
}

/** The inverse of `splitAtFences`. */
export const joinAtFences = ({ fields, body }: FencedText): string => `---\n${fields}---\n${body}`
