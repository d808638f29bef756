import * as words from '@words/tools/kit-document'
import { counted } from '../result/format-number'
import { Mark } from './marked-text'
import { placeholdersIn } from './placeholders'
import { type TextDocument, textsOf } from './text-document'

/** How much is left to fill in before the document can be sent. */
export function PlaceholderNote({ document }: { document: TextDocument }) {
  const count = textsOf(document).flatMap(placeholdersIn).length
  return (
    <p className="lead no-print">
      {words.draft}{' '}
      {count === 0
        ? words.isComplete
        : words.leftToFill(
            <strong key="count" className="text-ink">
              {counted(count, words.placeholder)}
            </strong>,
            <Mark key="brackets">{words.brackets}</Mark>,
          )}
    </p>
  )
}
