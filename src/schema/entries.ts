/** What the pipeline writes and the app reads: the fields of a file, and what the build adds to them. */
import type { z } from 'zod'
import type { AdditionName, Additions, Body, Pictures, Untranslated } from './additions'
import type { CollectionName, collections, SingleName, singles } from './collections'
import type { Language } from './languages'
import type { ToolSlug } from './tool-catalog'

export type {
  Category,
  DeliveredService,
  FrontCase,
  Heading,
  Hidden,
  NamedPerson,
  NextStep,
  PictureSize,
  RelatedPage,
  RelatedPost,
  ShownCase,
} from './additions'

/** Fields that decide how a page is published; the app never sees them. */
export type PublicationField = 'aliases' | 'draft' | 'publishAt'

type Collections = typeof collections
type Singles = typeof singles

type Fields<Kind extends { schema: z.ZodObject }> = Omit<z.output<Kind['schema']>, PublicationField>
type BodyOf<Kind extends { format: 'md' | 'yaml' }> = Kind['format'] extends 'md' ? Body : unknown

type Names<List> = List extends readonly (infer Name extends AdditionName)[] ? Name : never
type Both<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never
/** Everything that the named additions add. */
type Added<List> = [Names<List>] extends [never] ? unknown : Both<Additions[Names<List>]>
type AddedBy<Kind> = Kind extends { adds: infer List } ? Added<List> : unknown

type Picked<All, Wanted> = { [Field in keyof All as Field extends Wanted ? Field : never]: All[Field] }

/** Collections with a list of summaries and a file for each entry. */
export type ListedCollection = {
  [Name in CollectionName]: Collections[Name] extends { list: object } ? Name : never
}[CollectionName]

/** One entry of a collection, as a whole. */
export type Entry<Name extends CollectionName> = { id: string } & Omit<
  Fields<Collections[Name]>,
  keyof AddedBy<Collections[Name]>
> &
  Pictures &
  Untranslated &
  BodyOf<Collections[Name]> &
  AddedBy<Collections[Name]>

/** What the list of a collection carries of each entry. */
export type Summary<Name extends ListedCollection> = { id: string } & Picked<
  Fields<Collections[Name]>,
  Collections[Name]['list']['fields'][number]
> &
  Pictures &
  Untranslated &
  AddedBy<Collections[Name]['list']>

/** Collections whose list is written in pages. */
export type PagedCollection = {
  [Name in CollectionName]: Collections[Name] extends { paging: object } ? Name : never
}[CollectionName]

/** Names of the lists of entries that share a value. */
export type GroupName<Name extends PagedCollection> = keyof Collections[Name]['paging']['groups'] & string

/** One page of a list. */
export type ListPage<Name extends PagedCollection> = {
  /** What the entries share, as it is written and as a part of addresses; missing for the list of all entries. */
  group?: { name: GroupName<Name>; value: string; id: string; isPerson?: true }
  /** Number of the page, from 1. */
  number: number
  /** How many pages and entries the list has. */
  pages: number
  total: number
  entries: Summary<Name>[]
}

/** How many parts the search of a collection has. The last one holds the newest entries. */
export type SearchSize = { parts: number }

/** What a search knows of an entry. */
export type SearchRow<Name extends PagedCollection> = Picked<
  Summary<Name>,
  Collections[Name]['paging']['search']['fields'][number]
>

/** A file that exists exactly once. */
export type Single<Name extends SingleName> = Omit<Fields<Singles[Name]>, keyof AddedBy<Singles[Name]>> &
  Pictures &
  Untranslated &
  BodyOf<Singles[Name]> &
  AddedBy<Singles[Name]>

/** Files that a site can do without, and with them a part of the site. */
export type OptionalSingle = {
  [Name in SingleName]: Singles[Name] extends { optional: true } ? Name : never
}[SingleName]

export type BlogPageEntry = Single<'pages/blog'>
export type BlogSummary = Summary<'blog'>
export type BlogEntry = Entry<'blog'>
export type BlogGroup = GroupName<'blog'>
export type BlogListPage = ListPage<'blog'>
export type BlogSearchRow = SearchRow<'blog'>
export type CaseStudySummary = Summary<'case-studies'>
export type CaseStudyEntry = Entry<'case-studies'>
export type ServiceSummary = Summary<'services'>
export type ServiceEntry = Entry<'services'>
export type ResourceSummary = Summary<'resources'>
export type ResourceEntry = Entry<'resources'>
export type LegalEntry = Entry<'legal'>
export type PersonEntry = Entry<'people'>
export type PortfolioGroup = Entry<'portfolio'>
export type HomeEntry = Single<'pages/home'>
export type AboutEntry = Single<'pages/about'>
export type ContactEntry = Single<'pages/contact'>
export type StartupsEntry = Single<'pages/startups'>
export type ToolsEntry = Single<'pages/tools'>
export type NotFoundEntry = Single<'pages/not-found'>

/** What the program of the site has to know of pages that are not on every site. */
export type Outline = {
  /** The optional parts that the site has. */
  parts: OptionalSingle[]
  /** Ids of the legal pages. */
  legal: string[]
  /** The free tools, in their order. */
  tools: { slug: ToolSlug; title: string }[]
}

/** One page of the site, for prerendering, the sitemap and host files. */
/** `lastModified` is the day that the page's file names, if it names one. */
export type SitePage = { path: string; lastModified?: string; indexed: boolean }
/** An old address and the page it leads to. */
export type Redirect = { from: string; to: string }
/** An address of the same page in a language, or the one for readers of all others. */
export type PageAddress = { language: Language | 'x-default'; url: string }

/** What the pages of a site in several languages say about languages. */
export type PageLanguages = {
  /** By the path of a page that exists in several languages: all of its addresses. */
  alternates: Record<string, PageAddress[]>
  /** Paths of pages that this site shows in the first language. */
  untranslated: string[]
}
