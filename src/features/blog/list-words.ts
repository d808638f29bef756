/** What a list of the blog is called, and where it is. */
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
    heading: isFirst ? list.heading : `${list.heading}, page ${number}`,
    title: isFirst ? list.title : `${list.title}, page ${number}`,
    description: isFirst ? list.description : `${list.description} Page ${number} of ${pages}.`,
    path: pageAddress(listAddress(group), number),
  }
}

/** The way from the blog to a page of a list, that page included. */
export function trailOf({ group, number }: BlogListPage): { name: string; path: string }[] {
  const first = listAddress(group)
  return [
    { name: 'Blog', path: '/blog' },
    ...(group ? [{ name: group.value, path: first }] : []),
    ...(number > 1 ? [{ name: `Page ${number}`, path: pageAddress(first, number) }] : []),
  ]
}

/** What a list is called, by what its articles share. */
const NAMES: Record<Group['name'], (value: string) => string> = {
  category: (value) => value,
  tag: (value) => `Articles tagged “${value}”`,
  author: (value) => `Articles by ${value}`,
}

function wordsOfList({ title, heading, description, intro }: BlogPage, group: Group | undefined) {
  if (!group) return { title, heading, description }
  const name = NAMES[group.name](group.value)
  return {
    title: `${group.name === 'category' ? name : `“${group.value}”`} – ${title}`,
    heading: name,
    description: `${name}. ${intro}`,
  }
}

/** `1 article`, `24 articles` */
export const articlesInWords = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`
