/** The generated files and the type of each. This is the whole interface between the pipeline and the app. */
import type {
  AboutEntry,
  BlogEntry,
  BlogSummary,
  CaseStudyEntry,
  CaseStudySummary,
  ContactEntry,
  HomeEntry,
  LegalEntry,
  PortfolioGroup,
  ResourceEntry,
  ResourceSummary,
  ServiceEntry,
  ServiceSummary,
} from '@/schema/entries'
import type { BlogPage, CustomersPage, ListPage, NotFoundPage, ServicesPage, StartupsPage } from '@/schema/pages'

export interface ContentFiles {
  'pages/home': HomeEntry
  'pages/about': AboutEntry
  'pages/services': ServicesPage
  'pages/startups': StartupsPage
  'pages/customers': CustomersPage
  'pages/contact': ContactEntry
  'pages/blog': BlogPage
  'pages/resources': ListPage
  'pages/tools': ListPage
  'pages/not-found': NotFoundPage
  portfolio: PortfolioGroup[]
  blog: BlogSummary[]
  services: ServiceSummary[]
  resources: ResourceSummary[]
  'case-studies': CaseStudySummary[]
  [post: `blog/${string}`]: BlogEntry
  [caseStudy: `case-studies/${string}`]: CaseStudyEntry
  [service: `services/${string}`]: ServiceEntry
  [guide: `resources/${string}`]: ResourceEntry
  [legal: `legal/${string}`]: LegalEntry
}

/** Reads one generated file by its name without `.json`; `null` when there is none. */
export type ReadContent = <Name extends keyof ContentFiles>(name: Name) => Promise<ContentFiles[Name] | null>
