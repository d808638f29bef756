import type { BlogCategory } from '@/schema/article'
import type { BlogSummary } from '@/schema/entries'

export const categories = ['All', 'Development', 'Design', 'Marketing', 'UX/UI'] as const satisfies readonly (
  | 'All'
  | BlogCategory
)[]

/** What a visitor looks for; it lives in the address as `/blog?q=…&category=…`. */
export type BlogFilter = { q: string; category: (typeof categories)[number] }

export const noFilter: BlogFilter = { q: '', category: 'All' }

/** Reads a filter from an address, which anyone can edit: what is not understood does not filter. */
export function parseFilter({ q, category }: { q?: unknown; category?: unknown }): BlogFilter {
  return {
    // The router reads "?q=2024" as a number and "?q=true" as a truth value.
    q: ['string', 'number', 'boolean'].includes(typeof q) ? String(q) : noFilter.q,
    category: categories.find((known) => known === category) ?? noFilter.category,
  }
}

export function isFiltering({ q, category }: BlogFilter): boolean {
  return q.trim() !== '' || category !== 'All'
}

/** The posts that have the text in their title or excerpt, and are in the chosen category. */
export function filterPosts<Post extends Pick<BlogSummary, 'title' | 'excerpt' | 'category'>>(
  posts: Post[],
  { q, category }: BlogFilter,
): Post[] {
  const wanted = comparable(q.trim())
  return posts.filter(
    (post) =>
      (category === 'All' || post.category === category) &&
      (comparable(post.title).includes(wanted) || comparable(post.excerpt).includes(wanted)),
  )
}

/** Nobody types the typographic quotes that titles are set with. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}
