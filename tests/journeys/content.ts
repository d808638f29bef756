/**
 * The content files of the project. Journeys take from them every text that an agency may edit, so that editing the
 * copy breaks no test.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { AboutPage } from '../../src/schema/about'
import type { BlogFields, LegalFields, ResourceFields } from '../../src/schema/article'
import type { CaseStudyFields } from '../../src/schema/case-study'
import type { NotFoundPage } from '../../src/schema/not-found'
import type {
  BlogPage,
  ContactPage,
  CustomersPage,
  HomePage,
  ResourcesPage,
  ServicesPage,
  ToolsPage,
} from '../../src/schema/pages'
import type { PortfolioFields } from '../../src/schema/portfolio'
import type { ServiceFields } from '../../src/schema/service'
import type { Navigation } from '../../src/schema/settings'
import type { StartupsPage } from '../../src/schema/startups'

/** The fields of a file, which are all of a YAML file and the front matter of a Markdown file. */
function readFields(file: string) {
  const text = readFileSync(path.join('content', file), 'utf8')
  const [, frontMatter] = /^---\n(.*?)^---$/ms.exec(text) ?? []
  return parse(frontMatter ?? text)
}

/** The fields of every file of a folder, by the ids that the file names give. */
function readFolder<Fields>(folder: string): Map<string, Fields> {
  const files = readdirSync(path.join('content', folder)).sort()
  return new Map(files.map((file) => [path.parse(file).name, readFields(`${folder}/${file}`)]))
}

export const blog = readFolder<BlogFields>('blog')
export const caseStudies = readFolder<CaseStudyFields>('case-studies')
export const legal = readFolder<LegalFields>('legal')
export const resources = readFolder<ResourceFields>('resources')
export const services = readFolder<ServiceFields>('services')
export const portfolio = [...readFolder<PortfolioFields>('portfolio').values()].sort((a, b) => a.order - b.order)
export const navigation: Navigation = readFields('settings/navigation.yaml')

export const aboutPage: AboutPage = readFields('pages/about.md')
export const blogPage: BlogPage = readFields('pages/blog.yaml')
export const contactPage: ContactPage = readFields('pages/contact.yaml')
export const customersPage: CustomersPage = readFields('pages/customers.yaml')
export const homePage: HomePage = readFields('pages/home.yaml')
export const resourcesPage: ResourcesPage = readFields('pages/resources.yaml')
export const notFoundPage: NotFoundPage = readFields('pages/not-found.yaml')
export const servicesPage: ServicesPage = readFields('pages/services.yaml')
export const toolsPage: ToolsPage = readFields('pages/tools.yaml')
export const startupsPage: StartupsPage = readFields('pages/startups.yaml')

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
