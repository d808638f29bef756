/** What the built site holds. Journeys take from it which pages there are, and what they are called. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { BlogListPage, PortfolioGroup, SearchRow, SearchSize } from '../../src/schema/entries'

/** A file of the data that the app reads, by its name without `.json`. */
export const dataOf = <Data>(name: string): Data => JSON.parse(readFileSync(`dist/data/${name}.json`, 'utf8'))

export const htmlOf = (path: string): string => readFileSync(fileOf(path), 'utf8')

const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`

/** Whether the site has a page at a path. */
export const hasPage = (path: string): boolean => existsSync(fileOf(path))

/** The heading of a page as visitors read it. */
export function headingOf(path: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(path)) ?? []
  return textOf(fromHtml(heading, { fragment: true }))
}

/** What a search knows of every post that visitors can read, newest first. */
export const posts: SearchRow<'blog'>[] = existsSync('dist/data/search/blog.json') ? readPosts() : []

/** An agency chooses which tools its site has. */
export const isOnSite = ({ slug }: { slug: string }): boolean => hasPage(`/tools/${slug}`)

/** How many posts the first page of the blog shows. */
export const postsOnFirstPage = posts.length > 0 ? dataOf<BlogListPage>('blog/page/1').entries.length : 0

function readPosts() {
  const { parts } = dataOf<SearchSize>('search/blog')
  const numbers = Array.from({ length: parts }, (_, number) => number)
  return numbers.flatMap((number) => dataOf<SearchRow<'blog'>[]>(`search/blog/${number}`)).reverse()
}

/** Lists of posts that share a category or a tag, those of the most posts first. */
function listsOf(kind: 'category' | 'tag') {
  const folder = `blog/${kind}`
  const ids = existsSync(`dist/data/${folder}`) ? readdirSync(`dist/data/${folder}`).sort() : []
  const lists = ids.map((id) => {
    const { group, total, pages, entries } = dataOf<BlogListPage>(`${folder}/${id}/1`)
    return { name: group?.value ?? id, path: `/${folder}/${id}`, total, pages, entries }
  })
  return lists.sort((a, b) => b.total - a.total)
}

export const categories = listsOf('category')
export const tags = listsOf('tag')

/** The groups of clients, in the order of the customers page. */
export const groups: PortfolioGroup[] = hasPage('/customers') ? dataOf('portfolio') : []

export const clients = groups.flatMap(({ clients }) => clients)
export const clientsWithCase = clients.filter(({ hasCaseStudy }) => hasCaseStudy)
export const clientsWithoutCase = clients.filter(({ hasCaseStudy }) => !hasCaseStudy)

/** Articles and guides: what is written in Markdown and long. */
const texts = [...posts.map(({ slug }) => `/blog/${slug}`), ...namesIn('resources').map((id) => `/resources/${id}`)]

function namesIn(folder: string) {
  const files = existsSync(`dist/data/${folder}`) ? readdirSync(`dist/data/${folder}`) : []
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort()
}

/** The first article or guide whose HTML has something in it. */
export const textWith = (part: RegExp): string | undefined => texts.find((path) => part.test(htmlOf(path)))

/** A table of three columns or more. */
export const WIDE_TABLE = /<thead>\s*<tr>\s*(?:<th[^>]*>[^<]*<\/th>\s*){3}/
