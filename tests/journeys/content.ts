/**
 * The content files of the project. Journeys take from them every text that an agency may edit, so that editing the
 * copy breaks no test.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { AboutPage } from '../../src/schema/about'
import type { BlogFields, ResourceFields } from '../../src/schema/article'
import type { CaseStudyFields } from '../../src/schema/case-study'
import type { LegalFields } from '../../src/schema/legal'
import type { NotFoundPage } from '../../src/schema/not-found'
import type {
  BlogPage,
  ContactPage,
  CustomersPage,
  HomePage,
  ListPage,
  ResourcesPage,
  ServicesPage,
  ToolsPage,
} from '../../src/schema/pages'
import type { ServiceFields } from '../../src/schema/service'
import type { Navigation } from '../../src/schema/settings'
import type { StartupsPage } from '../../src/schema/startups'
import type { ToolFields } from '../../src/schema/tool'

/** The fields of a file, which are all of a YAML file and the front matter of a Markdown file. */
function readFields(file: string) {
  const text = readFileSync(path.join('content', file), 'utf8').replaceAll('\r\n', '\n')
  const [, frontMatter] = /^---\n(.*?)^---$/ms.exec(text) ?? []
  return parse(frontMatter ?? text)
}

/** The fields of a file that a site may do without. */
const readFieldsOf = (file: string) => (existsSync(path.join('content', file)) ? readFields(file) : undefined)

/** The fields of every file of a folder, by the ids that the file names give. */
function readFolder<Fields>(folder: string): Map<string, Fields> {
  const inFolder = path.join('content', folder)
  const files = existsSync(inFolder) ? readdirSync(inFolder).filter((file) => /\.(?:md|yaml)$/.test(file)) : []
  return new Map(files.sort().map((file) => [path.parse(file).name, readFields(`${folder}/${file}`)]))
}

/** A part of the site where it is there, and nothing where it is not: `for (const page of present(blogPage))`. */
export const present = <Part>(part: Part | undefined): Part[] => (part === undefined ? [] : [part])

export const blog = readFolder<BlogFields>('blog')
export const caseStudies = readFolder<CaseStudyFields>('case-studies')
export const legal = readFolder<LegalFields>('legal')
export const resources = readFolder<ResourceFields>('resources')
export const services = readFolder<ServiceFields>('services')
/** The free tools in the order of the site. */
export const tools = Array.from(readFolder<ToolFields>('tools'), ([slug, tool]) => ({ slug, ...tool })).sort(
  (a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER),
)
export const navigation: Navigation = readFields('settings/navigation.yaml')

export const aboutPage: AboutPage = readFields('pages/about.md')
export const contactPage: ContactPage = readFields('pages/contact.yaml')
export const homePage: HomePage = readFields('pages/home.yaml')
export const notFoundPage: NotFoundPage = readFields('pages/not-found.yaml')
export const searchPage: ListPage = readFields('pages/search.yaml')
export const servicesPage: ServicesPage = readFields('pages/services.yaml')

// Parts that a site may do without
export const blogPage: BlogPage | undefined = readFieldsOf('pages/blog.yaml')
export const customersPage: CustomersPage | undefined = readFieldsOf('pages/customers.yaml')
export const resourcesPage: ResourcesPage | undefined = readFieldsOf('pages/resources.yaml')
export const startupsPage: StartupsPage | undefined = readFieldsOf('pages/startups.yaml')
export const toolsPage: ToolsPage | undefined = readFieldsOf('pages/tools.yaml')

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
