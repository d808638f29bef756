import { useEffect, useState } from 'react'
import { CopyButton } from '@/components/copy-button'
import { site } from '@/content/settings'
import { addressOf } from '@/content/site-address'
import { today } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { ToolSlug } from '../../../schema/tool-catalog'
import { citation, frameSnippet } from './snippet'
import { embedWords } from './words'

/** How others show a tool on their own site and how they cite it, folded away at the foot of its page. */
export function EmbedAndCite({ slug, title }: { slug: ToolSlug; title: string }) {
  const tool = { title, agency: site.name }
  const snippet = frameSnippet({ ...tool, address: addressOf(`/embed/${slug}`) })
  const cited = (day: string) => citation({ ...tool, address: addressOf(`/tools/${slug}`) }, day)
  // The page is built on one day and read on another, so only the visitor's browser knows the day.
  const [day, setDay] = useState<string>(embedWords.citation.day)
  useEffect(() => setDay(formatDay(today())), [])
  return (
    <section className="no-print page-width pb-section">
      <details className="border-y border-ink">
        <summary className="summary-row font-display text-h3 font-bold">{embedWords.summary}</summary>
        <div className="grid gap-x-text-columns gap-y-8 pt-4 pb-8 lg:grid-cols-2">
          <div>
            <h2 className="text-body">{embedWords.frame.heading}</h2>
            <p className="mt-2 text-small text-muted">{embedWords.frame.text}</p>
            <Quoted text={snippet} />
            <CopyButton text={snippet} label={embedWords.frame.copy} className="action noscript:hidden" />
          </div>
          <div>
            <h2 className="text-body">{embedWords.citation.heading}</h2>
            <Quoted text={cited(day)} />
            <CopyButton
              text={() => cited(formatDay(today()))}
              label={embedWords.citation.copy}
              className="action noscript:hidden"
            />
          </div>
        </div>
      </details>
    </section>
  )
}

/** A text to copy, which breaks where it must and so needs no scrolling. */
function Quoted({ text }: { text: string }) {
  return (
    <p className="mt-4 border-l-3 border-rule bg-surface px-4 py-3 font-mono text-small wrap-anywhere select-all">
      {text}
    </p>
  )
}
