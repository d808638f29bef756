import type { ReadContent } from '../../../src/content/files'
import { readExisting } from '../../../src/content/read-existing'
import type { BlogEntry } from '../../../src/schema/entries'

/** Posts in a feed: readers keep what they have seen, so the newest are enough. */
const MOST = 30

/** The posts of the feeds, as a whole. The first two pages of the blog list more than a feed has. */
export async function newestPosts(read: ReadContent): Promise<BlogEntry[]> {
  const first = await readExisting(read, 'blog/page/1')
  const second = first.pages > 1 ? await readExisting(read, 'blog/page/2') : undefined
  // A feed reader keeps what it has seen: what is not public never gets there. A feed is in one language.
  const open = [...first.entries, ...(second?.entries ?? [])].filter(
    ({ hidden, untranslated }) => !hidden && !untranslated,
  )
  return Promise.all(open.slice(0, MOST).map(({ slug }) => readExisting(read, `blog/${slug}`)))
}
