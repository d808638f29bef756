/** Files → the site in each language: addresses, lists and measured pictures. */
import type { Language } from '../../../src/schema/languages'
import { fingerprint } from '../../lib/fingerprint'
import { onceForEach } from '../../lib/once'
import { lastYearFrom } from '../check/values'
import type { CachedFile } from '../incremental/cached-files'
import type { Memory } from '../incremental/memory'
import { type ContentFile, categoriesIn, entryOf } from '../parse/content-file'
import { picturePaths } from '../parse/references'
import { filesOfSite } from '../site/languages'
import { type Lists, listAddresses, listEntries, unknownLists } from '../site/lists'
import { mapSite, type SiteMap } from '../site/map'
import type { PublishedUrls } from '../site/published-list'
import { chooseRelated } from '../site/read-next'
import type { Media } from '../source/list'
import type { Measured } from '../source/night-pictures'
import { picturesIn } from '../source/overlay'
import type { BuildOptions } from './options'
import type { Content } from './read'

/** The site in one language. */
export type MappedSite = { files: readonly ContentFile[]; shown: readonly ContentFile[]; lists: Lists; site: SiteMap }

export type MappedSites = {
  /** The site in a further language, or in the first one. */
  in: (language: Language | undefined) => MappedSite
  measured: Measured
  /** The last year that a date may have. */
  lastYear: number
  /** Fingerprint of everything that a check of a file can depend on besides the file itself. */
  inputs: string
  related: () => ReturnType<typeof chooseRelated>
}

export function mapSites(content: Content, options: BuildOptions, memory: Memory): MappedSites {
  const { files, media, published, clock } = content
  const { includeHidden = false, language, touched, overlay } = options
  const categories = categoriesIn(files)
  const visible = fingerprintInputs({ files, media, includeHidden, language, published })

  const siteIn = onceForEach((language: Language | undefined): MappedSite => {
    const own = filesOfSite(files, language, includeHidden)
    const shown = includeHidden ? own : own.filter(({ hidden }) => !hidden)
    const lists = listEntries(shown)
    const listPages = memory.value(`pages of lists ${language ?? ''}`, visible, () => ({
      pages: listAddresses(lists, categories ?? []),
      unknownBelow: unknownLists(own),
    }))
    return { files: own, shown, lists, site: mapSite(own, { categories, includeHidden, published, listPages }) }
  })

  const named = memory.value('pictures', visible, () => [...new Set(files.flatMap(picturesOf))])
  const added = picturesIn(overlay)
  const paths = new Set([...media.paths].filter((path) => !added.has(path)))
  const measured = new Map(memory.measure({ ...media, paths }, named, touched))
  for (const [path, size] of added) if (size) measured.set(path, size)
  const lastYear = lastYearFrom(clock.now)
  const inputs = fingerprint(JSON.stringify([visible, lastYear, ...measured]))
  const related = () =>
    memory.value('related posts', inputs, () => chooseRelated(siteIn(language).lists.get('blog')?.() ?? []))
  return { in: siteIn, measured, lastYear, inputs, related }
}

/** The site of a preview that shows these files alone. */
export function mapFiles(shown: readonly ContentFile[], files: readonly ContentFile[]): Omit<MappedSite, 'files'> {
  const categories = categoriesIn(files)
  const lists = listEntries(shown)
  const listPages = { pages: listAddresses(lists, categories ?? []), unknownBelow: [] }
  return { shown, lists, site: mapSite(shown, { categories, includeHidden: true, listPages }) }
}

function picturesOf(file: ContentFile): string[] {
  const entry = entryOf(file)
  return entry ? picturePaths(entry) : []
}

type Inputs = {
  files: readonly CachedFile[]
  media: Media
  includeHidden: boolean
  language?: Language
  published?: PublishedUrls
}

/** Fingerprint of what files can see of each other, and of the options. It does not cover the bytes of pictures. */
export function fingerprintInputs({ files, media, includeHidden, language, published }: Inputs): string {
  let text = JSON.stringify([[...media.paths].sort(), includeHidden, language, published?.text])
  // A file with errors counts with all of its bytes: what others can see of it is not certain.
  for (const { file, visible, bytes, hidden } of files) text += `${file} ${visible ?? `!${bytes}`} ${hidden?.reason}\n`
  // As one text: for thousands of files, handing over each line takes twice as long.
  return fingerprint(text)
}
