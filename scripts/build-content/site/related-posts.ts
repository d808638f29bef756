/** Which posts are shown below a post. */
import type { Shown } from '../parse/content-file'

/** Ids of related posts by the id of each post. */
export type RelatedPosts = Readonly<Record<string, readonly string[]>>

const MOST_RELATED_POSTS = 3

/**
 * Chooses the next older posts of the same category, and after its oldest post goes on with its newest, so that a new
 * post changes few pages. A post never leads to itself, and a public post never leads to a hidden one.
 * @param posts newest first
 */
export function chooseRelated(posts: readonly Shown[]): RelatedPosts {
  const categories = new Map<unknown, Shown[]>()
  for (const post of posts) {
    const { category } = post.entry.data
    const same = categories.get(category)
    if (same) same.push(post)
    else categories.set(category, [post])
  }
  const related: Record<string, readonly string[]> = {}
  for (const category of categories.values()) {
    const open = category.filter(({ hidden }) => !hidden)
    let openBefore = 0
    for (const [index, post] of category.entries()) {
      related[idOf(post)] = post.hidden ? following(category, index) : following(open, openBefore++)
    }
  }
  return related
}

/** The ids of the posts after one of them. */
function following(posts: readonly Shown[], index: number): string[] {
  const older = posts.slice(index + 1, index + 1 + MOST_RELATED_POSTS)
  const newest = posts.slice(0, Math.min(index, MOST_RELATED_POSTS - older.length))
  return [...older, ...newest].map(idOf)
}

const idOf = ({ entry }: Shown): string => entry.kind.id
