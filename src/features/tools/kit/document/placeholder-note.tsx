import { counted } from '../format-number'
import { Mark } from './marked-text'
import { placeholdersIn } from './placeholders'
import { type TextDocument, textsOf } from './text-document'

/** How much is left to fill in before the document can be sent. */
export function PlaceholderNote({ document }: { document: TextDocument }) {
  const count = textsOf(document).flatMap(placeholdersIn).length
  return (
    <p className="lead no-print">
      Written from your words.{' '}
      {count === 0 ? (
        'Nothing is left to fill in.'
      ) : (
        <>
          <strong className="text-ink">{counted(count, 'placeholder')}</strong> in <Mark>[brackets]</Mark> left to fill
          in before you send it.
        </>
      )}
    </p>
  )
}
