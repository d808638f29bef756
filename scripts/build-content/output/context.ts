/** What entries say about each other, and the pictures that they name. */
import { portraitWidths } from '../../../src/lib/portrait-crop'
import type { PictureSize, RelatedPost } from '../../../src/schema/additions'
import type { CollectionName } from '../../../src/schema/collections'
import type { Language } from '../../../src/schema/languages'
import type { Words } from '../../lib/words/words-of-build'
import type { Shown } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { fieldPictures, focalPoints, portraits } from '../parse/references'
import type { SiteLanguage } from '../site/languages'
import type { SiteMap } from '../site/map'
import { isSize, type Measured } from '../source/night-pictures'

export type Context = {
  site: SiteMap
  measured: Measured
  /** The further language of the site, if it is in one. */
  language?: SiteLanguage
  /** The language of what is not translated. */
  original: Language
  /** The build's own words, in the language of the site. */
  words: Words
  /** An amount in the currency of the site, as its language writes it. */
  money: (amount: number) => string
  /** The same words in the first language, which is that of what is not translated. */
  originalWords: Words
  /** The entry of a collection with this id, when it is part of the build. */
  find: (collection: CollectionName, id: string) => Shown | undefined
  /** The ids of the posts that a post leads to. */
  related: (post: string) => readonly string[]
  /** The entries of a collection that are part of the build, in the order of its list. */
  list: (collection: CollectionName) => readonly Shown[]
  /** What posts show of a related post, made once for all of them. */
  card: (post: string) => RelatedPost | undefined
}

/**
 * Sizes and focal points of the pictures that the fields of an entry name; those of a body are in its HTML.
 * @param isWanted says which of the outermost fields count; all do without it
 */
export function picturesOf(entry: Entry, measured: Measured, isWanted?: (field: string) => boolean) {
  const sizes = sizesOf(fieldPictures(entry, isWanted), measured)
  const cropped = portraits(entry)
  for (const [path, focus] of focalPoints(entry)) {
    const size = sizes[path]
    const widths = size && cropped.has(path) ? portraitWidths(size) : []
    if (size) sizes[path] = { ...size, focus, ...(widths.length > 0 && { portraitWidths: widths }) }
  }
  return sizes
}

/** The same of the one picture that stands for an entry elsewhere. */
export const leadPictureOf = (entry: Entry, measured: Measured) =>
  picturesOf(entry, measured, (field) => field === 'image')

export function sizesOf(paths: readonly string[], measured: Measured): Record<string, PictureSize> {
  const sizes: Record<string, PictureSize> = {}
  for (const path of paths) {
    const size = measured.get(path)
    if (isSize(size)) sizes[path] = size
  }
  return sizes
}
