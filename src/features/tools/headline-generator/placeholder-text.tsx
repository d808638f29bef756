/** A text with its [placeholders] marked. */
export function PlaceholderText({ text }: { text: string }) {
  return text.split(/(\[[^[\]]*\])/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <mark key={index} className="bg-accent/18 text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
