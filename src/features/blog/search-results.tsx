import { useRouter } from '@tanstack/react-router'
import { articlesHeading, noMore } from '@words/blog-list'
import * as words from '@words/blog-search'
import { useEffect, useRef, useState } from 'react'
import { CalendarDate } from '@/components/calendar-date'
import type { BlogListPage, BlogSearchRow } from '@/schema/entries'
import { findArticles } from './search'
import { StoryLink, StorySlug } from './story-line'
import { type SearchRows, useSearchRows } from './use-search-rows'

/** How many results are added at a time. */
const STEP = 24

type SearchResultsProps = {
  q: string
  list: Pick<BlogListPage, 'group'>
  /** Says how much was found, in words. */
  onCount: (count: string) => void
  onClear: () => void
}

/** What a search has found so far: in the category of the list, or else in all articles. The first stands above the others. */
export function SearchResults({ q, list: { group }, onCount, onClear }: SearchResultsProps) {
  const { read } = useRouter().options.context
  const { rows, state, tryAgain } = useSearchRows(read)
  const category = group?.name === 'category' ? group.value : undefined
  const scope = category ? words.inCategory({ category }) : group ? words.inAll : ''
  const searched = category ? rows.filter(({ row }) => row.category === category) : rows
  const found = findArticles(searched, q)
  const count = inWords(found.length, searched.length, state)
  useEffect(() => onCount(count), [count, onCount])

  return <Results key={q} q={q} scope={scope} found={found} state={state} onTryAgain={tryAgain} onClear={onClear} />
}

type ResultsProps = {
  q: string
  /** What is searched, in words: `in Design`. */
  scope: string
  found: readonly BlogSearchRow[]
  state: SearchRows['state']
  onTryAgain: () => void
  onClear: () => void
}

function Results({ q, scope, found, state, onTryAgain, onClear }: ResultsProps) {
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  const [top, ...others] = found.slice(0, shown)

  // The keyboard goes on at the first of the results that were added.
  useEffect(() => {
    if (shown > STEP) list.current?.children[shown - STEP - 1]?.querySelector('a')?.focus()
  }, [shown])

  return (
    <>
      {top ? <TopMatch label={words.topMatch({ scope })} post={top} /> : null}
      <section aria-labelledby="stories" className="page-width pb-section-60">
        <h2 id="stories" className="border-t-3 border-ink pt-4 pb-6">
          {articlesHeading}
        </h2>
        <ul ref={list} className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {others.map((post) => (
            <li key={post.slug} className="group relative flex flex-col gap-3 border-t border-rule pt-6 pb-10">
              <StorySlug post={post} />
              <h3 className="leading-[1.18]">
                <StoryLink post={post} />
              </h3>
              <p className="text-muted">{post.excerpt}</p>
              <p className="text-small text-muted">
                <CalendarDate day={post.date} />
              </p>
            </li>
          ))}
        </ul>
        {found.length > shown ? (
          <p className="border-t border-rule pt-6">
            <button type="button" className="button" onClick={() => setShown(shown + STEP)}>
              {words.more}
            </button>
          </p>
        ) : null}
        {state === 'loading' ? <p className="border-t border-rule pt-6 text-muted">{words.searching}</p> : null}
        {state === 'failed' ? (
          <div role="alert" className="border-t border-rule pt-6">
            <p className="lead">{words.failed}</p>
            <p className="mt-6">
              <button type="button" className="button" onClick={onTryAgain}>
                {words.tryAgain}
              </button>
            </p>
          </div>
        ) : null}
        {state === 'complete' && found.length === 0 ? (
          <div className="border-t border-rule pt-6">
            <p className="lead">{words.nothing({ q: q.trim(), scope })}</p>
            <p className="mt-6">
              <button type="button" className="button" onClick={onClear}>
                {words.clear}
              </button>
            </p>
          </div>
        ) : null}
        {state === 'complete' && found.length === 1 ? (
          <p className="border-t border-rule pt-5 text-muted">{noMore}</p>
        ) : null}
      </section>
    </>
  )
}

/** The newest of the articles that were found, above the others. */
function TopMatch({ label, post }: { label: string; post: BlogSearchRow }) {
  return (
    <section aria-labelledby="top-match" className="page-width pb-section-40">
      <h2 id="top-match" className="kicker border-t-3 border-ink py-3 font-text tracking-[0.09em]">
        {label}
      </h2>
      <div className="group relative grid gap-x-lead-story gap-y-4 border-t border-rule pt-6 md:grid-cols-12">
        <div className="flex flex-col gap-4 md:col-span-7">
          <StorySlug post={post} />
          <h3 className="text-lead-story leading-[1.04] tracking-[-0.025em]">
            <StoryLink post={post} />
          </h3>
        </div>
        <div className="flex flex-col gap-4 md:col-span-5 md:pt-8">
          <p className="text-lead leading-snug text-muted">{post.excerpt}</p>
          <p className="text-small text-muted">
            <CalendarDate day={post.date} />
          </p>
        </div>
      </div>
    </section>
  )
}

function inWords(found: number, searched: number, state: SearchRows['state']): string {
  if (state !== 'complete') return words.foundSoFar({ found })
  return found === 0 ? words.noneFound : words.foundOf({ found, searched })
}
