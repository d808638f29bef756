/** Everything that the site has, by kind: what its search lists, and what programs find in llms.txt. */
import type { ReadContent } from '@/content/files'
import { readExisting } from '@/content/read-existing'
import type { SingleName } from '@/schema/collections'

/** A page, with a sentence about it. */
export type Listed = { path: string; title: string; text: string }

export type Section<Entry = Listed> = {
  title: string
  /** The page that lists all of its kind; a section without one is complete. */
  overview?: string
  entries: Entry[]
}

/** What the search page carries. It reads the texts from the index, which only a built site has. */
export type Linked = Pick<Listed, 'path' | 'title'> & Partial<Listed>

/** The sections without their texts, which are half of the bytes of the search page. */
export const withoutTexts = (sections: readonly Section[]): Section<Linked>[] =>
  sections.map((section) => ({ ...section, entries: section.entries.map(({ path, title }) => ({ path, title })) }))

/** The section of the articles, which have a search index of their own, in parts whose size stays the same. */
export const ARTICLES = 'Articles'

/** A free tool, as the tools describe themselves. */
type Tool = { slug: string; title: string; description: string }

type PageName = Extract<SingleName, `pages/${string}`>

/** Pages that exist once, in the order in which they are listed. */
const pageNames = [
  'home',
  'about',
  'services',
  'startups',
  'customers',
  'resources',
  'tools',
  'blog',
  'press',
  'contact',
] as const

/** The sections of the site. Articles are the newest, as the first page of the blog lists them. */
export async function readSections(read: ReadContent, tools: readonly Tool[]): Promise<Section[]> {
  const [services, cases, guides, releases, legal, blog, pages] = await Promise.all([
    readExisting(read, 'services'),
    readExisting(read, 'case-studies'),
    readExisting(read, 'resources'),
    readExisting(read, 'press-releases'),
    readExisting(read, 'legal'),
    readExisting(read, 'blog/page/1'),
    Promise.all(pageNames.map((name) => readPage(read, name))),
  ])
  return [
    {
      title: 'Services',
      overview: '/services',
      entries: services.map(({ id, title, summary }) => ({ path: `/services/${id}`, title, text: summary })),
    },
    {
      title: 'Case studies',
      overview: '/customers',
      entries: cases.map(({ id, name, challenge }) => ({ path: `/case-study/${id}`, title: name, text: challenge })),
    },
    {
      title: 'Guides',
      overview: '/resources',
      entries: guides.map(({ id, title, summary }) => ({ path: `/resources/${id}`, title, text: summary })),
    },
    {
      title: 'Free tools',
      overview: '/tools',
      entries: tools.map(({ slug, title, description }) => ({ path: `/tools/${slug}`, title, text: description })),
    },
    {
      title: ARTICLES,
      overview: '/blog',
      entries: blog.entries
        .filter(({ hidden }) => !hidden)
        .map(({ slug, title, excerpt }) => ({ path: `/blog/${slug}`, title, text: excerpt })),
    },
    {
      title: 'Press releases',
      overview: '/press',
      entries: releases
        .filter(({ hidden }) => !hidden)
        .map(({ id, title, summary }) => ({ path: `/press/${id}`, title, text: summary })),
    },
    {
      title: 'Pages',
      entries: [...pages, ...legal.map(({ id, title, description }) => ({ path: `/${id}`, title, text: description }))],
    },
  ]
}

async function readPage(read: ReadContent, name: (typeof pageNames)[number]): Promise<Listed> {
  const { title, description } = await readExisting(read, `pages/${name}` satisfies PageName)
  return { path: name === 'home' ? '/' : `/${name}`, title, text: description }
}
