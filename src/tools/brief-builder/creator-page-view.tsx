import * as words from '@words/tools/brief-builder'
import { CopyButton } from '@/components/copy-button'
import { BlockView } from '../kit/document/document-view'
import { MarkedText } from '../kit/document/marked-text'
import type { TextDocument } from '../kit/document/text-document'
import { toPlainText } from '../kit/document/to-plain-text'
import { countWords, MOST_WORDS } from './creator-page'

type CreatorPageProps = {
  page: TextDocument
  /** The labels of the fields that make it too long. */
  toShorten: readonly string[]
}

/** The one page that goes to creators, with its words counted. */
export function CreatorPage({ page, toShorten }: CreatorPageProps) {
  const length = countWords(page)
  return (
    <section aria-labelledby="creator-page" className="mt-16 border-t-3 border-ink pt-5">
      <h3 id="creator-page">{words.creatorPage}</h3>
      <p className={`mt-2 text-small ${length > MOST_WORDS ? 'font-semibold text-warning' : 'text-muted'}`}>
        {length > MOST_WORDS ? words.tooLong(length, MOST_WORDS, toShorten) : words.lengthOfPage(length, MOST_WORDS)}
      </p>
      <div className="mt-6 border border-rule bg-surface px-5 py-6 sm:px-8">
        <h4 dir="auto" className="font-display text-h3 leading-tight font-bold wrap-anywhere">
          <MarkedText text={page.title} />
        </h4>
        <div className="mt-5 gap-x-12 lg:columns-2">
          {page.sections.map(({ id, heading, blocks }) => (
            <section key={id} className="mb-5 break-inside-avoid">
              <h5 className="kicker text-accent">{heading}</h5>
              <div className="prose mt-1 text-small wrap-anywhere">
                {blocks.map((block, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one document never move
                  <BlockView key={index} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <div className="no-print mt-6">
        <CopyButton text={toPlainText(page)} label={words.copyCreatorPage} />
      </div>
    </section>
  )
}
