/** What a list of the blog is called, and where it is. */
import * as words from '@words/blog-list'
import { groupAddress, pageAddress } from '@/lib/list-address'
import type { BlogListPage } from '@/schema/entries'
import type { BlogPage } from '@/schema/pages'

type Group = NonNullable<BlogListPage['group']>

/** Address of the first page of a list; without a group, of the list of all articles. */
export const listAddress = (group: Group | undefined): string =>
  group ? groupAddress('/blog', group.name, group.id) : '/blog'

/** Heading of a page, and what search engines show of it: no two pages have the same. */
export function listWords(page: BlogPage, { group, number, pages }: BlogListPage) {
  const list = wordsOfList(page, group)
  const isFirst = number === 1
  return {
    heading: isFirst ? list.heading : words.onPage({ list: list.heading, number }),
    title: isFirst ? list.title : words.onPage({ list: list.title, number }),
    description: isFirst ? list.description : `${list.description} ${words.pageOf({ number, pages })}`,
    path: pageAddress(listAddress(group), number),
  }
}

/** The way from the blog to a page of a list, that page included. */
export function trailOf({ group, number }: BlogListPage): { name: string; path: string }[] {
  const first = listAddress(group)
  return [
    { name: words.blog, path: '/blog' },
    ...(group ? [{ name: group.value, path: first }] : []),
    ...(number > 1 ? [{ name: words.page({ number }), path: pageAddress(first, number) }] : []),
  ]
}

/** What a list is called, by what its articles share. */
const NAMES: Record<Group['name'], (value: string) => string> = {
  category: (value) => value,
  tag: (tag) => words.tagged({ tag }),
  author: (author) => words.by({ author }),
}

function wordsOfList({ title, heading, description, intro }: BlogPage, group: Group | undefined) {
  if (!group) return { title, heading, description }
  const name = NAMES[group.name](group.value)
  const isName = group.name === 'category' || group.isPerson
  return {
    title: `${isName ? group.value : words.quoted({ value: group.value })} – ${title}`,
    heading: group.isPerson ? group.value : name,
    description: `${name}. ${intro}`,
  }
}
