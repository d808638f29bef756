import { countPlaceholders, placeholderWords } from './placeholders'
import type { TextDocument } from './text-document'

/** How much is left to fill in before the document can be sent; the first thing that its writer sees. */
export function PlaceholderNote({ document }: { document: TextDocument }) {
  const count = countPlaceholders(document)
  return (
    <p className="lead no-print">
      Written from your words.{' '}
      {count === 0 ? (
        'Nothing is left to fill in.'
      ) : (
        <>
          <strong className="text-ink">{placeholderWords(count)}</strong> in{' '}
          <mark className="bg-accent/18 text-inherit">[brackets]</mark> left to fill in before you send it.
        </>
      )}
    </p>
  )
}
