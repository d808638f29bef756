/** Which posts are shown below a post. */
import type { Shown } from '../parse/content-file'

/** Ids of related posts by the id of each post. */
export type RelatedPosts = Readonly<Record<string, readonly string[]>>

const MOST_RELATED_POSTS = 3

/**
 * Chooses posts of the same category first, then the newest. A post never leads to itself, and a public post never leads
 * to a hidden one.
 * @param posts newest first
 */
export function chooseRelated(posts: readonly Shown[]): RelatedPosts {
  const byCategory = new Map<unknown, Shown[]>()
  for (const post of posts) {
    const { category } = post.entry.data
    const same = byCategory.get(category)
    if (same) same.push(post)
    else byCategory.set(category, [post])
  }
  return Object.fromEntries(
    posts.map((post) => {
      const chosen = firstFew(byCategory.get(post.entry.data.category) ?? [], post, [])
      return [post.entry.kind.id, firstFew(posts, post, chosen).map(({ entry }) => entry.kind.id)]
    }),
  )
}

function firstFew(candidates: readonly Shown[], post: Shown, chosen: Shown[]): Shown[] {
  for (const other of candidates) {
    if (chosen.length === MOST_RELATED_POSTS) break
    if (other !== post && (post.hidden || !other.hidden) && !chosen.includes(other)) chosen.push(other)
  }
  return chosen
}
