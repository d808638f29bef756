/** What the search page lists of the content, and llms.txt too. */
import { ARTICLES, type ListedPage, type Section } from '../../../src/schema/additions'
import { type CollectionName, collections } from '../../../src/schema/collections'
import { collectionOf } from '../schema/file-kind'
import { entryOn } from '../site/map'
import type { Context } from './context'

/** Pages that exist once, in the order in which they are listed. */
const PAGES = [
  '/',
  '/about',
  '/services',
  '/startups',
  '/customers',
  '/resources',
  '/tools',
  '/blog',
  '/press',
  '/contact',
] as const

/** The sections of the site. Articles are the newest, as the first page of the blog lists them. */
export function sectionsOf({ site, list }: Context): Section[] {
  const entries = (name: CollectionName, title: string, text: string, most?: number): ListedPage[] =>
    list(name)
      .filter(({ hidden }) => !hidden)
      .slice(0, most)
      .map(({ entry: { kind, data } }) => ({
        path: collectionOf(kind).path?.(kind.id) ?? '',
        title: String(data[title]),
        text: String(data[text]),
      }))
  const pages = PAGES.flatMap((path) => {
    const page = entryOn(site.pages.get(path))
    return page ? [{ path, title: String(page.data.title), text: String(page.data.description) }] : []
  })
  return [
    { title: 'Services', overview: '/services', entries: entries('services', 'title', 'summary') },
    { title: 'Case studies', overview: '/customers', entries: entries('case-studies', 'name', 'challenge') },
    { title: 'Guides', overview: '/resources', entries: entries('resources', 'title', 'summary') },
    {
      title: ARTICLES,
      overview: '/blog',
      entries: entries('blog', 'title', 'excerpt', collections.blog.paging.size),
    },
    { title: 'Press releases', overview: '/press', entries: entries('press-releases', 'title', 'summary') },
    { title: 'Pages', entries: [...pages, ...entries('legal', 'title', 'description')] },
  ]
}
