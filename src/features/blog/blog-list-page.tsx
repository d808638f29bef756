import { useHydrated, useRouter } from '@tanstack/react-router'
import * as words from '@words/blog-list'
import { lazy, Suspense, useRef, useState } from 'react'
import { Breadcrumb } from '@/components/breadcrumb'
import type { BlogListPage as ListPage } from '@/schema/entries'
import { FilterBar } from './filter-bar'
import { LeadStory } from './lead-story'
import { listWords, trailOf } from './list-words'
import type { LoadedList } from './load-list'
import { NewsletterBox } from './newsletter-box'
import { PageNumbers } from './page-numbers'
import { type BlogSearch, noSearch } from './search-address'
import { StoryGrid } from './story-grid'
import { useOldCategoryAddress } from './use-old-category-address'

// Most visitors read and do not search.
const SearchResults = lazy(async () => ({ default: (await import('./search-results')).SearchResults }))

/** A page of the blog or of one of its lists. While somebody searches, the results take the place of its stories. */
export function BlogListPage({ page, list, author, search }: LoadedList & { search: BlogSearch }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const router = useRouter()
  // The prerendered page knows no search: until React has taken it over, neither does this one.
  const asked = useHydrated() ? search : noSearch
  useOldCategoryAddress(asked, page.categories)
  const { q } = asked
  // Typing replaces the last entry of the history instead of adding one.
  const onSearch = (text: string) =>
    router.navigate({ to: '.', search: { q: text }, replace: true, resetScroll: false })
  const isSearching = q.trim() !== ''
  const trail = trailOf(list)
  const above = trail.slice(0, -1)
  const current = trail.at(-1)
  const [found, setFound] = useState('')

  async function clear() {
    await onSearch('')
    // The pressed button is gone; the keyboard goes on from where it was.
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <header className="page-grid items-end pt-section-55 pb-section-40">
        {current && above.length > 0 ? (
          <div className="col-span-full">
            <Breadcrumb trail={above} current={current.name} />
          </div>
        ) : null}
        {author ? (
          <author.AuthorHeader person={author.person} heading={listWords(page, list).heading} />
        ) : (
          <>
            <h1 className="col-span-full text-banner leading-banner lg:col-span-9">{listWords(page, list).heading}</h1>
            <p className="col-span-full max-w-measure text-muted lg:col-span-3 lg:pb-2">{page.intro}</p>
          </>
        )}
      </header>
      <FilterBar
        categories={page.categories}
        q={q}
        count={isSearching ? found : words.articles({ count: list.total })}
        onSearch={onSearch}
      />
      {isSearching ? (
        <Suspense fallback={<p className="page-width pb-section-60">{words.searching}</p>}>
          <SearchResults q={q} list={list} onCount={setFound} onClear={clear} />
        </Suspense>
      ) : (
        <Stories list={list} heading={heading} />
      )}
      <NewsletterBox {...page.newsletter} />
    </>
  )
}

/** The stories of a page: on the first one, the newest leads, and the grid lists all others. */
function Stories({ list, heading }: { list: ListPage; heading: React.RefObject<HTMLHeadingElement | null> }) {
  const { group, number, entries } = list
  const [lead, ...others] = entries
  const isFirst = number === 1
  return (
    <>
      {isFirst && lead ? <LeadStory label={group ? words.latestOfGroup : words.featured} post={lead} /> : null}
      <section data-repeated="" aria-labelledby="stories" className="page-width pb-section-60">
        <h2 id="stories" ref={heading} tabIndex={-1} className="outline-none border-t-3 border-ink pt-4 pb-6">
          {isFirst && !group ? words.latestArticles : words.articlesHeading}
        </h2>
        {entries.length > (isFirst ? 1 : 0) ? <StoryGrid posts={isFirst ? others : entries} /> : null}
        {list.total === 1 ? <p className="border-t border-rule pt-5 text-muted">{words.noMore}</p> : null}
        {list.total === 0 ? <p className="lead border-t border-rule pt-6">{words.nothingYet}</p> : null}
      </section>
      <PageNumbers {...list} />
    </>
  )
}
