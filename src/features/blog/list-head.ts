import { pageAddress } from '@/lib/list-address'
import type { PageHead } from '@/metadata/head'
import type { PageData } from '@/metadata/structured-data'
import type { BlogListPage, PersonEntry } from '@/schema/entries'
import type { BlogPage } from '@/schema/pages'
import { listAddress, listWords, trailOf } from './list-words'
import { authorData, blogData } from './structured-data'

/** What the head of a page of a list says, with the pages around it and its place in the site. */
export function listHead(page: BlogPage, list: BlogListPage, person?: PersonEntry): PageHead {
  const { group, number, pages, entries } = list
  const { title, description, path } = listWords(page, list)
  const first = listAddress(group)
  return {
    title,
    description,
    path,
    previous: number > 1 ? pageAddress(first, number - 1) : undefined,
    next: number < pages ? pageAddress(first, number + 1) : undefined,
    // The page of a category without public articles says nothing yet.
    indexed: path === '/blog' || entries.some(({ hidden }) => !hidden),
    structuredData: import.meta.env.SSR && listData(page, list, person),
  }
}

function listData(page: BlogPage, list: BlogListPage, person: PersonEntry | undefined): PageData {
  if (person && list.number === 1) return authorData(person, listAddress(list.group))
  const trail = trailOf(list)
  if (trail.length === 1) return blogData(page)
  return { type: 'CollectionPage', above: trail.slice(0, -1), name: trail.at(-1)?.name }
}
