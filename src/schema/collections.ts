/** Every kind of file in `content/`: where it lies, how it is checked, and where its page is. */
import type { z } from 'zod'
import { blogSchema, legalSchema, resourceSchema } from './article'
import { caseStudySchema } from './case-study'
import {
  aboutSchema,
  blogPageSchema,
  contactSchema,
  customersSchema,
  homeSchema,
  notFoundSchema,
  resourcesPageSchema,
  servicesPageSchema,
  startupsSchema,
  toolsPageSchema,
} from './pages'
import { portfolioSchema } from './portfolio'
import { serviceSchema } from './service'
import { navigationSchema, siteSchema } from './settings'

export type Collection = {
  /** Markdown files have fields between two `---` lines and a body below; YAML files are all fields. */
  format: 'md' | 'yaml'
  schema: z.ZodObject
  /** Path of an entry's page, when it has one. */
  path?: (id: string) => string
  /** Fields that lists carry. The body never does. */
  summary?: readonly string[]
  /** Each of its pages has a route of its own, so that files are neither added nor removed by editors. */
  fixed?: true
}

/** Folders of many entries: any file name is an id. */
export const collections = {
  blog: {
    format: 'md',
    schema: blogSchema,
    path: (id) => `/blog/${id}`,
    summary: ['title', 'excerpt', 'image', 'imageAlt', 'author', 'date', 'category', 'tags'],
  },
  'case-studies': {
    format: 'yaml',
    schema: caseStudySchema,
    path: (id) => `/case-study/${id}`,
    summary: ['name', 'category', 'challenge', 'solution', 'results', 'image', 'imageAlt'],
  },
  services: {
    format: 'yaml',
    schema: serviceSchema,
    path: (id) => `/services/${id}`,
    summary: ['title', 'summary', 'price', 'features', 'image', 'imageAlt'],
  },
  resources: {
    format: 'md',
    schema: resourceSchema,
    path: (id) => `/resources/${id}`,
    summary: ['title', 'summary', 'updated'],
  },
  legal: { format: 'md', schema: legalSchema, path: (id) => `/${id}`, summary: ['title', 'updated'], fixed: true },
  portfolio: { format: 'yaml', schema: portfolioSchema },
} as const satisfies Record<string, Collection>

/** Files that exist exactly once, by their path below `content/` without the ending. */
export const singles = {
  'settings/site': { format: 'yaml', schema: siteSchema },
  'settings/navigation': { format: 'yaml', schema: navigationSchema },
  'pages/home': { format: 'yaml', schema: homeSchema, path: () => '/' },
  'pages/about': { format: 'md', schema: aboutSchema, path: () => '/about' },
  'pages/services': { format: 'yaml', schema: servicesPageSchema, path: () => '/services' },
  'pages/startups': { format: 'yaml', schema: startupsSchema, path: () => '/startups' },
  'pages/customers': { format: 'yaml', schema: customersSchema, path: () => '/customers' },
  'pages/contact': { format: 'yaml', schema: contactSchema, path: () => '/contact' },
  'pages/blog': { format: 'yaml', schema: blogPageSchema, path: () => '/blog' },
  'pages/resources': { format: 'yaml', schema: resourcesPageSchema, path: () => '/resources' },
  'pages/tools': { format: 'yaml', schema: toolsPageSchema, path: () => '/tools' },
  'pages/not-found': { format: 'yaml', schema: notFoundSchema },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof collections
export type SingleName = keyof typeof singles
