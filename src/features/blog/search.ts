/** Finds parts of words in the titles and excerpts of articles. */
import type { ReadContent } from '@/content/files'
import type { BlogSearchRow } from '@/schema/entries'

/** An article, and its title and excerpt in the form in which texts are compared. */
export type Searchable = { row: BlogSearchRow; text: string }

export const searchable = (row: BlogSearchRow): Searchable => ({
  row,
  // A line break, which nobody types, keeps a text from being found across both.
  text: `${comparable(row.title)}\n${comparable(row.excerpt)}`,
})

/** The articles that have the text in their title or excerpt. */
export function findArticles(rows: readonly Searchable[], q: string): BlogSearchRow[] {
  const wanted = comparable(q.trim())
  return rows.filter(({ text }) => text.includes(wanted)).map(({ row }) => row)
}

/** Nobody types the typographic quotes that titles are set with. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

/**
 * Everything that can be found, newest first, as it arrives: one part after the other, so that the newest articles are
 * there at once.
 * @throws Error when a part cannot be loaded.
 */
export async function* readSearchRows(read: ReadContent): AsyncGenerator<BlogSearchRow[]> {
  const size = await read('search/blog')
  if (!size) throw new Error('The search could not be loaded.')
  for (let part = size.parts - 1; part >= 0; part--) {
    const oldestFirst = await read(`search/blog/${part}`)
    if (!oldestFirst) throw new Error('A part of the search could not be loaded.')
    yield [...oldestFirst].reverse()
  }
}
