import { ContentLink } from './content-link'
import { ArrowIcon } from './icons'

/** The way back to the list that a page belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="no-print">
      <ContentLink
        to={to}
        className="inline-flex min-h-11 items-center gap-2.5 font-semibold no-underline hover:text-accent"
      >
        <ArrowIcon className="size-4 rotate-180" />
        {children}
      </ContentLink>
    </p>
  )
}
