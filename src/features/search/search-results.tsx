import * as words from '@words/search'
import { ContentLink } from '@/components/content-link'
import type { Growing } from '@/components/use-growing'
import type { Section } from '@/schema/additions'
import type { Finder, Group } from './find'

/** More results of one kind are not read; another word narrows them. */
const MOST = 10

type SearchResultsProps = { q: string; search: Growing<Finder | undefined>; sections: Section[] }

/** What was found, by kind, each page with the sentence that has the words. The count is read aloud. */
export function SearchResults({ q, search: { value: finder, state, tryAgain }, sections }: SearchResultsProps) {
  const groups =
    finder?.find(
      q,
      sections.map(({ title }) => title),
    ) ?? []
  return (
    <div className="page-width pb-section">
      <p role="status" className="text-muted">
        {inWords(groups, q, state)}
      </p>
      {state === 'failed' ? (
        <div role="alert" className="mt-6">
          <p>{words.failed}</p>
          <button type="button" className="button mt-4" onClick={tryAgain}>
            {words.tryAgain}
          </button>
        </div>
      ) : null}
      {groups.map(({ kind, results }) => (
        <section key={kind} className="mt-12" aria-label={kind}>
          <h2 className="border-t-3 border-ink pt-4 pb-2">
            {kind} <span className="text-muted">{results.length}</span>
          </h2>
          <ul className="ledger">
            {results.slice(0, MOST).map(({ path, title, excerpt }) => (
              <li key={path} className="py-5">
                <h3>
                  <ContentLink to={path}>{title}</ContentLink>
                </h3>
                <p className="mt-2 max-w-measure text-muted">
                  {excerpt.map(({ text, isFound }, index) =>
                    isFound ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence
                      <mark key={index} className="bg-transparent font-semibold text-ink">
                        {text}
                      </mark>
                    ) : (
                      text
                    ),
                  )}
                </p>
              </li>
            ))}
          </ul>
          {results.length > MOST ? (
            <p className="mt-4 text-small text-muted">{words.more({ count: results.length - MOST })}</p>
          ) : null}
        </section>
      ))}
    </div>
  )
}

function inWords(groups: readonly Group[], q: string, state: SearchResultsProps['search']['state']): string {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  if (count === 0) return state === 'loading' ? words.searching : words.none({ q })
  const found = words.found({ count, q })
  return state === 'loading' ? words.foundSoFar({ found }) : found
}
