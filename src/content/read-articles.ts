import type { BlogSearchRow } from '@/schema/entries'
import type { ReadContent } from './files'

/**
 * What searches know of the articles, newest first, as it arrives: one part after the other, so that the newest articles are
 * there at once.
 * @throws Error when a part cannot be loaded.
 */
export async function* readArticles(read: ReadContent): AsyncGenerator<BlogSearchRow[]> {
  const size = await read('search/blog')
  if (!size) throw new Error('The search could not be loaded.')
  for (let part = size.parts - 1; part >= 0; part--) {
    const oldestFirst = await read(`search/blog/${part}`)
    if (!oldestFirst) throw new Error('A part of the search could not be loaded.')
    yield [...oldestFirst].reverse()
  }
}
