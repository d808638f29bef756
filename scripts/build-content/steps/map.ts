/** Files → the site in each language: addresses, lists and measured pictures. */
import type { Language } from '../../../src/schema/languages'
import { fingerprint } from '../../lib/fingerprint'
import { onceForEach } from '../../lib/once'
import { SHARE_PICTURE } from '../../lib/site-files'
import { lastYearFrom } from '../check/values'
import type { Memory } from '../incremental/memory'
import { type ContentFile, categoriesIn, entryOf, picturePaths } from '../parse/content-file'
import { addressIn, filesOfSite } from '../site/languages'
import { type Lists, listAddresses, listEntries, unknownLists } from '../site/lists'
import { mapSite, type SiteMap } from '../site/map'
import { chooseRelated } from '../site/read-next'
import { picturesIn } from '../source/overlay'
import type { BuildOptions } from './options'
import type { Content } from './read'

/** The site in one language. */
type MappedSite = { files: readonly ContentFile[]; shown: readonly ContentFile[]; lists: Lists; site: SiteMap }

export type MappedSites = Awaited<ReturnType<typeof mapSites>>

export async function mapSites(content: Content, options: BuildOptions, memory: Memory) {
  const { files, media, published, clock } = content
  const { includeHidden = false, language, touched, overlay } = options
  const categories = categoriesIn(files)
  // What files can see of each other, and the options; not the bytes of pictures. A file with errors counts with all of its
  // bytes: what others can see of it is not certain.
  const rows = files.map(({ file, visible, bytes, hidden }) => [file, visible ?? `!${bytes}`, hidden?.reason])
  const visible = fingerprint(JSON.stringify([[...media.paths].sort(), includeHidden, language, published?.text, rows]))

  const siteIn = onceForEach((language: Language | undefined): MappedSite => {
    const own = filesOfSite(files, language, includeHidden)
    const shown = includeHidden ? own : own.filter(({ hidden }) => !hidden)
    const lists = listEntries(shown)
    const listPages = memory.value(`pages of lists ${language ?? ''}`, visible, () => ({
      pages: listAddresses(lists, categories ?? []),
      unknownBelow: unknownLists(own),
    }))
    const url = addressIn(language, files)
    return { files: own, shown, lists, site: mapSite(own, { url, categories, includeHidden, published, listPages }) }
  })

  const named = memory.value('pictures', visible, () => [
    ...new Set(files.flatMap((file) => picturePaths(entryOf(file)))),
  ])
  const added = picturesIn(overlay)
  const paths = new Set([...media.paths].filter((path) => !added.has(path)))
  const measured = new Map(await memory.measure({ ...media, paths }, [...named, SHARE_PICTURE], touched))
  for (const [path, size] of added) if (size) measured.set(path, size)
  const lastYear = lastYearFrom(clock.now)
  // Everything that a check of a file can depend on besides the file itself.
  const inputs = fingerprint(JSON.stringify([visible, lastYear, ...measured]))
  const related = () =>
    memory.value('related posts', inputs, () => chooseRelated(siteIn(language).lists.get('blog')?.() ?? []))
  /** `in` gives the site in a further language, or in the first one. */
  return { in: siteIn, measured, lastYear, inputs, related }
}

/** The site of a preview that shows these files alone. */
export function mapFiles(shown: readonly ContentFile[], files: readonly ContentFile[]): Omit<MappedSite, 'files'> {
  const categories = categoriesIn(files)
  const lists = listEntries(shown)
  const listPages = { pages: listAddresses(lists, categories ?? []), unknownBelow: [] }
  const url = addressIn(undefined, files)
  return { shown, lists, site: mapSite(shown, { url, categories, includeHidden: true, listPages }) }
}
