/** Every kind of file in `content/`: where it is, how it is checked, where its page is, and what the app reads of it. */
import type { z } from 'zod'
import { aboutSchema } from './about'
import type { AdditionName } from './additions'
import { blogSchema, resourceSchema } from './article'
import { benchmarksSchema } from './benchmarks'
import { caseStudySchema } from './case-study'
import { legalSchema } from './legal'
import { notFoundSchema } from './not-found'
import {
  blogPageSchema,
  contactSchema,
  customersSchema,
  homeSchema,
  resourcesPageSchema,
  searchPageSchema,
  servicesPageSchema,
  toolsPageSchema,
} from './pages'
import { personSchema } from './person'
import { portfolioSchema } from './portfolio'
import { pressPageSchema, pressReleaseSchema } from './press'
import { serviceSchema } from './service'
import { navigationSchema, siteSchema } from './settings'
import { startupsSchema } from './startups'
import { teamPageSchema } from './team'
import { toolSchema } from './tool'
import { toolSlugs } from './tool-catalog'
import { toolTables } from './tool-tables'

export type Collection = {
  /** Markdown files have fields between two `---` lines and a body below; YAML files are all fields. */
  format: 'md' | 'yaml'
  schema: z.ZodObject
  /** Path of an entry's page, when it has one. */
  path?: (id: string) => string
  /** The only ids that entries can have. */
  ids?: readonly string[]
  /** Name of the type that holds the ids of all entries. */
  idType?: string
  /** Order of the entries in lists; entries that compare equal, and all others, follow their ids. */
  order?: (a: Record<string, unknown>, b: Record<string, unknown>) => number
  /**
   * What the collection's list carries of each entry; the body is never part of a list. A collection without it has no
   * file for each entry: its list carries the entries as a whole.
   */
  list?: { fields: readonly string[]; adds?: readonly AdditionName[] }
  /** For a list that grows: it is written in pages instead of as a whole. */
  paging?: Paging
  /** What the pipeline adds to the file of each entry. */
  adds?: readonly AdditionName[]
  /** For Markdown files whose fields say enough, so that there may be no text below them. */
  textIsOptional?: true
  /** For a file that exists at most once: without it, the site has no such page. */
  optional?: true
  /** For such a file: the collection whose entries go with it. */
  holds?: string
}

/** How a list is spread over pages, each with a file and an address of its own. */
export type Paging = {
  /** Address of the first page; all others are below it. */
  path: string
  /** How many entries a page lists. */
  size: number
  /** Lists of the entries that share a value of a field, by the name of the list in addresses. */
  groups: Readonly<Record<string, Group>>
  /** What a search looks through: some of what the list carries, in parts of a fixed size. */
  search: { fields: readonly string[]; size: number }
}

export type Group = {
  field: string
  /** The settings list the values, each with its part of the address; else that is made of the value. */
  idsFromSettings?: true
  /** A value may be the id of a person, whose page then says who that is. */
  namesPeople?: true
}

const newestFirst = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0)

/** Entries without a place come last. */
const place = ({ order }: Record<string, unknown>): number => Number(order ?? Number.MAX_SAFE_INTEGER)

const byName = new Intl.Collator('en')

