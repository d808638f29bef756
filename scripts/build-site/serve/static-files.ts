import { stat } from 'node:fs/promises'
import path from 'node:path'

/** What a path of the site leads to. */
export type Found =
  | { kind: 'file'; file: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string }
  | { kind: 'none' }

/**
 * Finds the file for the path of a request, as static hosts do: the file itself, the page `<path>.html`, and
 * otherwise the nearest `404.html` upwards. A slash at the end leads to the address without it, unless there is a folder
 * with an `index.html`: that is served with the slash, and leads there without it.
 */
export async function findFile(root: string, pathname: string): Promise<Found> {
  const decoded = decodePath(pathname)
  if (decoded !== undefined && !isNotFoundPage(decoded)) {
    const index = path.join(root, decoded, 'index.html')
    if (decoded !== '/' && decoded.endsWith('/')) {
      if (await isFile(index)) return { kind: 'file', file: index, status: 200 }
      const bare = decoded.replace(/\/+$/, '')
      if (await isFile(path.join(root, `${bare}.html`))) return { kind: 'redirect', to: encodeURI(bare) }
    } else {
      const candidates = decoded === '/' ? ['index.html'] : [`${decoded}.html`, decoded]
      for (const candidate of candidates) {
        const file = path.join(root, candidate)
        if (await isFile(file)) return { kind: 'file', file, status: 200 }
      }
      if (decoded !== '/' && (await isFile(index))) return { kind: 'redirect', to: encodeURI(`${decoded}/`) }
    }
  }
  const folders = (decoded ?? '/').split('/').slice(1, -1)
  for (let depth = folders.length; depth >= 0; depth--) {
    const file = path.join(root, ...folders.slice(0, depth), '404.html')
    if (await isFile(file)) return { kind: 'file', file, status: 404 }
  }
  return { kind: 'none' }
}

/** The 404 pages answer for other addresses, and have none of their own. */
const isNotFoundPage = (path: string): boolean => /\/404(?:\.html)?\/*$/.test(path)

/** The decoded path, or nothing when it is malformed, leaves the folder, or names a file for hosts. */
function decodePath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname)
    const isSafe = decoded.startsWith('/') && !/[\\\0]/.test(decoded) && !/\/\.(?!well-known\/)|^\/_/.test(decoded)
    return isSafe ? decoded : undefined
  } catch {
    return undefined
  }
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false
}
