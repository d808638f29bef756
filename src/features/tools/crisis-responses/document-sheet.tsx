import { CopyButton } from '@/components/copy-button'
import type { CrisisDocument } from './documents'
import { MarkedText } from './marked-text'
import { countOpen, type Filled } from './placeholders'
import { toText } from './take-away'

/** One document, as it would go out, with what is missing marked in it. */
export function DocumentSheet({ document, filled }: { document: CrisisDocument; filled: Filled }) {
  const { id, type, tone, content } = document
  const open = countOpen(document, filled)
  return (
    <article
      aria-labelledby={`${id}-type`}
      className="border-t-3 border-ink pt-5 lg:grid lg:grid-cols-[16rem_1fr] lg:gap-12"
    >
      <header>
        <h3 id={`${id}-type`}>{type}</h3>
        <p className="mt-2 text-small text-muted">Tone: {tone}.</p>
        <p className={`mt-2 text-small font-semibold ${open === 0 ? 'text-good' : 'text-warning'}`}>
          {open === 0 ? 'No placeholder left' : `${open} ${open === 1 ? 'placeholder' : 'placeholders'} left`}
        </p>
        <p className="no-print mt-4">
          <CopyButton text={() => toText(document, filled)} label={`Copy ${type.toLowerCase()}`} />
        </p>
      </header>
      <div className="mt-6 max-w-measure space-y-4 [overflow-wrap:anywhere] lg:mt-0">
        {content.map((block, index) =>
          typeof block === 'string' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one document never move
            <p key={index} className={index === 0 ? 'font-semibold' : ''}>
              <MarkedText text={block} filled={filled} />
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one document never move
            <div key={index}>
              <p>
                <MarkedText text={block.lead} filled={filled} />
              </p>
              <ul className="mt-2 space-y-1.5">
                {block.items.map((item) => (
                  <li key={item} dir="auto" className="border-l border-rule pl-4">
                    <MarkedText text={item} filled={filled} />
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </article>
  )
}
