/**
 * What a page says about itself to programs, in the words of schema.org. Every page has one graph. Its nodes name each
 * other by `@id`, so that the publisher of an article is the organization that offers a service.
 */
import * as words from '@words/structured-data'
import type { BreadcrumbList, Organization, Person, Quotation, WebPage, WebSite } from 'schema-dts'
import { site } from '@/content/settings'
import type { NamedPerson } from '@/schema/entries'
import { portraitAddress } from '../content/picture-address'
import { addressOf } from '../content/site-address'

/** A node of the graph. Where one is written, `satisfies` checks it against the types of schema.org. */
export type Node = { readonly '@type': string; readonly '@id': string }

/** Names a node of the graph. */
type Reference = { readonly '@id': string }

/** What a page adds to the graph that every page has. */
export type PageData = {
  type?: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ProfilePage'
  /** The pages above it, outermost first, without the home page: those of its breadcrumb. */
  above?: readonly { name: string; path: string }[]
  /** Its name in the breadcrumb, where that is not its title. */
  name?: string
  /** Days on which its content was published and changed. */
  published?: string
  modified?: string
  /** Path of the picture for shared links; the site's own when left out. */
  image?: string
  /** The main thing on the page, with an `@id` from `entityId`. */
  entity?: Node
  /** What else the page tells of: people, what a client said. */
  others?: readonly Node[]
  /** What the page says of the agency besides what every page does. */
  ofAgency?: { employee?: Reference[]; founder?: Reference } & Pick<
    Exclude<Organization, string>,
    'legalName' | 'location' | 'vatID'
  >
}

/** What the graph takes from the rest of the head. */
type Described = { path: string; title: string; description: string; image: string }

const ORGANIZATION = addressOf('/#organization')
const WEBSITE = addressOf('/#website')

/** The agency, as the publisher, provider or author of something. */
export const agency = { '@id': ORGANIZATION }

/** The id of what a page is about. `kind` tells it from the page itself. */
export const entityId = (path: string, kind: string): string => addressOf(`${path}#${kind}`)

/** The graph of a page: the agency, the site, the page, the way to it, and what it is about. */
export function pageGraph(head: Described, data: PageData = {}) {
  const { path } = head
  const breadcrumb = path === '/' ? [] : [breadcrumbs(head, data)]
  const { entity, others = [] } = data
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(data.ofAgency),
      website(),
      page(head, data),
      ...breadcrumb,
      ...others,
      ...(entity ? [entity] : []),
    ],
  }
}

/** No ratings: search engines ignore those that an organization gives itself. */
const organization = (more: PageData['ofAgency']) =>
  ({
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: site.name,
    description: site.tagline,
    url: addressOf('/'),
    logo: { '@type': 'ImageObject', url: addressOf('/icon-512.png'), width: '512', height: '512' },
    email: site.email,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: words.newBusiness, email: site.email },
      ...(site.crisisEmail
        ? [{ '@type': 'ContactPoint' as const, contactType: words.crisisTeam, email: site.crisisEmail }]
        : []),
    ],
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
    ...more,
  }) satisfies Organization

const website = () =>
  ({
    '@type': 'WebSite',
    '@id': WEBSITE,
    name: site.name,
    url: addressOf('/'),
    inLanguage: site.language,
    publisher: agency,
  }) satisfies WebSite

const breadcrumbId = (path: string) => addressOf(`${path}#breadcrumb`)

function page(
  { path, title, description, image }: Described,
  { type = 'WebPage', published, modified, entity }: PageData,
) {
  const about = path === '/' ? { about: agency } : { breadcrumb: { '@id': breadcrumbId(path) } }
  return {
    '@type': type,
    '@id': addressOf(`${path}#webpage`),
    url: addressOf(path),
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: { '@id': WEBSITE },
    primaryImageOfPage: { '@type': 'ImageObject', url: addressOf(image) },
    ...about,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(entity && { mainEntity: { '@id': entity['@id'] } }),
  } satisfies WebPage
}

function breadcrumbs({ path, title }: Described, { above = [], name = title }: PageData) {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(path),
    itemListElement: [{ name: words.home, path: '/' }, ...above, { name, path }].map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: step.name,
      item: addressOf(step.path),
    })),
  } satisfies BreadcrumbList
}

/** What a page shows of a person. What it does not show, such as an address for mail, it tells no program either. */
type ShownPerson = {
  id: string
  name: string
  role: string
  company?: string
  /** Address of the portrait, without host: of `portraitAddress`. */
  portrait?: string
  profiles?: readonly { url: string }[]
  languages?: readonly string[]
  email?: string
  telephone?: string
  /** Path of the page about the person. */
  path?: string
}

/** A person as schema.org knows one. The id is the same on every page. */
export function personNode(person: ShownPerson) {
  const { id, name, role, company, portrait, profiles = [], languages = [], email, telephone, path } = person
  return {
    '@type': 'Person',
    '@id': addressOf(`/#person-${id}`),
    name,
    jobTitle: role,
    worksFor: company === undefined ? agency : named(company),
    ...(path && { url: addressOf(path) }),
    ...(portrait && { image: addressOf(portrait) }),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
    ...(languages.length > 0 && { knowsLanguage: [...languages] }),
    ...(email && { email }),
    ...(telephone && { telephone }),
  } satisfies Person
}

const named = (name: string) => ({ '@type': 'Organization', name }) satisfies Organization

type People = Readonly<Record<string, NamedPerson>>

/** A node for each of them. */
export const peopleNodes = (people: People = {}): Node[] =>
  Object.values(people).map((person) => personNode({ ...person, portrait: portraitAddress(person) }))

type Testimonial = { quote: string; role?: string; name?: string; company?: string; person?: string }

/** What somebody with a name said of the work; nothing for a role alone, which has no name for programs. */
export function testimonialNodes(path: string, testimonial: Testimonial | undefined, people: People = {}): Node[] {
  if (!testimonial) return []
  const { quote, role, name, company, person } = testimonial
  const known = peopleNodes(people).find((_, index) => Object.keys(people)[index] === person)
  const speaker = {
    '@type': 'Person',
    name: name ?? '',
    ...(role && { jobTitle: role }),
    ...(company && { worksFor: { '@type': 'Organization', name: company } }),
  } satisfies Person
  if (!known && name === undefined) return []
  const quotation = {
    '@type': 'Quotation',
    '@id': entityId(path, 'testimonial'),
    text: quote,
    creator: known ? { '@id': known['@id'] } : speaker,
  } satisfies Quotation
  return [quotation]
}
