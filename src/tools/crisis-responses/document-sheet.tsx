import * as words from '@words/tools/crisis-responses'
import { CopyButton } from '@/components/copy-button'
import { BlockView } from '../kit/document/document-view'
import type { Filled } from '../kit/document/placeholders'
import type { CrisisDocument } from './documents'
import { countOpen } from './placeholders'
import { documentText } from './take-away'

/** One document as it would go out, with its placeholders marked. */
export function DocumentSheet({ document, filled }: { document: CrisisDocument; filled: Filled }) {
  const { id, heading, tone, use, isWithheld, blocks } = document
  const open = countOpen(document, filled)
  return (
    <article
      aria-labelledby={`${id}-type`}
      className="border-t-3 border-ink pt-5 @4xl:grid @4xl:grid-cols-label @4xl:gap-12"
    >
      <header>
        <h3 id={`${id}-type`}>{heading}</h3>
        <p className="mt-2 text-small text-muted">{words.tone(tone)}</p>
        {use ? <p className="mt-2 text-small font-semibold text-poor">{use}</p> : null}
        {isWithheld && open === 0 ? null : (
          <p className={`mt-2 text-small font-semibold ${open === 0 ? 'text-good' : 'text-warning'}`}>
            {open === 0 ? words.noPlaceholderLeft : words.placeholdersLeft(open)}
          </p>
        )}
        <p className="no-print mt-4">
          <CopyButton text={() => documentText(document, filled)} label={words.copy(heading)} />
        </p>
      </header>
      <div className="mt-6 max-w-measure space-y-4 wrap-anywhere @4xl:mt-0 [&_li]:border-l [&_li]:border-rule [&_li]:pl-4 [&_ul]:mt-2 [&_ul]:space-y-1.5 [&>:first-child]:font-semibold">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one document never move
          <BlockView key={index} block={block} filled={filled} />
        ))}
      </div>
    </article>
  )
}
