/**
 * The header and footer of pages that were rendered before. They are the same on most pages, and take half of the time that
 * rendering takes; so the build renders them once for each state and hands their HTML to the next pages.
 */
import { createContext, useContext } from 'react'

/** The HTML inside of `<header>` and `<footer>`. */
export type KeptShell = { header: string; footer: string }

const ShellContext = createContext<KeptShell | undefined>(undefined)

export const KeptShellProvider = ShellContext.Provider

export const useKeptShell = (): KeptShell | undefined => useContext(ShellContext)

/** Finds the header and the footer in the HTML of a page. */
export function shellIn(html: string): KeptShell {
  const [, header] = /<header class="site-header">(.*?)<\/header>/s.exec(html) ?? []
  const [, footer] = /<footer class="site-footer[^"]*">(.*?)<\/footer>/s.exec(html) ?? []
  if (header === undefined || footer === undefined) throw new Error('The page has no header or no footer of the site.')
  return { header, footer }
}

/** The headers and footers of earlier pages by their state, and the addresses that they link to, on every page alike. */
export type KeptShells = { links: readonly string[]; byState: Map<string, KeptShell> }

export const noShells = (): KeptShells => ({ links: [], byState: new Map() })

export const shellOf = (path: string, { links, byState }: KeptShells): KeptShell | undefined =>
  byState.get(shellState(path, links))

export function keepShell(path: string, shell: KeptShell, shells: KeptShells) {
  if (shells.byState.size === 0) shells.links = linksIn(shell)
  shells.byState.set(shellState(path, shells.links), shell)
}

const linksIn = ({ header, footer }: KeptShell): string[] =>
  Array.from(`${header}${footer}`.matchAll(/ href="([^"]*)"/g), ([, href = '']) => href)

/**
 * The state of header and footer on a page: the links in them that are marked as current there.
 * @param links the addresses of all links in them
 */
const shellState = (path: string, links: readonly string[]): string =>
  links
    .map((link) => link.split(/[?#]/)[0] ?? '')
    .filter((link) => link === path || (link !== '/' && path.startsWith(`${link}/`)))
    .join(' ')
