import * as words from '@words/breadcrumb'
import { ContentLink } from './content-link'

type BreadcrumbProps = {
  /** The pages above this one, outermost first; the home page, which the logo leads to, is left out. */
  trail: readonly { name: string; path: string }[]
  /** The name of this page. */
  current: string
}

/** Where a page belongs: links to the pages above it, then its own name. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={words.label} className="no-print">
      <ol className="breadcrumb kicker flex flex-wrap gap-x-2.5 text-muted">
        {trail.map(({ name, path }) => (
          <li key={path}>
            <ContentLink to={path}>{name}</ContentLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
