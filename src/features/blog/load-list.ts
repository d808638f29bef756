import { notFound } from '@tanstack/react-router'
import type { ReadContent } from '@/content/files'
import { requireContent } from '@/content/require-content'
import type { BlogGroup } from '@/schema/entries'
import { listHead } from './list-head'

/** What the address of a list says; without a group it is the list of all articles. */
export type ListParams = { group?: BlogGroup; value?: string; page?: string }

export type LoadedList = Awaited<ReturnType<typeof loadList>>

/**
 * Reads a page of a list and the words around it. The first page has the address of the list, and no other form of a
 * number is an address.
 * @throws TanStack's `notFound()` when there is no such page.
 */
export async function loadList(read: ReadContent, { group, value, page }: ListParams) {
  if (page !== undefined && !/^(?:[2-9]|[1-9]\d+)$/.test(page)) throw notFound()
  const number = Number(page ?? 1)
  const words = await requireContent(read, 'pages/blog')
  const list = await requireContent(read, group ? `blog/${group}/${value}/${number}` : `blog/page/${number}`)
  const author = list.group?.isPerson ? await loadAuthor(read, list.group.id) : undefined
  return { page: words, list, author, head: listHead(words, list, author?.person) }
}

/** A person, and what only the pages of persons show. */
async function loadAuthor(read: ReadContent, id: string) {
  const [person, { AuthorHeader }] = await Promise.all([
    requireContent(read, `people/${id}`),
    import('./author-header'),
  ])
  return { person, AuthorHeader }
}
