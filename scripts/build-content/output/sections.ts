/** What the search page lists of the content, and llms.txt too. */
import type { ListedPage, Section } from '../../../src/schema/additions'
import { type CollectionName, collections } from '../../../src/schema/collections'
import { collectionOf } from '../../lib/schema/file-kind'
import { entryOn } from '../site/map'
import type { Context } from './context'

/** Pages that exist once, in the order in which they are listed. */
const PAGES = '/ /about /team /services /startups /customers /resources /tools /blog /press /contact'.split(' ')

/** The sections of the site. Articles are the newest, as the first page of the blog lists them. */
export function sectionsOf({ site, list, words }: Context): Section[] {
  const entries = (name: CollectionName, title: string, text: string): ListedPage[] =>
    list(name)
      .filter(({ hidden }) => !hidden)
      .slice(0, name === 'blog' ? collections.blog.paging.size : undefined)
      .map(({ entry: { kind, data } }) => ({
        path: collectionOf(kind).path?.(kind.id) ?? '',
        title: String(data[title]),
        text: String(data[text]),
      }))
  const pages = PAGES.flatMap((path) => {
    const page = entryOn(site.pages.get(path))
    return page ? [{ path, title: String(page.data.title), text: String(page.data.description) }] : []
  })
  const section = (title: string, overview: string, all: string, listed: ListedPage[]): Section[] => {
    if (site.pages.has(overview)) return [{ title, overview, all, entries: listed }]
    // Case studies can be on a site that leaves out the page of its customers.
    return overview === '/customers' && listed.length > 0 ? [{ title, entries: listed }] : []
  }
  const ofPages = [...pages, ...entries('legal', 'title', 'description')]
  return [
    ...section(words.services, '/services', words.allServices, entries('services', 'title', 'summary')),
    ...section(words.caseStudies, '/customers', words.allCaseStudies, entries('case-studies', 'name', 'challenge')),
    ...section(words.guides, '/resources', words.allGuides, entries('resources', 'title', 'summary')),
    ...section(words.freeTools, '/tools', words.allTools, entries('tools', 'title', 'description')),
    ...section(words.articles, '/blog', words.allArticles, entries('blog', 'title', 'excerpt')),
    ...section(words.pressReleases, '/press', words.allPressReleases, entries('press-releases', 'title', 'summary')),
    ...(ofPages.length > 0 ? [{ title: words.pages, entries: ofPages }] : []),
  ]
}
