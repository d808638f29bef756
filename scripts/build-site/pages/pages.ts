import { twinAddress } from '../../../src/lib/twin-address'
import type { SitePage } from '../../../src/schema/entries'
import { NOT_FOUND_FOLDERS } from '../../lib/site-files'
import type { Page } from './render-pages'

/** Every page that is rendered, with its file. */
export const pagesOf = (pages: readonly SitePage[]): Page[] => [
  ...pages.map(({ path, indexed }) => ({
    path,
    file: fileOf(path),
    mayBeMissing: !indexed,
    isFallback: false,
    twin: indexed ? twinFile(path) : undefined,
  })),
  ...NOT_FOUND_FOLDERS.map((folder) => notFoundPage(`${folder}/404`)),
]

/** A page for addresses that do not exist. */
const notFoundPage = (path: string): Page => ({
  path,
  file: fileOf(path),
  mayBeMissing: true,
  isFallback: true,
  twin: undefined,
})

/** The file of a page's Markdown twin, if it has one: `about.md` beside `about.html`. */
export const twinFile = (path: string): string | undefined => twinAddress(path)?.slice(1)

/** `/` is `index.html`, `/about` is `about.html`: the form that hosts serve without a redirect. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
