/** Finds pages by words: their beginnings, and with a letter that is wrong. Loaded when somebody searches. */
import MiniSearch from 'minisearch'
import { comparable } from '@/lib/comparable'
import { type Part, sentenceWith } from './excerpt'

/** A page as the search knows it. */
export type Indexed = { path: string; title: string; kind: string; text: string }

export type Result = { path: string; title: string; excerpt: Part[] }
/** The results of one kind, best first. */
export type Group = { kind: string; results: Result[] }

export type Finder = {
  add: (pages: readonly Indexed[]) => void
  find: (q: string, kinds: readonly string[]) => Group[]
}

/** An empty index, to which pages are added as they arrive. */
export function createFinder(): Finder {
  const index = new MiniSearch<Indexed>({
    idField: 'path',
    fields: ['title', 'text'],
    storeFields: ['title', 'kind', 'text'],
    processTerm: comparable,
    searchOptions: {
      combineWith: 'AND',
      boost: { title: 4 },
      // A short word would match half of the index.
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 1 : 0),
    },
  })
  return {
    add: (pages) => index.addAll(pages.filter(({ path }) => !index.has(path))),
    find: (q, kinds) => {
      const found = index.search(q)
      return kinds.flatMap((kind) => {
        const results = found
          .filter((result) => result.kind === kind)
          .map(({ id, title, text, terms }) => ({ path: id, title, excerpt: sentenceWith(text, terms) }))
        return results.length > 0 ? { kind, results } : []
      })
    },
  }
}
