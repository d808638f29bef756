import * as words from '@words/tools/kit-document'
import { titleOf } from '../../shown'
import { OtherToolLink } from '../embed/other-tool-link'
import { MarkedText } from './marked-text'
import type { Filled } from './placeholders'
import { type Advice, type Block, type Item, namedItem, type TextDocument } from './text-document'

/** The document as its readers will see it, with advice for the writer in between. Headings begin at level 3. */
export function DocumentView({ document: { title, sections } }: { document: TextDocument }) {
  return (
    <article className="@container" aria-labelledby="document-title">
      <h3
        id="document-title"
        dir="auto"
        className="max-w-narrow text-document-heading leading-heading text-pretty wrap-anywhere"
      >
        <MarkedText text={title} />
      </h3>
      {sections.map(({ id, heading, blocks }) => (
        <section
          key={id}
          aria-labelledby={`document-${id}`}
          className="mt-9 gap-x-10 border-t border-ink pt-4 @3xl:grid @3xl:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h4 id={`document-${id}`} className="kicker break-after-avoid text-accent @3xl:pt-1.5">
            {heading}
          </h4>
          <div className="prose mt-3 @3xl:mt-0 wrap-anywhere">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one document never move
              <BlockView key={index} block={block} />
            ))}
          </div>
        </section>
      ))}
    </article>
  )
}

export function BlockView({ block, filled }: { block: Block; filled?: Filled }) {
  if (block.kind === 'advice') return <AdviceView advice={block} />
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto">
        <MarkedText text={block.text} filled={filled} />
      </p>
    )
  }
  const Tag = block.marker === 'number' ? 'ol' : 'ul'
  const list = (
    <Tag>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never move
        <ItemView key={index} item={item} filled={filled} />
      ))}
    </Tag>
  )
  if (!block.lead) return list
  return (
    <div>
      <p dir="auto">
        <MarkedText text={block.lead} filled={filled} />
      </p>
      {list}
    </div>
  )
}

function ItemView({ item, filled }: { item: Item; filled: Filled | undefined }) {
  const { label, text, items } = namedItem(item)
  return (
    <li dir="auto" className={`break-inside-avoid ${items.length > 0 ? 'not-last:pb-3.5' : ''}`}>
      {label ? (
        <strong>
          <MarkedText text={label} filled={filled} />
        </strong>
      ) : null}
      {label && text ? ' ' : null}
      <MarkedText text={text} filled={filled} />
      {items.length > 0 ? (
        <ul>
          {items.map((sub, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one list never move
            <li key={index} dir="auto">
              <MarkedText text={sub} filled={filled} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function AdviceView({ advice: { text, link } }: { advice: Advice }) {
  return (
    <p className="no-print border-l-3 border-accent pl-4 text-small text-muted" dir="auto">
      <strong className="text-ink">{words.notInCopy}</strong> {text}
      {link && titleOf(link.slug) ? (
        <>
          {' '}
          <OtherToolLink slug={link.slug}>{link.label}</OtherToolLink>
        </>
      ) : null}
    </p>
  )
}
