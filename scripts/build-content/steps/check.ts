/** The content as a whole → everything that is wrong with it. */
import type { Language } from '../../../src/schema/languages'
import { inOrder } from '../../lib/diagnostics/diagnostic'
import { onceForEach } from '../../lib/once'
import { createChecks, type Sorted, withDraftsAside } from '../check'
import { checkLanguages } from '../check/languages'
import type { Memory } from '../incremental/memory'
import { checkedFiles, languagesIn } from '../site/languages'
import { languageOf } from '../source/names'
import type { MappedSites } from './map'
import type { BuildOptions } from './options'
import type { Content } from './read'

export function checkContent(
  { files, media, published, misplaced }: Content,
  sites: MappedSites,
  { language, checkOnly }: BuildOptions,
  memory: Memory,
): Sorted {
  const { measured, lastYear, inputs } = sites
  const languages = languagesIn(files)
  // A translation is checked among the files of its own site, whichever site is built.
  const checksIn = onceForEach((language: Language | undefined) =>
    createChecks({ ...sites.in(language), pictures: media.paths, measured, published, lastYear }),
  )
  const isWhole = checkOnly === undefined
  const wanted = isWhole ? checkedFiles(files, languages, language) : files.filter(({ file }) => file === checkOnly)
  const found = inOrder([
    ...misplaced,
    ...memory.checkFiles(wanted, inputs, (file) => checksIn(languageOf(file.file)).file(file)),
    ...(isWhole ? memory.checkSite(inputs, checksIn(language).site) : []),
    ...checkLanguages(files, languages),
  ])
  // The author of a draft wants to know what is wrong with it.
  return isWhole ? withDraftsAside(found, files) : { diagnostics: found, unfinished: new Set() }
}
