/** Finds parts of words in the titles and excerpts of articles. */
import type { ReadContent } from '@/content/files'
import { readArticles } from '@/content/read-articles'
import { comparable } from '@/lib/comparable'
import type { BlogSearchRow } from '@/schema/entries'

/** An article, and its title and excerpt in the form in which texts are compared. */
export type Searchable = { row: BlogSearchRow; text: string }

export const searchable = (row: BlogSearchRow): Searchable => ({
  row,
  // A line break, which cannot be typed, keeps a text from being found across both.
  text: comparable(`${row.title}\n${row.excerpt}`),
})

/** The articles that have the text in their title or excerpt. */
export function findArticles(rows: readonly Searchable[], q: string): BlogSearchRow[] {
  const wanted = comparable(q.trim())
  return rows.filter(({ text }) => text.includes(wanted)).map(({ row }) => row)
}

/** All articles that have arrived, newest first, after each part. */
export async function* readSearchable(read: ReadContent): AsyncGenerator<readonly Searchable[]> {
  let rows: readonly Searchable[] = []
  for await (const part of readArticles(read)) {
    rows = [...rows, ...part.map(searchable)]
    yield rows
  }
}
