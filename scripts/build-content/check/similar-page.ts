/** The page that is probably meant by an address at which there is none. */
import { nearest } from '../../lib/diagnostics/suggest'
import type { Page } from '../site/map'

export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A page with the same last part of its address. */
export const namesake = (path: string, pages: readonly Page[]): Page | undefined =>
  pages.find((page) => page.path !== '/' && nameOf(page.path) === nameOf(path).toLowerCase())

/** The same, or a page in the same place with a similar last part, or one whose whole address is similar. */
export function similarPage(path: string, pages: readonly Page[]): Page | undefined {
  const siblings = pages.filter((page) => parentOf(page.path) === parentOf(path))
  const names = siblings.map((page) => nameOf(page.path))
  const name = nearest(nameOf(path), names)
  const sibling = siblings.find((page) => nameOf(page.path) === name)
  // `/service/media-relation` → `/services/media-relations`
  const addresses = parentOf(path) === '' ? [] : pages.map((page) => page.path)
  const misspelled = nearest(path, addresses)
  return namesake(path, pages) ?? sibling ?? pages.find((page) => page.path === misspelled)
}
