import type { ReadContent } from '../../../src/content/files'
import { readExisting } from '../../../src/content/read-existing'
import type { BlogEntry, Redirect } from '../../../src/schema/entries'
import type { Site } from '../../../src/schema/settings'
import { withoutNight } from '../../build-content/public'
import { escapeHtml } from '../../lib/escape-html'

/** The feeds of the blog; none on a site without one. */
export async function feedsOf(
  read: ReadContent,
  site: Site,
  redirects: readonly FormerAddress[],
  since: Since,
): Promise<Record<string, string>> {
  const blog = await read('pages/blog')
  return blog ? feeds(site, `${blog.title} – ${site.name}`, await newestPosts(read), redirects, since) : {}
}

/** The day since which a page says what it says, by its path. */
type Since = (path: string) => string | undefined

/** An old address, and its place among those of its page. */
export type FormerAddress = Redirect & { index: number }

/**
 * The first address at which a post was in a feed. It stays the name of the post there, so that readers do not show a renamed
 * post as a new one. Addresses elsewhere are from before this site.
 */
function firstAddress(path: string, redirects: readonly FormerAddress[]): string {
  const former = redirects.filter(({ from, to }) => to === path && from.startsWith('/blog/'))
  return former.sort((a, b) => a.index - b.index)[0]?.from ?? path
}

/** Atom (RFC 4287) and JSON Feed 1.1 of posts, newest first. A post was published on its own day, and updated when its words changed. */
export function feeds(
  site: Site,
  title: string,
  newestFirst: BlogEntry[],
  redirects: readonly FormerAddress[] = [],
  since: Since = () => undefined,
): Record<string, string> {
  const origin = site.url
  const posts = newestFirst.map((post) => {
    const path = `/blog/${post.slug}`
    const address = origin + path
    const changed = since(path) ?? post.date
    return {
      ...post,
      address,
      id: origin + firstAddress(path, redirects),
      published: startOf(post.date),
      // A post can be written with a day that has not come when it is published.
      updated: startOf(changed > post.date ? changed : post.date),
      content: readElsewhere(post.content, origin, address),
    }
  })
  const updated = posts.reduce(
    (latest, post) => (post.updated > latest ? post.updated : latest),
    '1970-01-01T00:00:00Z',
  )
  const atom = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<id>${escapeHtml(origin)}/blog</id>`,
    `<link href="${escapeHtml(origin)}/blog"/>`,
    `<link rel="self" href="${escapeHtml(origin)}/feed.xml"/>`,
    `<updated>${updated}</updated>`,
    ...posts.map((post) =>
      [
        '<entry>',
        `<title>${escapeHtml(post.title)}</title>`,
        `<id>${escapeHtml(post.id)}</id>`,
        `<link href="${escapeHtml(post.address)}"/>`,
        `<published>${post.published}</published><updated>${post.updated}</updated>`,
        `<author><name>${escapeHtml(post.author)}</name></author>`,
        `<summary>${escapeHtml(post.excerpt)}</summary>`,
        `<content type="html">${escapeHtml(post.content)}</content>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n')
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/feed.json`,
    language: site.language,
    items: posts.map((post) => ({
      id: post.id,
      url: post.address,
      title: post.title,
      summary: post.excerpt,
      date_published: post.published,
      ...(post.updated !== post.published && { date_modified: post.updated }),
      authors: [{ name: post.author }],
      tags: post.tags,
      content_html: post.content,
    })),
  }
  return { 'feed.xml': atom, 'feed.json': `${JSON.stringify(json)}\n` }
}

const startOf = (day: string): string => `${day}T00:00:00Z`

const TAG = /<[a-z](?:[^">]|"[^"]*")*>/g

/**
 * The text of a post for a reader that knows neither its page nor our styles: addresses are whole, and words that styles hide
 * are left out. Only tags are changed, and no text that looks like a tag.
 */
function readElsewhere(html: string, origin: string, address: string): string {
  const whole = (link: string) => (link.startsWith('#') ? address : link.startsWith('/') ? origin : '') + link
  return withoutNight(html)
    .replace(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replace(TAG, (tag) =>
      tag.replace(/(\s(?:href|src|srcset)=")([^"]*)/g, (_, start: string, links: string) => {
        return start + links.split(', ').map(whole).join(', ')
      }),
    )
}

/** Posts in a feed: readers keep what they have seen, so the newest are enough. */
const MOST = 30

/** The posts of the feeds, as a whole. The first two pages of the blog list more than a feed has. */
async function newestPosts(read: ReadContent): Promise<BlogEntry[]> {
  const first = await readExisting(read, 'blog/page/1')
  const second = first.pages > 1 ? await readExisting(read, 'blog/page/2') : undefined
  // A feed reader keeps what it has seen: what is not public never gets there. A feed is in one language.
  const open = [...first.entries, ...(second?.entries ?? [])].filter(
    ({ hidden, untranslated }) => !hidden && !untranslated,
  )
  return Promise.all(open.slice(0, MOST).map(({ slug }) => readExisting(read, `blog/${slug}`)))
}
