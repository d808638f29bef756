/** Which file each old post becomes. A file that is there already is never touched. */
import { idFrom } from '../../../../src/lib/id-from'
import { isId } from '../../../build-content/public'
import { SERVER_NAMES } from '../../../lib/site-files'
import type { OldPost, OldSite } from '../old-site'
import { plainText } from '../text/plain-text'
import { pagePath } from './addresses'
import type { Existing, ExistingPost } from './existing'
import type { Told } from './report'

export type PlacedPost = { old: OldPost; title: string; id: string; file: string; path: string }

export type Placed = {
  posts: PlacedPost[]
  /** Old posts that an earlier import brought, with the file of each. */
  known: { old: OldPost; id: string; post: ExistingPost }[]
  decide: Told[]
}

/** Whether a post can have a name: servers keep some for themselves. */
const isFree = (id: string): boolean => isId(id) && !SERVER_NAMES.includes(id)

/** Gives each post a file name that is free: the last part of its address, so that people recognize it. */
export function placePosts(old: OldSite, existing: Existing): Placed {
  const placed: Placed = { posts: [], known: [], decide: [] }
  const taken = new Set(existing.posts.keys())
  for (const post of old.posts) {
    const title = plainText(post.title) || post.slug
    const wanted = [idFrom(post.slug), idFrom(title), 'post'].find(isFree) ?? 'post'
    const before = knownAs(post, title, wanted, existing)
    if (before) {
      placed.known.push({ old: post, ...before })
      continue
    }
    const id = freeId(wanted, taken)
    taken.add(id)
    const file = `content/blog/${id}.md`
    placed.posts.push({ old: post, title, id, file, path: `/blog/${id}` })
    if (id !== wanted)
      placed.decide.push({
        file,
        line: 1,
        text: `content/blog/${wanted}.md is another post, "${existing.posts.get(wanted)?.title ?? placed.posts.find((other) => other.id === wanted)?.title}", and stays as it is. The imported post has this name instead.`,
        remedy: 'If both say the same, delete one of the two files, and move its aliases to the other.',
      })
  }
  return placed
}

/** The file that an earlier import made of a post: it has its title, or its main address. */
function knownAs(
  post: OldPost,
  title: string,
  id: string,
  { posts }: Existing,
): { id: string; post: ExistingPost } | undefined {
  const same = posts.get(id)
  if (same && plainText(same.title) === title) return { id, post: same }
  const [address] = post.addresses
  const path = address === undefined ? undefined : pagePath(address)
  for (const [other, known] of posts)
    if (path !== undefined && known.aliases.includes(path)) return { id: other, post: known }
  return undefined
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted.slice(0, 95).replace(/-$/, '')
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? wanted : `${stem}-${count}`
    if (!taken.has(id)) return id
  }
}
