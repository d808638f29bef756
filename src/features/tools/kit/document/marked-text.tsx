import { splitPlaceholders } from './placeholders'

/** A text with its placeholders marked; their brackets stay, so that the mark is never colour alone. */
export function MarkedText({ text }: { text: string }) {
  return splitPlaceholders(text).map((run, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    run.isPlaceholder ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>,
  )
}
