import type { Redirect } from '../../../src/schema/entries'

/** What a path of the site leads to; a file by its name below the root. */
export type Found =
  | { kind: 'file'; file: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status: 301 | 308 }
  | { kind: 'none' }

/** What a host knows of a site. */
export type HostedSite = {
  redirects: readonly Redirect[]
  /** Whether the site has a file of this name. */
  isFile: (name: string) => boolean | Promise<boolean>
}

/**
 * Finds the file for a path, as static hosts do: the file itself, the page `<path>.html`, and otherwise the nearest `404.html`
 * upwards. A slash at the end leads to the address without it, unless there is a folder with an `index.html`: that is
 * served with the slash, and leads there without it.
 * @param path as `readPath` gives it
 */
export async function findFile(path: string | undefined, { redirects, isFile }: HostedSite): Promise<Found> {
  const moved = redirects.find(({ from }) => from === path?.replace(/\/$/, ''))
  if (moved) return { kind: 'redirect', status: 301, to: moved.to }
  if (path !== undefined && !isNotFoundPage(path)) {
    const name = path.slice(1)
    if (name !== '' && name.endsWith('/')) {
      if (await isFile(`${name}index.html`)) return { kind: 'file', file: `${name}index.html`, status: 200 }
      if (await isFile(`${name.slice(0, -1)}.html`))
        return { kind: 'redirect', status: 308, to: encodeURI(path.slice(0, -1)) }
    } else {
      for (const file of name === '' ? ['index.html'] : [`${name}.html`, name]) {
        if (await isFile(file)) return { kind: 'file', file, status: 200 }
      }
      if (await isFile(`${name}/index.html`)) return { kind: 'redirect', status: 308, to: encodeURI(`${path}/`) }
    }
  }
  const folders = (path ?? '/').split('/').slice(1, -1)
  for (let depth = folders.length; depth >= 0; depth--) {
    const file = [...folders.slice(0, depth), '404.html'].join('/')
    if (await isFile(file)) return { kind: 'file', file, status: 404 }
  }
  return { kind: 'none' }
}

/** The 404 pages answer for other addresses, and have none of their own. */
const isNotFoundPage = (path: string): boolean => /\/404(?:\.html)?\/?$/.test(path)

/**
 * The path of a request, decoded once, with one slash where there are several, or nothing when it is malformed, leaves the
 * folder, or names a file for hosts. It begins with one slash and has no backslash, so that no `Location` made of it leads
 * to another host.
 */
export function readPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path).replace(/\/{2,}/g, '/')
    const isSafe = decoded.startsWith('/') && !/[\\\0]/.test(decoded) && !/\/\.(?!well-known\/)|^\/_/.test(decoded)
    return isSafe ? decoded : undefined
  } catch {
    return undefined
  }
}
