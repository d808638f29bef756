/** Which posts are shown below a post. */
import type { Entry } from './entry'

export type RelatedIds = Map<string, string[]>

const MOST_RELATED_POSTS = 3

/**
 * Same category first, then newest; never the post itself, and a public post never leads to a hidden one.
 * @param posts newest first
 */
export function chooseRelated(posts: readonly Entry[]): RelatedIds {
  const byCategory = new Map<unknown, Entry[]>()
  for (const post of posts) {
    const same = byCategory.get(post.data.category)
    if (same) same.push(post)
    else byCategory.set(post.data.category, [post])
  }
  return new Map(
    posts.map((post) => {
      const chosen = firstFew(byCategory.get(post.data.category) ?? [], post, [])
      return [post.kind.id, firstFew(posts, post, chosen).map(({ kind }) => kind.id)]
    }),
  )
}

function firstFew(candidates: readonly Entry[], post: Entry, chosen: Entry[]): Entry[] {
  for (const other of candidates) {
    if (chosen.length === MOST_RELATED_POSTS) break
    if (other !== post && (post.hidden || !other.hidden) && !chosen.includes(other)) chosen.push(other)
  }
  return chosen
}
