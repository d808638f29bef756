/** What pages show of others: the home page results, packages and posts; the search page, and llms.txt too, everything. */
import type { FrontCase, FrontPage, FrontStory, ListedPage, Section } from '../../../src/schema/additions'
import { type CollectionName, collections } from '../../../src/schema/collections'
import { collectionOf } from '../../lib/schema/file-kind'
import type { Shown } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { entryOn } from '../site/map'
import { type Context, leadPictureOf } from './context'

/** How many of the newest posts the home page shows. */
const STORIES = 3

export function frontPage(home: Entry, { find, site, list, measured }: Context): FrontPage {
  const { evidence, packages, stories } = home.data as { evidence?: Evidence; packages?: unknown; stories?: unknown }
  const studies = (evidence ? [evidence.lead, ...(evidence.more ?? [])] : []).flatMap(
    (id) => find('case-studies', id) ?? [],
  )
  const posts = stories ? list('blog').slice(0, STORIES) : []
  const pictured = [...studies.slice(0, 1), ...posts]
  return {
    cases: studies.map(({ entry }) => frontCase(entry)),
    packages: packages ? offersOf(entryOn(site.pages.get('/startups'))) : [],
    stories: posts.map(frontStory),
    pictures: Object.assign({}, ...pictured.map(({ entry }) => leadPictureOf(entry, measured))),
  }
}

type Evidence = { lead: string; more?: string[] }

function frontCase({ kind, data }: Entry): FrontCase {
  const { name, category, timeline, challenge, results, image } = data as Omit<FrontCase, 'id' | 'result'> & {
    results: string[]
  }
  return { id: kind.id, name, category, timeline, challenge, result: results[0] ?? name, image }
}

function frontStory({ entry: { kind, data }, hidden }: Shown): FrontStory {
  const { title, excerpt, category, image } = data as Omit<FrontStory, 'slug'>
  return { slug: kind.id, title, excerpt, category, image, ...(hidden && { hidden }) }
}

/** Names and prices, without what the packages include. */
function offersOf(startups: Entry | undefined): FrontPage['packages'] {
  const packages = (startups?.data.packages ?? []) as FrontPage['packages']
  return packages.map(({ name, price }) => ({ name, price }))
}

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
