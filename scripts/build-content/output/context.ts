/** What entries show of each other: pictures, people, and overviews of the whole site. */
import { languageName } from '../../../src/lib/language-name'
import { groupAddress } from '../../../src/lib/list-address'
import { portraitWidths } from '../../../src/lib/portrait-crop'
import type {
  Additions,
  FrontCase,
  FrontPage,
  FrontStory,
  ListedPage,
  NamedPerson,
  PictureSize,
  PressContact,
  RelatedPost,
  Section,
} from '../../../src/schema/additions'
import { type CollectionName, collections, type Paging } from '../../../src/schema/collections'
import type { Language } from '../../../src/schema/languages'
import { collectionOf } from '../../lib/schema/file-kind'
import type { Words } from '../../lib/words/words-of-build'
import { fieldPictures, focalPoints, portraits, type Shown, textsOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import type { SiteLanguage } from '../site/languages'
import type { ListPage } from '../site/lists'
import { entryOn, type SiteMap } from '../site/map'
import { isSize, type Measured } from '../source/night-pictures'

export type Context = {
  site: SiteMap
  measured: Measured
  language?: SiteLanguage
  original: Language
  words: Words
  /** An amount in the currency of the site, as its language writes it. */
  money: (amount: number) => string
  /** The same words in the first language, which is that of what is not translated. */
  originalWords: Words
  /** The entry of a collection with this id, when it is part of the build. */
  find: (collection: CollectionName, id: string) => Shown | undefined
  related: (post: string) => readonly string[]
  /** The entries of a collection that are part of the build, in the order of its list. */
  list: (collection: CollectionName) => readonly Shown[]
  /** What posts show of a related post, made once for all of them. */
  card: (post: string) => RelatedPost | undefined
}

/**
 * Sizes and focal points of the pictures that the fields of an entry name; those of a body are in its HTML.
 * @param isWanted says which of the outermost fields count; all do without it
 */
export function picturesOf(entry: Entry, measured: Measured, isWanted?: (field: string) => boolean) {
  const sizes = sizesOf(fieldPictures(entry, isWanted), measured)
  const cropped = portraits(entry)
  for (const [path, focus] of focalPoints(entry)) {
    const size = sizes[path]
    const widths = size && cropped.has(path) ? portraitWidths(size) : []
    if (size) sizes[path] = { ...size, focus, ...(widths.length > 0 && { portraitWidths: widths }) }
  }
  return sizes
}

/** The same of the one picture that stands for an entry elsewhere. */
export const leadPictureOf = (entry: Entry, measured: Measured) =>
  picturesOf(entry, measured, (field) => field === 'image')

export function sizesOf(paths: readonly string[], measured: Measured): Record<string, PictureSize> {
  const sizes: Record<string, PictureSize> = {}
  for (const path of paths) {
    const size = measured.get(path)
    if (isSize(size)) sizes[path] = size
  }
  return sizes
}

const BLOG = collections.blog.paging.path

/** Who wrote a post: the name of a person, or the words of the post. */
export function byline({ data }: Entry, { find }: Pick<Context, 'find'>): Additions['byline'] {
  const author = String(data.author)
  const person = find('people', author)?.entry
  return person ? { author: String(person.data.name), authorId: author } : { author }
}

/** What the entries of a list share. A person is called by name. */
export function namedGroup(group: NonNullable<ListPage['group']>, { groups }: Paging, { find }: Pick<Context, 'find'>) {
  const person = groups[group.name]?.namesPeople && find('people', group.value)?.entry
  return person ? { ...group, value: String(person.data.name), isPerson: true } : group
}

/** The people whom an entry names by id; nothing where it names none. */
export function namedPeople(entry: Entry, context: Pick<Context, 'find' | 'site' | 'measured'>): Additions['people'] {
  const named = textsOf(entry).flatMap(({ field, value }) => {
    const isPerson = field.role === 'reference' && field.collection === 'people'
    return (isPerson && context.find('people', value)?.entry) || []
  })
  if (named.length === 0) return {}
  return { people: Object.fromEntries(named.map((person) => [person.kind.id, namedPerson(person, context)])) }
}

function namedPerson(entry: Entry, { site, measured }: Pick<Context, 'site' | 'measured'>): NamedPerson {
  const { id } = entry.kind
  const { name, role, company, photo, photoAlt, profiles } = entry.data as Omit<NamedPerson, 'id'>
  const path = pathOfPerson(id, entry.data.team === true, site)
  const pictures = picturesOf(entry, measured, (field) => field === 'photo')
  return { id, name, role, company, photo, photoAlt, profiles, path, pictures }
}

/** Where visitors read about a person: with what the person wrote, or else on the team page. */
function pathOfPerson(id: string, isOnTeam: boolean, { pages }: SiteMap): string | undefined {
  const ofAuthor = groupAddress(BLOG, 'author', id)
  if (pages.has(ofAuthor)) return ofAuthor
  const team = pages.get('/team')
  return isOnTeam && team && !team.leftOut ? `/team#${id}` : undefined
}

/** The contacts of the newsroom. What a contact says itself comes before what the file of the person says. */
export function contacts({ data }: Entry, { find, site }: Pick<Context, 'find' | 'site'>): PressContact[] {
  return (data.contacts as Contact[]).map(({ person, ...own }) => {
    const found = person === undefined ? undefined : find('people', person)?.entry
    if (!found) return { ...own, role: own.role ?? '' }
    const { name, role, email, telephone, team } = found.data as Contact & { team?: boolean }
    return {
      name,
      role,
      email,
      telephone,
      path: pathOfPerson(found.kind.id, team === true, site),
      ...own,
    } as PressContact
  })
}

type Contact = Omit<PressContact, 'role' | 'path'> & { person?: string; role?: string }

/** The languages that a person speaks, in the language of the site. */
export function languageNames(
  { data }: Entry,
  { language, original }: Pick<Context, 'language' | 'original'>,
): string[] {
  const inLanguage = language?.language ?? original
  return ((data.languages as string[] | undefined) ?? []).map((code) => languageName(code, inLanguage) ?? code)
}

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
