import { useRef } from 'react'
import type { BlogSummary } from '@/schema/entries'
import type { BlogPage } from '@/schema/pages'
import { FilterBar } from './filter-bar'
import { type BlogFilter, filterPosts, isFiltering, noFilter } from './filter-posts'
import { LeadStory } from './lead-story'
import { NewsletterBox } from './newsletter-box'
import { StoryGrid } from './story-grid'

type BlogIndexPageProps = {
  page: BlogPage
  posts: BlogSummary[]
  filter: BlogFilter
  /** Changes the filter in the address; typing replaces the last entry of the history instead of adding one. */
  onFilter: (change: Partial<BlogFilter>, options?: { replace: boolean }) => Promise<void>
}

/** The front page of the blog: the first result leads, and the grid lists all others. */
export function BlogIndexPage({ page, posts, filter, onFilter }: BlogIndexPageProps) {
  const gridHeading = useRef<HTMLHeadingElement>(null)
  const [lead, ...others] = filterPosts(posts, filter)
  const found = lead ? others.length + 1 : 0
  const isFiltered = isFiltering(filter)

  async function clear() {
    await onFilter(noFilter)
    // The pressed button is gone; the keyboard goes on from where it was.
    gridHeading.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <header className="page-grid items-end pt-section-55 pb-section-40">
        <h1 className="col-span-full text-banner leading-[0.94] lg:col-span-9">{page.heading}</h1>
        <p className="col-span-full max-w-measure text-muted lg:col-span-3 lg:pb-[0.7vw]">{page.intro}</p>
      </header>
      <FilterBar
        filter={filter}
        count={countInWords(found, posts.length)}
        onSearch={(q) => onFilter({ q }, { replace: true })}
        onCategory={(category) => onFilter({ category })}
      />
      {lead ? <LeadStory key={lead.slug} label={isFiltered ? 'Top match' : 'Featured article'} post={lead} /> : null}
      <section aria-labelledby="stories" className="page-width pb-section-60">
        <h2 id="stories" ref={gridHeading} tabIndex={-1} className="outline-none border-t-3 border-ink pt-4 pb-6">
          {isFiltered ? 'Articles' : 'Latest Articles'}
        </h2>
        {others.length > 0 ? <StoryGrid posts={others} /> : null}
        {found === 1 ? (
          <p className="border-t border-rule pt-5 text-muted">There are no more articles to show.</p>
        ) : null}
        {found === 0 ? <NoStories filter={filter} onClear={clear} /> : null}
      </section>
      <NewsletterBox {...page.newsletter} />
    </>
  )
}

function countInWords(found: number, all: number): string {
  const articles = all === 1 ? 'article' : 'articles'
  if (found === all) return `${all} ${articles}`
  return found === 0 ? 'No articles found' : `${found} of ${all} ${articles}`
}

function NoStories({ filter, onClear }: { filter: BlogFilter; onClear: () => void }) {
  const text = filter.q.trim()
  return (
    <div className="border-t border-rule pt-6">
      <p className="lead">
        {text ? `We have not written about “${text}”` : 'There is nothing'}
        {filter.category === 'All' ? ' yet.' : ` in ${filter.category} yet.`} Try another word, or see everything.
      </p>
      <p className="mt-6">
        <button type="button" className="button" onClick={onClear}>
          Clear search and category
        </button>
      </p>
    </div>
  )
}
