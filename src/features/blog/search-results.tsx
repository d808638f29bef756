import { useRouter } from '@tanstack/react-router'
import { articlesHeading, noMore } from '@words/blog-list'
import * as words from '@words/blog-search'
import { useEffect, useRef, useState } from 'react'
import { StoryCard } from '@/components/story-card'
import { type Growing, useGrowing } from '@/components/use-growing'
import type { BlogListPage, BlogSearchRow } from '@/schema/entries'
import { LeadStory } from './lead-story'
import { findArticles, readSearchable, type Searchable } from './search'

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
  const { value: rows, state, tryAgain } = useGrowing<readonly Searchable[]>([], () => readSearchable(read))
  const category = group?.name === 'category' ? group.value : undefined
  const scope = category ? words.inCategory({ category }) : group ? words.inAll : ''
  const searched = category ? rows.filter(({ row }) => row.category === category) : rows
  const found = findArticles(searched, q)
  const count = inWords(found.length, searched.length, state)
  useEffect(() => onCount(count), [count, onCount])

  return <Results key={q} q={q} scope={scope} found={found} state={state} onTryAgain={tryAgain} onClear={onClear} />
}

type State = Growing<unknown>['state']

type ResultsProps = {
  q: string
  /** What is searched, in words: `in Design`. */
  scope: string
  found: readonly BlogSearchRow[]
  state: State
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
      {top ? <LeadStory label={words.topMatch({ scope })} post={top} /> : null}
      <section aria-labelledby="stories" className="page-width pb-section-60">
        <h2 id="stories" className="border-t-3 border-ink pt-4 pb-6">
          {articlesHeading}
        </h2>
        <ul ref={list} className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {others.map((post) => (
            <StoryCard key={post.slug} as="li" post={post} size="tile" className="border-t border-rule pt-6 pb-10" />
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

function inWords(found: number, searched: number, state: State): string {
  if (state !== 'complete') return words.foundSoFar({ found })
  return found === 0 ? words.noneFound : words.foundOf({ found, searched })
}
