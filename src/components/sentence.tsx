import { Fragment, type ReactNode } from 'react'

type SentenceProps<Slot extends string> = {
  /** The sentence, as a function of what stands in it. */
  of: (slots: Record<Slot, string>) => string
} & Record<Slot, ReactNode>

/** Stands around the name of a slot. No text has it. */
const MARK = '\u0000'

/** A sentence around elements, such as a link. Its words say where each of them stands. */
export function Sentence<Slot extends string>({ of, ...rest }: SentenceProps<Slot>) {
  const slots = rest as unknown as Record<string, ReactNode>
  const marks = Object.fromEntries(Object.keys(slots).map((name) => [name, MARK + name + MARK]))
  const parts = of(marks as Record<Slot, string>).split(MARK)
  return parts.map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{slots[part]}</Fragment>))
}
