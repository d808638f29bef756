/**
 * A WordPress export (WXR: "Tools", "Export", "All content").
 * https://github.com/WordPress/wordpress-develop/blob/trunk/src/wp-admin/includes/export.php writes it.
 */
import {
  type OldAuthor,
  type OldPage,
  type OldPost,
  type OldSite,
  type OldStatus,
  oldPath,
  type Question,
} from '../old-site'
import { wordPressHtml } from '../text/wordpress'
import { childrenOf, readXml, textIn, type XmlElement } from './xml'

/** What is between items of the same export: pictures by their ids, names of authors by their logins. */
type Known = { file: string; uploads: ReadonlyMap<string, Upload>; authors: ReadonlyMap<string, string> }

type Upload = { src: string; alt: string }

export const isWxr = (text: string): boolean => /xmlns:wp="http:\/\/wordpress\.org\/export\//.test(text.slice(0, 8_000))

/** @param file the name of the export in messages */
export function readWxr(text: string, file: string): OldSite {
  const [channel] = childrenOf(childrenOf(readXml(text, file), 'rss')[0], 'channel')
  const items = childrenOf(channel, 'item')
  const writers = childrenOf(channel, 'wp:author')
  const uploads = new Map(
    items.filter((item) => typeOf(item) === 'attachment').map((item) => [idOf(item), uploadOf(item)]),
  )
  const authors = new Map(writers.map((author) => [textIn(author, 'wp:author_login'), nameOf(author)]))
  const known: Known = { file, uploads, authors }
  const kept = items.filter((item) => !['trash', 'auto-draft', 'inherit'].includes(textIn(item, 'wp:status')))
  const posts = kept.filter((item) => typeOf(item) === 'post').map((item) => postOf(item, known))
  const used = new Set(posts.map(({ author }) => author))
  return {
    what: 'a WordPress export',
    origin: channel && originOf(textIn(channel, 'wp:base_blog_url', 'link')),
    posts,
    authors: writers
      .map((author): OldAuthor => ({ place: { file, line: author.line }, name: nameOf(author) }))
      .filter(({ name }) => used.has(name)),
    pages: kept
      .filter((item) => typeOf(item) === 'page' && textIn(item, 'wp:status') === 'publish')
      .map((item) => pageOf(item, file)),
    questions: [...otherTypes(kept, file), ...comments(kept, file), ...lists(channel, file)],
  }
}

const typeOf = (item: XmlElement): string => textIn(item, 'wp:post_type')
const idOf = (item: XmlElement): string => textIn(item, 'wp:post_id')
const nameOf = (author: XmlElement): string => textIn(author, 'wp:author_display_name', 'wp:author_login')

