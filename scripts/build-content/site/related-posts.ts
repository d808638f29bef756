/** Which posts are shown below a post. */
import type { Shown } from '../parse/content-file'

/** Ids of related posts by the id of each post. */
export type RelatedPosts = Readonly<Record<string, readonly string[]>>

const RELATED_POSTS = 3

/**
 * Chooses three posts for each: the next older ones of its category, and after its oldest one its newest, so that a new
 * post changes few pages. Where the category has fewer, the next older posts of all fill up in the same way. A post
 * never leads to itself, and a public post never leads to a hidden one.
 * @param posts newest first
 */
export function chooseRelated(posts: readonly Shown[]): RelatedPosts {
  const open = posts.filter(({ hidden }) => !hidden)
  return { ...relatedAmong(posts), ...relatedAmong(open) }
}

function relatedAmong(posts: readonly Shown[]): RelatedPosts {
  const categories = new Map<unknown, Shown[]>()
  const related: Record<string, readonly string[]> = {}
  for (const post of posts) {
    const same = categories.get(post.entry.data.category)
    if (same) same.push(post)
    else categories.set(post.entry.data.category, [post])
  }
  const done = new Map<unknown, number>()
  for (const [index, post] of posts.entries()) {
    const { category } = post.entry.data
    const place = done.get(category) ?? 0
    done.set(category, place + 1)
    const own = following(categories.get(category) ?? [], place, RELATED_POSTS)
    // Of the posts of all, at most as many are of the category as it has others.
    const others = own.length < RELATED_POSTS ? following(posts, index, RELATED_POSTS + own.length) : []
    related[post.entry.kind.id] = [...new Set([...own, ...others])]
      .slice(0, RELATED_POSTS)
      .map(({ entry }) => entry.kind.id)
  }
  return related
}

/** The posts after one of them, and then those before it from the newest on. */
function following(posts: readonly Shown[], index: number, most: number): Shown[] {
  const older = posts.slice(index + 1, index + 1 + most)
  return [...older, ...posts.slice(0, Math.min(index, most - older.length))]
}
