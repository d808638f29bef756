/** A Markdown file: fields between two lines of `---`, and the body below. */
import { UnreadableFields } from './fields-document'

export type FencedText = { fields: string; body: string }

/**
 * Splits a text whose lines end in `\n` at its fences; `body` starts right below the closing one.
 * @throws UnreadableFields when there are not two fences.
 */
export function splitAtFences(text: string): FencedText {
  const opening = /^---[^\S\n]*\n/.exec(text)
  if (!opening) throw new UnreadableFields('The first line of the file is not ---.')
  const rest = text.slice(opening[0].length)
  const closing = /^---.*$/m.exec(rest)
  if (closing?.[0].trimEnd() !== '---') {
    throw new UnreadableFields('The fields of the file do not end with a line of three hyphens.')
  }
  return { fields: rest.slice(0, closing.index), body: rest.slice(closing.index + closing[0].length + 1) }
}

/** The inverse of `splitAtFences`. */
export const joinAtFences = ({ fields, body }: FencedText): string => `---\n${fields}---\n${body}`
