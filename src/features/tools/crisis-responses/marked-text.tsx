import { type Filled, givenFor, partsOf } from './placeholders'

/** A text with what is still missing marked, and what was filled in set in its place. */
export function MarkedText({ text, filled }: { text: string; filled: Filled }) {
  return partsOf(text).map((part, index) => {
    const value = part.isPlaceholder ? givenFor(part.text, filled) : part.text
    return value === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <mark key={index} className="bg-accent/18 text-inherit">
        {part.text}
      </mark>
    ) : (
      value
    )
  })
}
