import { type Filled, givenFor, splitPlaceholders } from './placeholders'

/** A text with its placeholders marked, or with what was filled in. The brackets stay, so that color is never the only mark. */
export function MarkedText({ text, filled = {} }: { text: string; filled?: Filled }) {
  return splitPlaceholders(text).map((run, index) => {
    const shown = run.isPlaceholder ? givenFor(run.text, filled) : run.text
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    return shown ?? <Mark key={index}>{run.text}</Mark>
  })
}

export function Mark({ children }: { children: string }) {
  return <mark className="bg-accent/18 text-inherit">{children}</mark>
}
