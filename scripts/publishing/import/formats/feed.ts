/** A feed: RSS 2.0 (https://www.rssboard.org/rss-specification) or Atom (RFC 4287). */
import { type OldPost, type OldSite, oldPath, type Question, slugOf } from '../old-site'
import { timeIn } from './post-of-file'
import { childrenOf, readXml, textIn, type XmlElement } from './xml'

export const isFeed = (text: string): boolean => /<(?:rss|feed)\b/.test(text.slice(0, 2_000))

/** @param file the name of the feed in messages */
export function readFeed(text: string, file: string): OldSite {
  const root = readXml(text, file)
  const [atom] = childrenOf(root, 'feed')
  const [channel] = childrenOf(childrenOf(root, 'rss')[0], 'channel')
  const posts = atom
    ? childrenOf(atom, 'entry').map((entry) => postOfEntry(entry, file))
    : childrenOf(channel, 'item').map((item) => postOfItem(item, file))
  const home = atom ? linkOf(atom) : channel ? textIn(channel, 'link') : ''
  const origin = /^https?:\/\/[^/?#]+/i.exec(home)?.[0]
  return {
    what: 'a feed',
    ...(origin !== undefined && { origin }),
    posts,
    authors: [],
    pages: [],
    questions: [
      {
        place: { file, line: (atom ?? channel)?.line ?? 1 },
        text: `A feed usually has the newest posts only: this one has ${posts.length}. Older posts, pages and drafts are not in it.`,
        remedy: 'If the old site has more posts, take an export of its program, or ask its provider for a longer feed.',
      },
    ],
  }
}

/** Lines that WordPress adds to each text of its feeds. */
const FOOTER = /<p>The post <a\b[^>]*>.*?<\/a> (?:first appeared|appeared first) on <a\b[^>]*>.*?<\/a>\.?<\/p>/gis

function postOfItem(item: XmlElement, file: string): OldPost {
  const [guid] = childrenOf(item, 'guid')
  const link = textIn(item, 'link') || (guid?.attributes.isPermaLink === 'false' ? '' : (guid?.text.trim() ?? ''))
  const content = textIn(item, 'content:encoded')
  const description = textIn(item, 'description')
  return {
    ...postOf(item, file, link, textIn(item, 'pubDate', 'dc:date')),
    author: textIn(item, 'dc:creator', 'itunes:author') || nameIn(textIn(item, 'author')),
    categories: childrenOf(item, 'category')
      .slice(0, 1)
      .map(({ text }) => text.trim()),
    tags: childrenOf(item, 'category')
      .slice(1)
      .map(({ text }) => text.trim()),
    excerpt: content === '' ? '' : description.replace(FOOTER, ''),
    text: { html: (content || description).replace(FOOTER, '') },
    questions: content === '' ? [onlyDescription] : [],
  }
}

function postOfEntry(entry: XmlElement, file: string): OldPost {
  const [content] = childrenOf(entry, 'content')
  const summary = textIn(entry, 'summary')
  const [author] = childrenOf(entry, 'author')
  const terms = childrenOf(entry, 'category').map(({ attributes }) => attributes.label ?? attributes.term ?? '')
  const html = content?.attributes.type === 'xhtml' ? content.markup : (content?.text.trim() ?? '')
  return {
    ...postOf(entry, file, linkOf(entry), textIn(entry, 'published', 'updated')),
    author: author && textIn(author, 'name'),
    categories: terms.slice(0, 1),
    tags: terms.slice(1),
    excerpt: html === '' ? '' : summary,
    text: { html: html || summary },
    questions: html === '' ? [onlyDescription] : [],
  }
}

function postOf(item: XmlElement, file: string, link: string, written: string): OldPost {
  const [day, hour] = timeIn(dayFirst(written))
  const picture = pictureOf(item)
  return {
    place: { file, line: item.line },
    title: textIn(item, 'title'),
    slug: slugOf(link),
    ...(day !== undefined && { day, hour }),
    status: 'public',
    categories: [],
    tags: [],
    ...(picture !== undefined && { picture: { src: picture } }),
    text: { html: '' },
    folder: '',
    addresses: link === '' ? [] : [oldPath(link)],
    questions: [],
  }
}

const onlyDescription: Question = {
  text: 'The feed has no whole text of the post, only a description.',
  remedy: 'Compare it with the old page, and add what is missing.',
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** `Tue, 05 Mar 2024 09:30:00 +0100` → `2024-03-05 09:30`, by the clock of its author. */
function dayFirst(written: string): string {
  const [, day, month = '', year, hour] = /(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})(?: (\d{2}:\d{2}))?/.exec(written) ?? []
  const number = MONTHS.indexOf(month.toLowerCase()) + 1
  if (day === undefined || number === 0) return written
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')} ${hour ?? ''}`.trim()
}

/** RSS knows authors as `ann@example.com (Ann Lee)`: an address without a name says too much. */
const nameIn = (author: string): string | undefined =>
  /\(([^)]+)\)/.exec(author)?.[1] ?? (author.includes('@') ? undefined : author || undefined)

function linkOf(element: XmlElement): string {
  const links = childrenOf(element, 'link').map(({ attributes }) => attributes)
  return links.find(({ rel = 'alternate' }) => rel === 'alternate')?.href ?? ''
}

function pictureOf(item: XmlElement): string | undefined {
  const ofMedia = [...childrenOf(item, 'media:content'), ...childrenOf(item, 'media:thumbnail')].filter(
    ({ attributes }) => (attributes.medium ?? 'image') === 'image',
  )
  const enclosed = childrenOf(item, 'enclosure').filter(({ attributes }) => attributes.type?.startsWith('image/'))
  return [...ofMedia, ...enclosed].map(({ attributes }) => attributes.url).find((url) => url !== undefined)
}
