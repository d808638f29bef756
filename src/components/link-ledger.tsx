import type { NextCase } from '@/schema/entries'
import { ContentLink } from './content-link'

export type LedgerLink = { link: string; title: string; summary: string }

/** The case study that comes next. */
export const nextCaseLink = ({ id, name, challenge }: NextCase): LedgerLink => ({
  link: `/case-study/${id}`,
  title: `Case study: ${name}`,
  summary: challenge,
})

/** Pages to go to, one per row: title and summary. The whole row is the link's target. */
export function LinkLedger({ links }: { links: LedgerLink[] }) {
  return (
    <ul className="ledger">
      {links.map(({ link, title, summary }) => (
        <li
          key={link}
          className="group relative grid gap-x-columns gap-y-1 py-5 md:grid-cols-[2fr_3fr] md:items-baseline"
        >
          <ContentLink
            to={link}
            className="font-display text-h3 leading-tight font-bold no-underline group-hover:text-accent after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </ContentLink>
          <p className="max-w-measure text-muted">{summary}</p>
        </li>
      ))}
    </ul>
  )
}
