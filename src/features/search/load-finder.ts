import type { ReadContent } from '@/content/files'
import { readArticles } from '@/content/read-articles'
import { isOfArticles, type Section } from '@/schema/additions'
import type { Finder, Indexed } from './find'

/** Loads what can be found: first the words of all pages, then the articles, newest first. Each step makes more results. */
export async function* loadFinder(sections: readonly Section[], read: ReadContent): AsyncGenerator<Finder> {
  const { createFinder } = await import('./find')
  const finder = createFinder()
  finder.add(await readPages(sections))
  yield finder
  const ofArticles = sections.find(isOfArticles)
  if (!ofArticles) return
  for await (const articles of readArticles(read)) {
    const shown = articles.filter(({ hidden }) => !hidden)
    finder.add(
      shown.map(({ slug, title, excerpt }) => ({
        path: `/blog/${slug}`,
        title,
        kind: ofArticles.title,
        text: excerpt,
      })),
    )
    yield finder
  }
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
