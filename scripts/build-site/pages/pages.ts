import type { SitePage } from '../../../src/schema/entries'
import type { Page } from './render-pages'

/** Pages for addresses that do not exist, by the folder whose addresses they answer for. */
const NOT_FOUND_PAGES: Page[] = [
  { path: '/404', file: '404.html', mayBeMissing: true, isFallback: true },
  { path: '/case-study/404', file: 'case-study/404.html', mayBeMissing: true, isFallback: true },
]

/** Every page that is rendered, with its file. */
export const pagesOf = (pages: readonly SitePage[]): Page[] => [
  ...pages.map(({ path, indexed }) => ({ path, file: fileOf(path), mayBeMissing: !indexed, isFallback: false })),
  ...NOT_FOUND_PAGES,
]

/** `/` is `index.html`, `/about` is `about.html`: the form that hosts serve without a redirect. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
