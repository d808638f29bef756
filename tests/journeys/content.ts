/**
 * The content files of the project. Journeys take from them every text that an agency may edit, so that editing the
 * copy breaks no test.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { splitAtFences } from '../../src/lib/fenced-text'
import { type CollectionName, collections, type SingleName, singles } from '../../src/schema/collections'

type Single<Name extends SingleName> = z.output<(typeof singles)[Name]['schema']>
type Entries<Name extends CollectionName> = Map<string, z.output<(typeof collections)[Name]['schema']>>

/** The fields of a file as it is written, which are all of a YAML file and the front matter of a Markdown file. */
function writtenFields(file: string): unknown {
  const text = readFileSync(path.join('content', file), 'utf8').replaceAll('\r\n', '\n')
  return parse(splitAtFences(text)?.fields ?? text)
}

/** The fields of a file that exists once, with the defaults of those that are left out. */
function fieldsOf<Name extends SingleName>(name: Name): Single<Name> {
  const { format, schema } = singles[name]
  return schema.parse(writtenFields(`${name}.${format}`)) as Single<Name>
}

/** The fields of such a file that a site may do without. */
const fieldsIfThere = <Name extends SingleName>(name: Name): Single<Name> | undefined =>
  existsSync(path.join('content', `${name}.${singles[name].format}`)) ? fieldsOf(name) : undefined

/** The fields of every file of a folder, by the ids that the file names give. A draft may not be complete yet. */
function entriesOf<Name extends CollectionName>(name: Name): Entries<Name> {
  const { format, schema } = collections[name]
  const folder = path.join('content', name)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(`.${format}`)) : []
  const read = files
    .sort()
    .map((file) => [path.parse(file).name, schema.safeParse(writtenFields(`${name}/${file}`))] as const)
  return new Map(read.flatMap(([id, fields]) => (fields.success ? [[id, fields.data]] : []))) as Entries<Name>
}

/** A part of the site where it is there, and nothing where it is not: `for (const page of present(blogPage))`. */
export const present = <Part>(part: Part | undefined): Part[] => (part === undefined ? [] : [part])

export const blog = entriesOf('blog')
export const caseStudies = entriesOf('case-studies')
export const legal = entriesOf('legal')
export const resources = entriesOf('resources')
export const services = entriesOf('services')
/** The free tools in the order of the site. */
export const tools = Array.from(entriesOf('tools'), ([slug, tool]) => ({ slug, ...tool })).sort(
  (a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER),
)
export const agency = fieldsOf('settings/site')
export const navigation = fieldsOf('settings/navigation')
/** What the tools for briefs write with. */
export const briefTable = fieldsIfThere('tables/briefs')
/** What the headline generator writes with. */
export const headlineTable = fieldsIfThere('tables/headlines')
/** What the crisis tool writes with. */
export const crisisTable = fieldsIfThere('tables/crisis')
/** What the pitch timer plans with. */
export const pitchPlanTable = fieldsIfThere('tables/pitch-plans')

export const aboutPage = fieldsOf('pages/about')
export const contactPage = fieldsOf('pages/contact')
export const homePage = fieldsOf('pages/home')
export const notFoundPage = fieldsOf('pages/not-found')
export const searchPage = fieldsOf('pages/search')
export const servicesPage = fieldsOf('pages/services')

// Parts that a site may do without
export const blogPage = fieldsIfThere('pages/blog')
export const customersPage = fieldsIfThere('pages/customers')
export const resourcesPage = fieldsIfThere('pages/resources')
export const startupsPage = fieldsIfThere('pages/startups')
export const toolsPage = fieldsIfThere('pages/tools')

const lengthOf = (fields: unknown) => JSON.stringify(fields).length

/** Services from the one with the most text to the one with the least. */
export const servicesByLength = [...services].sort(([, a], [, b]) => lengthOf(b) - lengthOf(a))

/** Links of the header to pages of the site; /about, where most journeys begin, is not among them. */
export const headerPages = [...navigation.header.links, navigation.header.contact].filter(
  ({ link }) => /^\/[\w/-]*$/.test(link) && link !== '/about' && !link.startsWith('/tools/'),
)

/** Fields that name something without being shown as text. */
const NOT_SHOWN = /^(?:kind|image|imageAlt|detail|detailAlt|icon|link|url|related|next[A-Z]\w+|backgroundImage)$/

/** Every text of a tree of fields that its page shows, paragraph by paragraph. */
export function shownTexts(fields: unknown): string[] {
  if (typeof fields === 'string') return fields.split('\n\n').map(withoutMarkup)
  if (typeof fields !== 'object' || fields === null) return []
  if (Array.isArray(fields)) return fields.flatMap(shownTexts)
  return Object.entries(fields).flatMap(([name, value]) => (NOT_SHOWN.test(name) ? [] : shownTexts(value)))
}

/** Texts may hold links and emphasis; a page shows their words. */
const withoutMarkup = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '')