/** Folders of many entries: any file name is an id. */
export const collections = {
  blog: {
    format: 'md',
    schema: blogSchema,
    path: (id) => `/blog/${id}`,
    idType: 'BlogSlug',
    order: (a, b) => newestFirst(String(a.date), String(b.date)),
    list: {
      fields: ['title', 'excerpt', 'image', 'imageAlt', 'shareImage', 'author', 'date', 'category', 'tags'],
      adds: ['slug', 'readTime', 'byline', 'hidden'],
    },
    paging: {
      path: '/blog',
      // 24 stories are a page of less than 100 kB.
      size: 24,
      groups: {
        category: { field: 'category', idsFromSettings: true },
        tag: { field: 'tags' },
        author: { field: 'author', namesPeople: true },
      },
      search: { fields: ['slug', 'title', 'excerpt', 'category', 'date', 'hidden'], size: 1000 },
    },
    adds: ['slug', 'readTime', 'byline', 'people', 'relatedPosts', 'hidden'],
  },
  'case-studies': {
    format: 'yaml',
    schema: caseStudySchema,
    path: (id) => `/case-study/${id}`,
    idType: 'CaseStudyId',
    list: {
      fields: ['name', 'category', 'challenge', 'solution', 'results', 'image', 'imageAlt', 'imageFocus', 'shareImage'],
    },
    adds: ['deliveredServices', 'people', 'nextSteps'],
  },
  services: {
    format: 'yaml',
    schema: serviceSchema,
    path: (id) => `/services/${id}`,
    idType: 'ServiceId',
    list: { fields: ['title', 'summary', 'price', 'priceUnit', 'features', 'image', 'shareImage'] },
    adds: ['shownCase', 'people', 'nextSteps'],
  },
  resources: {
    format: 'md',
    schema: resourceSchema,
    path: (id) => `/resources/${id}`,
    idType: 'ResourceId',
    order: (a, b) => place(a) - place(b),
    list: {
      fields: ['title', 'summary', 'kind', 'image', 'imageAlt', 'updated', 'shareImage'],
      adds: ['readTime'],
    },
    adds: ['readTime', 'relatedPages', 'nextSteps'],
  },
  tools: {
    format: 'yaml',
    schema: toolSchema,
    ids: toolSlugs,
    path: (id) => `/tools/${id}`,
    order: (a, b) => place(a) - place(b),
    list: { fields: ['title', 'description'] },
  },
  'press-releases': {
    format: 'md',
    schema: pressReleaseSchema,
    path: (id) => `/press/${id}`,
    idType: 'PressReleaseId',
    order: (a, b) => newestFirst(String(a.date), String(b.date)),
    list: { fields: ['title', 'summary', 'date', 'shareImage'], adds: ['hidden'] },
    adds: ['hidden'],
  },
  legal: {
    format: 'md',
    schema: legalSchema,
    path: (id) => `/${id}`,
    idType: 'LegalId',
    textIsOptional: true,
    list: { fields: ['title', 'description', 'updated'] },
    adds: ['people'],
  },
  portfolio: {
    format: 'yaml',
    schema: portfolioSchema,
    order: (a, b) => Number(a.order) - Number(b.order),
    adds: ['leadClient'],
  },
  people: {
    format: 'md',
    schema: personSchema,
    textIsOptional: true,
    order: (a, b) => place(a) - place(b) || byName.compare(String(a.name), String(b.name)),
    list: { fields: ['name', 'role', 'company', 'photo', 'photoAlt', 'email', 'telephone', 'profiles', 'team'] },
    adds: ['languageNames'],
  },
} as const satisfies Record<string, Collection>

/** Files that exist exactly once, by their path below `content/` without the ending. */
export const singles = {
  'settings/site': { format: 'yaml', schema: siteSchema },
  'settings/navigation': { format: 'yaml', schema: navigationSchema },
  'settings/benchmarks': { format: 'yaml', schema: benchmarksSchema, optional: true },
  'tables/briefs': { format: 'yaml', schema: toolTables['tables/briefs'], optional: true },
  'tables/headlines': { format: 'yaml', schema: toolTables['tables/headlines'], optional: true },
  'tables/crisis': { format: 'yaml', schema: toolTables['tables/crisis'], optional: true },
  'tables/pitch-plans': { format: 'yaml', schema: toolTables['tables/pitch-plans'], optional: true },
  'tables/release-checks': { format: 'yaml', schema: toolTables['tables/release-checks'], optional: true },
  'pages/home': { format: 'yaml', schema: homeSchema, path: () => '/', adds: ['frontPage'] },
  'pages/about': { format: 'md', schema: aboutSchema, path: () => '/about', adds: ['people'] },
  'pages/team': { format: 'yaml', schema: teamPageSchema, path: () => '/team', optional: true },
  'pages/services': { format: 'yaml', schema: servicesPageSchema, path: () => '/services' },
  'pages/startups': {
    format: 'yaml',
    schema: startupsSchema,
    path: () => '/startups',
    adds: ['people'],
    optional: true,
  },
  'pages/customers': {
    format: 'yaml',
    schema: customersSchema,
    path: () => '/customers',
    optional: true,
    holds: 'portfolio',
  },
  'pages/contact': { format: 'yaml', schema: contactSchema, path: () => '/contact' },
  'pages/blog': {
    format: 'yaml',
    schema: blogPageSchema,
    path: () => '/blog',
    adds: ['shownCategories'],
    optional: true,
    holds: 'blog',
  },
  'pages/resources': {
    format: 'yaml',
    schema: resourcesPageSchema,
    path: () => '/resources',
    optional: true,
    holds: 'resources',
  },
  'pages/tools': {
    format: 'yaml',
    schema: toolsPageSchema,
    path: () => '/tools',
    adds: ['explainedTools'],
    optional: true,
    holds: 'tools',
  },
  'pages/press': {
    format: 'yaml',
    schema: pressPageSchema,
    path: () => '/press',
    adds: ['contacts'],
    optional: true,
    holds: 'press-releases',
  },
  'pages/search': { format: 'yaml', schema: searchPageSchema, path: () => '/search', adds: ['sections'] },
  'pages/not-found': { format: 'yaml', schema: notFoundSchema },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof collections
export type SingleName = keyof typeof singles
