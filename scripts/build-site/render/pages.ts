import { twinAddress } from '../../../src/lib/twin-address'
import type { PageAddress, PageLanguages, SitePage } from '../../../src/schema/entries'
import { NOT_FOUND_FOLDERS } from '../../lib/site-files'

export type Page = {
  path: string
  file: string
  mayBeMissing: boolean
  isFallback: boolean
  /** Where the page is in other languages, itself included; empty for a page in one language. */
  alternates: PageAddress[]
  /** In the first language on a site in another one: search engines know the original. */
  isUntranslated: boolean
  /** The file of its twin in Markdown: every page that search engines list has one, but for the further pages of lists. */
  twin: string | undefined
}

/** Every page that is rendered, with its file. */
export function pagesOf(pages: readonly SitePage[], { alternates, untranslated }: PageLanguages): Page[] {
  const isUntranslated = new Set(untranslated)
  const ofContent = pages.map(({ path, indexed }) => ({
    path,
    alternates: alternates[path] ?? [],
    isUntranslated: isUntranslated.has(path),
    file: fileOf(path),
    mayBeMissing: !indexed,
    isFallback: false,
    twin: indexed ? twinFile(path) : undefined,
  }))
  return [...ofContent, ...NOT_FOUND_FOLDERS.map((folder) => notFoundPage(`${folder}/404`))]
}

/** A page for addresses that do not exist. */
const notFoundPage = (path: string): Page => ({
  path,
  alternates: [],
  isUntranslated: false,
  file: fileOf(path),
  mayBeMissing: true,
  isFallback: true,
  twin: undefined,
})

/** The file of a page's Markdown twin, if it has one: `about.md` beside `about.html`. */
export const twinFile = (path: string): string | undefined => twinAddress(path)?.slice(1)

/** `/` is `index.html`, `/about` is `about.html`: the form that hosts serve without a redirect. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
