import type { NextStep } from '@/schema/entries'
import { ContentLink } from './content-link'

/** Pages to go to, one per row: title and summary. The whole row is the link's target. */
export function LinkLedger({ links }: { links: NextStep[] }) {
  return (
    <ul data-repeated="" className="ledger">
      {links.map(({ link, title, summary }) => (
        <li key={link} className="group relative grid gap-x-columns gap-y-1 py-5 md:grid-cols-2-3 md:items-baseline">
          <ContentLink
            to={link}
            className="font-display text-h3 leading-tight font-bold no-underline group-hover:text-accent after:absolute after:inset-0"
          >
            {title}
          </ContentLink>
          <p className="max-w-measure text-muted">{summary}</p>
        </li>
      ))}
    </ul>
  )
}
