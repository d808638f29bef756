import { getRouteApi, useHydrated } from '@tanstack/react-router'
import * as words from '@words/search'
import { useState } from 'react'
import { ContentLink } from '@/components/content-link'
import { PageIntro } from '@/components/page-intro'
import { Sentence } from '@/components/sentence'
import { useAddressField } from '@/components/use-address-field'
import { useGrowing } from '@/components/use-growing'
import type { Section } from '@/schema/additions'
import type { ListPage } from '@/schema/pages'
import type { Finder } from './find'
import { loadFinder } from './load-finder'
import { SearchResults } from './search-results'

const route = getRouteApi('/search')

/** The field's id, which the shortcut of the keyboard and links lead to. */
const FIELD = 'site-search'

/** Finds pages of every kind. Before a search, and without scripts, it lists all of them. */
export function SearchPage({ page, sections }: { page: ListPage; sections: Section[] }) {
  const { read } = route.useRouteContext()
  const navigate = route.useNavigate()
  const asked = route.useSearch().q
  // The page is the same file for every search, so what is asked for is known only in the browser.
  const text = useHydrated() ? asked : ''
  const q = text.trim()
  const field = useAddressField<HTMLInputElement>(text, (typed) =>
    navigate({ search: { q: typed }, replace: true, resetScroll: false }),
  )
  const [isUsed, setIsUsed] = useState(false)
  const search = useGrowing<Finder | undefined>(undefined, () => loadFinder(sections, read), isUsed || q !== '')

  return (
    <>
      <PageIntro heading={page.heading} intro={page.intro}>
        <search className="noscript:hidden mt-8 max-w-measure">
          <label htmlFor={FIELD} className="kicker mb-2 block">
            {words.label}
          </label>
          <input
            {...field}
            id={FIELD}
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            className="field scroll-mt-96"
            aria-describedby="search-hint"
            onFocus={() => setIsUsed(true)}
          />
          <p id="search-hint" className="mt-2 text-small text-muted">
            <Sentence
              of={words.fromAnyPage}
              shortcut={<kbd>{words.key}</kbd>}
              shortcutOnMac={<kbd>{words.keyOnMac}</kbd>}
            />
          </p>
        </search>
        <noscript>
          <p className="mt-6 text-muted">{words.needsScript}</p>
        </noscript>
      </PageIntro>
      {q === '' ? (
        <>
          <p role="status" className="sr-only" />
          <Everything sections={sections} />
        </>
      ) : (
        <SearchResults q={q} search={search} sections={sections} />
      )}
    </>
  )
}

function Everything({ sections }: { sections: Section[] }) {
  return (
    <div data-repeated="" className="page-width grid gap-x-columns gap-y-14 pb-section lg:grid-cols-2">
      {sections.map(({ title, overview, all, entries }) => (
        <section key={title}>
          <h2 className="border-t-3 border-ink pt-4 pb-4">{title}</h2>
          <ul className="ledger">
            {entries.map((entry) => (
              <li key={entry.path} className="py-3">
                <ContentLink to={entry.path}>{entry.title}</ContentLink>
              </li>
            ))}
          </ul>
          {overview ? (
            <p className="mt-4 text-small">
              <ContentLink to={overview}>{all}</ContentLink>
            </p>
          ) : null}
        </section>
      ))}
    </div>
  )
}
