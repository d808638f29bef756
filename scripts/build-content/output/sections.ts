/** What the search page lists of the content, and llms.txt too. */
import type { ListedPage, Section } from '../../../src/schema/additions'
import { type CollectionName, collections } from '../../../src/schema/collections'
import { collectionOf } from '../../lib/schema/file-kind'
import { entryOn } from '../site/map'
import type { Context } from './context'

/** Pages that exist once, in the order in which they are listed. */
const PAGES = [
  '/',
  '/about',
  '/team',
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
export function sectionsOf({ site, list, words }: Context): Section[] {
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
  const isHere = ({ overview, entries }: Section) => (overview ? site.pages.has(overview) : entries.length > 0)
  return [
    {
      title: words.services,
      overview: '/services',
      all: words.allServices,
      entries: entries('services', 'title', 'summary'),
    },
    {
      title: words.caseStudies,
      // Case studies can be on a site that leaves out the page of its customers.
      ...(site.pages.has('/customers') && { overview: '/customers', all: words.allCaseStudies }),
      entries: entries('case-studies', 'name', 'challenge'),
    },
    {
      title: words.guides,
      overview: '/resources',
      all: words.allGuides,
      entries: entries('resources', 'title', 'summary'),
    },
    {
      title: words.freeTools,
      overview: '/tools',
      all: words.allTools,
      entries: entries('tools', 'title', 'description'),
    },
    {
      title: words.articles,
      overview: '/blog',
      all: words.allArticles,
      entries: entries('blog', 'title', 'excerpt', collections.blog.paging.size),
    },
    {
      title: words.pressReleases,
      overview: '/press',
      all: words.allPressReleases,
      entries: entries('press-releases', 'title', 'summary'),
    },
    { title: words.pages, entries: [...pages, ...entries('legal', 'title', 'description')] },
  ].filter(isHere)
}
