/** What the pipeline writes and the app reads: the fields of a file, and what the build adds to them. */
import type { BlogFields, LegalFields, ResourceFields } from './article'
import type { CaseStudyFields } from './case-study'
import type { AboutPage, ContactPage, HomePage } from './pages'
import type { PortfolioFields } from './portfolio'
import type { ServiceFields } from './service'

/** Size of a picture in pixels, and the start of the hash of its bytes, which is part of its address. */
export type PictureSize = { width: number; height: number; hash: string }

/** The pictures that an entry names, by their path below `content/media`. */
export type Pictures = { pictures: Record<string, PictureSize> }

/** One heading of a Markdown body, for a table of contents. */
export type Heading = { id: string; text: string; depth: 2 | 3 }

/** A Markdown body as safe HTML. */
export type Body = { content: string; headings: Heading[] }

type Entry<Fields> = Fields & Pictures & { id: string }

export type BlogSummary = Entry<
  Pick<BlogFields, 'title' | 'excerpt' | 'image' | 'imageAlt' | 'author' | 'date' | 'category' | 'tags'>
> & { slug: string; readTime: string; hidden?: Hidden }

/** Why an entry is not public; only development and preview builds carry such entries. */
export type Hidden = { reason: 'draft' } | { reason: 'scheduled'; publishAt: string }

export type RelatedPost = { slug: string; title: string; image: string; hidden?: Hidden } & Pictures
export type BlogEntry = BlogSummary & Body & { related: RelatedPost[] }

export type CaseStudySummary = Entry<
  Pick<CaseStudyFields, 'name' | 'category' | 'challenge' | 'solution' | 'results' | 'image' | 'imageAlt'>
>
/** A service delivered: with the id of its page where it has one. */
export type DeliveredService = { title: string; id?: string }
export type CaseStudyEntry = Entry<Omit<CaseStudyFields, 'services' | 'aliases'>> & {
  services: string[]
  delivered: DeliveredService[]
}

export type ServiceSummary = Entry<
  Pick<ServiceFields, 'title' | 'summary' | 'price' | 'features' | 'image' | 'imageAlt'>
>
export type RelatedPage = { id: string; title: string; summary: string }
export type ServiceEntry = Entry<Omit<ServiceFields, 'related' | 'aliases'>> & { related: RelatedPage[] }

export type ResourceSummary = Entry<Pick<ResourceFields, 'title' | 'summary' | 'updated'>>
export type ResourceEntry = Entry<Omit<ResourceFields, 'related' | 'aliases'>> &
  Body & { readTime: string; related: RelatedPage[] }

export type LegalEntry = Entry<Omit<LegalFields, 'aliases'>> & Body

export type PortfolioGroup = Entry<PortfolioFields>

export type HomeEntry = HomePage & Pictures
export type AboutEntry = AboutPage & Pictures & Body
export type ContactEntry = ContactPage & Pictures

/** One page of the site, for prerendering, the sitemap and host files. */
export type SitePage = { path: string; lastModified?: string; indexed: boolean }
/** An old address and the page it leads to. */
export type Redirect = { from: string; to: string }
