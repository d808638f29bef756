/** The pages of the site and their headings, from the entries that the CMS has read. */
import GithubSlugger from 'github-slugger'
import { type FlatValues, type ListedEntry, LOCALE } from '../../cms/hook-types'
import { labelOf } from '../../cms/labels'
import { partsOf } from '../../entry/kind'
import { addressOf } from '../../entry/page'

export type SitePage = { path: string; title: string; body?: string }

/** A page with the name of the file that it is made from. */
export type EntryPage = SitePage & { file: string; isDraft: boolean }

/** Every page that an entry has, by its title. */
export function pagesOf(entries: readonly ListedEntry[]): EntryPage[] {
  const pages = entries.flatMap(({ locales }) => {
    const { path: file = '', content = {} } = locales[LOCALE] ?? {}
    const { folder, id } = partsOf(file)
    const path = addressOf(file)
    if (path === undefined) return []
    const title = folder === 'pages' ? `${labelOf(id)} page` : (titleOf(content) ?? labelOf(id))
    return [{ file, path, title, body: textOrNone(content.body), isDraft: content.draft === true }]
  })
  return pages.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

const titleOf = ({ title, name }: FlatValues) => textOrNone(title) ?? textOrNone(name)

const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export type PageHeading = { id: string; text: string }

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/

/** The headings of a Markdown text with the ids that the pipeline gives them. */
export function headingsOf(body: string): PageHeading[] {
  const slugger = new GithubSlugger()
  const headings: PageHeading[] = []
  let fence: string | undefined
  for (const line of body.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
      continue
    }
    fence = mark
    const text = withoutMarks(HEADING.exec(line)?.[1] ?? '')
    if (text !== '') headings.push({ text, id: slugger.slug(text) })
  }
  return headings
}

/** `**One** [page](/x)` → `One page` */
const withoutMarks = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|\\(?=\W)/g, '')
    .replace(/(^|\W)_(.+?)_(?=\W|$)/g, '$1$2')
