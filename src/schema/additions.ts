/** What the pipeline can add to the fields of an entry. A collection names the additions that its entries need. */

/**
 * Size of a picture in pixels, the start of the hash of its bytes, which is part of its address, its version for the dark
 * scheme, if there is one, and the point that stays visible where it is cropped, if its entry names one. A picture that
 * phones show as a portrait crop has that point, and the widths of the crop.
 */
export type PictureSize = {
  width: number
  height: number
  hash: string
  night?: NightSize
  focus?: string
  portraitWidths?: number[]
}

/** What the addresses of a night version are made of. It has the shape of its picture, and often the same width. */
export type NightSize = { width: number; hash: string }

/** On a site in a further language: the entry is in the first one, because it has no translation. */
export type Untranslated = { untranslated?: true }

/** The pictures that an entry names, by their path below `content/media`. */
export type Pictures = { pictures: Record<string, PictureSize> }

/** One heading of a Markdown body, for a table of contents. */
export type Heading = { id: string; text: string; depth: 2 | 3 }

/** A Markdown body as safe HTML. */
export type Body = { content: string; headings: Heading[] }

/**
 * Why an entry is not public; only development and preview builds carry such entries. Where `publishAt` has an hour,
 * `timeZone` says whose.
 */
export type Hidden = { reason: 'draft' } | { reason: 'scheduled'; publishAt: string; timeZone?: string }

/** A category of the blog: its name, and its part of the address of its page. */
export type Category = { name: string; id: string }

export type RelatedPost = { slug: string; title: string; image: string; hidden?: Hidden } & Pictures
export type RelatedPage = { id: string; title: string; summary: string }
/** A page to read after another one. */
export type NextStep = { link: string; title: string; summary: string }
/** A case study on the home page, with the first of its results. */
export type FrontCase = {
  id: string
  name: string
  category: string
  timeline: string
  challenge: string
  result: string
  image?: string
}
/** The case study beside what a client says of a service, with the first of its results. */
export type ShownCase = { id: string; name: string; result: string; image?: string; sample?: string } & Pictures
/** A post on the home page. */
export type FrontStory = {
  slug: string
  title: string
  excerpt: string
  category?: string
  image: string
  hidden?: Hidden
}
/** A page, with a sentence about it. */
export type ListedPage = { path: string; title: string; text: string }
/** The pages of one kind. */
export type Section = {
  title: string
  /** The page that lists all of its kind; a section without one is complete. */
  overview?: string
  /** The words of the link to that page. */
  all?: string
  entries: ListedPage[]
}
/** The articles have a search index of their own, in parts whose size stays the same. */
export const isOfArticles = ({ overview }: Section): boolean => overview === '/blog'

export type FrontPage = {
  /** The first one leads. */
  cases: FrontCase[]
  packages: { name: string; price: number }[]
  /** Newest first. */
  stories: FrontStory[]
} & Pictures

/** A person where a page names one: what visitors see of them there, and where they read more. */
export type NamedPerson = {
  id: string
  name: string
  role: string
  company?: string
  photo?: string
  photoAlt?: string
  profiles: { url: string; label: string }[]
  /** The page with what the person wrote, or the place on the team page. */
  path?: string
} & Pictures

/** Whom reporters reach, and how. */
export type PressContact = {
  topic: string
  name?: string
  role: string
  email?: string
  telephone?: string
  /** Where they read more about the person. */
  path?: string
}

/** A service delivered: with the id of its page where it has one. */
export type DeliveredService = { title: string; id?: string }

export type Additions = {
  slug: { slug: string }
  readTime: { readTime: string }
  /** Who wrote a post, in words, and the id of the person where it is one. */
  byline: { author: string; authorId?: string }
  /** The people whom the entry names by id. */
  people: { people?: Record<string, NamedPerson> }
  /** The languages that a person speaks, in the language of the site. */
  languageNames: { languageNames: string[] }
  /** The contacts of the newsroom, with what the files of people say. */
  contacts: { contacts: PressContact[] }
  relatedPosts: { related: RelatedPost[] }
  /** The entries of the same collection that the field `related` names. */
  relatedPages: { related: RelatedPage[] }
  /** The first client of a group that has a case study with a picture. */
  leadClient: { lead?: { id: string; image: string } } & Pictures
  deliveredServices: { delivered: DeliveredService[] }
  /** What the home page shows of other pages. */
  frontPage: { front: FrontPage }
  /** Everything that the site has but its tools, by kind; of the articles, the newest. */
  sections: { sections: Section[] }
  /** The case study that the field `nextCase` names. */
  shownCase: { shownCase?: ShownCase }
  /** Where a reader goes on, in order. */
  nextSteps: { next: NextStep[] }
  /** The text that explains a tool, by the last part of the tool's address. */
  explainedTools: { explained: Record<string, NextStep> }
  /** The categories that have posts, in the order of the settings. */
  shownCategories: { categories: Category[] }
  hidden: { hidden?: Hidden }
}

export type AdditionName = keyof Additions
