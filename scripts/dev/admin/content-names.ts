import { collections, singles } from '../../../src/schema/collections'
import { isId, windowsName } from '../../build-content/public'

/** What the CMS calls the content folder, wherever it lies. */
export const ROOT = 'content'

const MB = 1024 * 1024
/** Many times the longest text that the build accepts. */
const LARGEST_TEXT = 8 * MB
/** Larger than any picture that belongs on a page, small enough to stay in memory. */
const LARGEST_PICTURE = 32 * MB

/** One part of the path of a picture; the length is that of scripts/build-content/source/list.ts. */
const PLAIN_PART = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif)$/i

/**
 * The largest size of a file of the content, in bytes, by its name such as `content/blog/brief-an-agency.md`. A name that
 * the schema does not know has none: no such file is read or written.
 */
export function largestSizeOf(name: string): number | undefined {
  const [root, folder = '', ...rest] = name.split('/')
  if (root !== ROOT) return undefined
  if (folder === 'media') return isPicture(rest) ? LARGEST_PICTURE : undefined
  return isEntry(folder, rest) || isSingle(name) ? LARGEST_TEXT : undefined
}

const isPicture = (parts: readonly string[]): boolean =>
  parts.every((part) => PLAIN_PART.test(part) && !windowsName(part)) && PICTURE.test(parts.at(-1) ?? '')

function isEntry(folder: string, [file = '', ...deeper]: readonly string[]): boolean {
  if (deeper.length > 0 || !Object.hasOwn(collections, folder)) return false
  const { format } = collections[folder as keyof typeof collections]
  return file.endsWith(`.${format}`) && isId(file.slice(0, -format.length - 1))
}

const isSingle = (name: string): boolean =>
  Object.entries(singles).some(([single, { format }]) => name === `${ROOT}/${single}.${format}`)
