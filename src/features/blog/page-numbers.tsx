import { Link } from '@tanstack/react-router'
import * as words from '@words/blog-list'
import { pageAddress } from '@/lib/list-address'
import type { BlogListPage } from '@/schema/entries'
import { listAddress } from './list-words'
import { pageWindow } from './page-window'

/** Leads through the pages of a list. */
export function PageNumbers({ group, number, pages }: Pick<BlogListPage, 'group' | 'number' | 'pages'>) {
  if (pages === 1) return null
  const list = listAddress(group)
  return (
    <nav aria-label={words.pages} className="no-print page-width pb-section-60">
      <ul className="flex flex-wrap items-center gap-1 border-t border-ink pt-4">
        {number > 1 ? (
          <li className="max-md:w-full">
            <PageLink address={pageAddress(list, number - 1)} rel="prev">
              {words.newer}
            </PageLink>
          </li>
        ) : null}
        {pageWindow(number, pages).map((mark, index) => (
          <li key={mark === 'gap' ? `gap ${index}` : mark}>
            {mark === 'gap' ? (
              <span className="px-2 text-muted">…</span>
            ) : (
              <PageLink address={pageAddress(list, mark)}>
                <span className="sr-only">{words.beforeNumber}</span>
                {mark}
              </PageLink>
            )}
          </li>
        ))}
        {number < pages ? (
          <li className="max-md:w-full">
            <PageLink address={pageAddress(list, number + 1)} rel="next">
              {words.older}
            </PageLink>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function PageLink({ address, rel, children }: { address: string; rel?: 'prev' | 'next'; children: React.ReactNode }) {
  return (
    <Link
      // The pipeline made the page, so the path exists although its type is only text.
      to={address as '/blog'}
      rel={rel}
      activeOptions={{ exact: true, includeSearch: false }}
      className="nav-item aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {children}
    </Link>
  )
}
