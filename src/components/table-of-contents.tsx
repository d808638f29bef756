import * as words from '@words/contents'
import type { Heading } from '@/schema/entries'
import { DownIcon } from './icons'

/** A text shorter than this many sections is read faster than its table of contents. */
const WORTH_LISTING = 3

type TableOfContentsProps = {
  headings: Heading[]
  /** `column` is beside the text on wide screens, `fold` opens above it on narrow ones. */
  place: 'column' | 'fold'
}

/** The sections of a Markdown body. */
export function TableOfContents({ headings, place }: TableOfContentsProps) {
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length < WORTH_LISTING) return null
  const list = (
    <ol className="contents-list text-small leading-snug">
      {sections.map(({ id, text }) => (
        <li key={id} className="border-t border-rule first:border-t-0">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-2 text-pretty text-muted no-underline hover:text-accent"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  if (place === 'fold') {
    return (
      <details className="no-print group border-y border-ink lg:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-semibold">
          {words.onThisPage}
          <DownIcon className="size-5 group-open:rotate-180" />
        </summary>
        <nav aria-label={words.sections} className="pb-3">
          {list}
        </nav>
      </details>
    )
  }
  return (
    <nav
      aria-label={words.onThisPage}
      className="no-print sticky top-32 hidden max-h-[calc(100svh-10rem)] overflow-y-auto lg:block"
    >
      <p className="kicker border-t-3 border-ink pt-3 pb-2">{words.onThisPage}</p>
      {list}
    </nav>
  )
}
