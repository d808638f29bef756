/** A Markdown file that the forms can read. */
import { type FencedText, splitAtFences as split } from '../../../lib/fenced-text'
import { UnreadableFields } from './fields-document'

export { joinAtFences } from '../../../lib/fenced-text'

/** @throws UnreadableFields when there are not two fences. */
export function splitAtFences(text: string): FencedText {
  const parts = split(text)
  if (parts) return parts
  const isOpen = /^---[^\S\n]*\n/.test(text)
  throw new UnreadableFields(
    isOpen
      ? 'The fields of the file do not end with a line of three hyphens.'
      : 'The first line of the file is not ---.',
  )
}
