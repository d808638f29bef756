import { useEffect, useReducer, useState } from 'react'
import type { ReadContent } from '@/content/files'
import { isOfArticles, type Section } from '@/schema/additions'
import type { Finder, Indexed } from './find'

export type Search = { finder?: Finder; state: 'idle' | 'loading' | 'complete' | 'failed' }

/**
 * Loads what can be found once somebody searches: first what the page carries, then the words of all pages, then the
 * articles, newest first. Each step makes more results.
 */
export function useSearch(isWanted: boolean, sections: readonly Section[], read: ReadContent) {
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  const [attempt, tryAgain] = useReducer((before: number) => before + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads everything again
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const load = async () => {
      const { createFinder } = await import('./find')
      const finder = createFinder()
      const add = (pages: readonly Indexed[], state: Search['state']) => {
        finder.add(pages)
        if (!isGone) setSearch({ finder, state })
      }
      add(await readPages(sections), 'loading')
      const ofArticles = sections.find(isOfArticles)
      if (ofArticles) for await (const articles of readArticles(read, ofArticles.title)) add(articles, 'loading')
      add([], 'complete')
    }
    load().catch(() => {
      if (!isGone) setSearch((before) => ({ ...before, state: 'failed' }))
    })
    return () => {
      isGone = true
    }
  }, [isWanted, attempt])

  return { ...search, tryAgain }
}

/** The words of every page that is not an article. The development server has no index, and its search knows less. */
async function readPages(sections: readonly Section[]): Promise<Indexed[]> {
  const response = await fetch('/data/search/pages.json')
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (response.ok && isJson) return response.json()
  if (response.status >= 500) throw new Error('The index could not be loaded.')
  return sections
    .filter((section) => !isOfArticles(section))
    .flatMap(({ title: kind, entries }) => entries.map((entry) => ({ ...entry, kind })))
}

/** @param kind what the search calls an article */
async function* readArticles(read: ReadContent, kind: string): AsyncGenerator<Indexed[]> {
  const size = await read('search/blog')
  for (let part = (size?.parts ?? 0) - 1; part >= 0; part--) {
    const rows = (await read(`search/blog/${part}`)) ?? []
    yield rows
      .filter(({ hidden }) => !hidden)
      .map(({ slug, title, excerpt }) => ({ path: `/blog/${slug}`, title, kind, text: excerpt }))
  }
}