const originOf = (address: string): string | undefined => /^https?:\/\/[^/?#]+/i.exec(address)?.[0]

const pageOf = (item: XmlElement, file: string): OldPage => ({
  place: { file, line: item.line },
  title: textIn(item, 'title'),
  address: oldPath(textIn(item, 'link')),
})

const uploadOf = (item: XmlElement): Upload => ({
  src: textIn(item, 'wp:attachment_url', 'guid'),
  alt: metaOf(item, '_wp_attachment_image_alt')[0] ?? '',
})

/** The values that WordPress keeps about an item under a name. */
const metaOf = (item: XmlElement, key: string): string[] =>
  childrenOf(item, 'wp:postmeta')
    .filter((meta) => textIn(meta, 'wp:meta_key') === key)
    .map((meta) => textIn(meta, 'wp:meta_value'))

function postOf(item: XmlElement, { file, uploads, authors }: Known): OldPost {
  const status = statusOf(item)
  const named = (domain: string) =>
    childrenOf(item, 'category')
      .filter(({ attributes }) => attributes.domain === domain)
      .map(({ text }) => text.trim())
  const link = oldPath(textIn(item, 'link'))
  const slug = decoded(textIn(item, 'wp:post_name'))
  const picture = uploads.get(metaOf(item, '_thumbnail_id')[0] ?? '')
  const { html, questions } = wordPressHtml(textIn(item, 'content:encoded'), (id) => uploads.get(id))
  const [day, hour] = timeOf(item)
  return {
    place: { file, line: item.line },
    title: textIn(item, 'title'),
    slug,
    ...(day !== undefined && { day, hour }),
    status,
    author: authors.get(textIn(item, 'dc:creator')) ?? (textIn(item, 'dc:creator') || undefined),
    categories: named('category').filter((name) => name !== 'Uncategorized'),
    tags: named('post_tag'),
    excerpt: textIn(item, 'excerpt:encoded'),
    ...(picture && { picture }),
    text: { html },
    folder: '',
    addresses: status === 'public' ? [link, ...earlier(item, link)] : [],
    questions: [...protectedBy(item), ...questions],
  }
}

function statusOf(item: XmlElement): OldStatus {
  const status = textIn(item, 'wp:status')
  if (textIn(item, 'wp:post_password') !== '') return 'draft'
  return status === 'publish' ? 'public' : status === 'future' ? 'scheduled' : 'draft'
}

/** By the clock of the old site. A draft that was never public has zeros there, and the day of its last change. */
function timeOf(item: XmlElement): [day?: string, hour?: string] {
  const times = ['wp:post_date', 'wp:post_modified'].map((name) => textIn(item, name))
  const [, day, hour] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/.exec(times.find((time) => /^[1-9]/.test(time)) ?? '') ?? []
  return [day, hour]
}

/** WordPress keeps the names that a post had before, and leads from them to the post. */
function earlier(item: XmlElement, link: string): string[] {
  const name = textIn(item, 'wp:post_name')
  return metaOf(item, '_wp_old_slug').flatMap((old) =>
    link.includes(name) && name !== ''
      ? link.slice(0, link.lastIndexOf(name)) + old + link.slice(link.lastIndexOf(name) + name.length)
      : [],
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function protectedBy(item: XmlElement): Question[] {
  if (textIn(item, 'wp:post_password') !== '')
    return [
      {
        text: 'The post was behind a password, which this site does not have. It is a draft.',
        remedy: 'Delete the file, or remove "draft: true" to publish it.',
      },
    ]
  if (textIn(item, 'wp:status') === 'private')
    return [
      {
        text: 'The post was private. It is a draft.',
        remedy: 'Delete the file, or remove "draft: true" to publish it.',
      },
    ]
  return []
}

/** Kinds of items that hold words of people; the others are menus, styles and revisions. */
function otherTypes(items: readonly XmlElement[], file: string): OldSite['questions'] {
  const ours = new Set([
    'post',
    'page',
    'attachment',
    'nav_menu_item',
    'custom_css',
    'customize_changeset',
    'revision',
    'oembed_cache',
    'user_request',
  ])
  const others = items.filter(
    (item) => !ours.has(typeOf(item)) && !/^wp_/.test(typeOf(item)) && textIn(item, 'wp:status') === 'publish',
  )
  return others.map((item) => ({
    place: { file, line: item.line },
    text: `"${textIn(item, 'title')}" (${textIn(item, 'link')}) is of the kind "${typeOf(item)}", which is not imported.`,
    remedy: 'If it was a page of its own, write it in the forms and add its address to the aliases of that page.',
  }))
}

function comments(items: readonly XmlElement[], file: string): OldSite['questions'] {
  const commented = items.filter((item) => childrenOf(item, 'wp:comment').length > 0)
  const count = commented.reduce((sum, item) => sum + childrenOf(item, 'wp:comment').length, 0)
  const [first] = commented
  if (!first) return []
  return [
    {
      place: { file, line: first.line },
      text: `The export has ${count === 1 ? '1 comment' : `${count} comments`} of readers. This site shows none, so they are left out.`,
      remedy: 'Keep the export if you may need them.',
    },
  ]
}

/** WordPress has a page for each category and feeds. No export says at which addresses: these are the usual ones. */
function lists(channel: XmlElement | undefined, file: string): OldSite['questions'] {
  const names = childrenOf(channel, 'wp:category').map((category) => textIn(category, 'wp:category_nicename'))
  const place = { file, line: channel?.line ?? 1 }
  const plain = names.filter((name) => /^[\w-]+$/.test(name))
  const ofCategories = {
    place: { file, line: childrenOf(channel, 'wp:category')[0]?.line ?? 1 },
    text: 'The old site had a page for each category, at an address that the export does not name. Usually it is /category/ and the name.',
    remedy: `If visitors used these pages, add to the fields of content/pages/blog.yaml:\naliases:\n${plain.map((name) => `  - /category/${name}`).join('\n')}`,
  }
  const ofFeed = {
    place,
    text: 'Readers of the old site may have subscribed to its feed, which is usually at /feed/.',
    remedy: 'Add a rule at your host that leads from /feed/ to /feed.xml.',
  }
  return [...(plain.length > 0 ? [ofCategories] : []), ofFeed]
}
