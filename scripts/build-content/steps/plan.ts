/** The site without errors → the files of the output, each made when it is asked for. */
import { fingerprint } from '../../lib/fingerprint'
import { once } from '../../lib/once'
import type { Sorted } from '../check'
import { planOutput } from '../output/plan'
import type { ContentFile } from '../parse/content-file'
import { namedLanguage } from '../site/languages'
import { publicAddresses, shownPages } from '../site/map'
import { hiddenFiles, publicUpTo } from '../site/publication'
import { chooseRelated } from '../site/read-next'
import { lineFinder } from '../source/read-file'
import { type MappedSites, mapFiles } from './map'
import type { BuildOptions, BuildResult } from './options'
import type { Content } from './read'

/** Gives the plan, a fingerprint of all that it depends on, and what a build answers when it writes nothing. */
export function planSite(
  { files, listed, published, clock }: Content,
  sites: MappedSites,
  { diagnostics, unfinished }: Sorted,
  { language, includeHidden = false }: BuildOptions,
) {
  const isRight = ({ file }: ContentFile) => !unfinished.has(file)
  const output = once(() => {
    if (unfinished.size === 0 || !includeHidden) return { ...sites.in(language), related: sites.related() }
    const rest = mapFiles(sites.in(language).shown.filter(isRight), files)
    return { ...rest, related: chooseRelated(rest.lists.get('blog')?.() ?? []) }
  })
  const siteLanguage = language === undefined ? undefined : namedLanguage(language, files)
  const plan = (only?: readonly ContentFile[]) => {
    const { shown, lists, site, related } = output()
    const { measured } = sites
    const context = { files: shown, lists, site, related, all: files, measured, language: siteLanguage }
    return planOutput(context, only?.filter(isRight))
  }
  const whole = once(() => plan())
  const result: BuildResult = {
    diagnostics,
    pages: shownPages(output().site).length,
    addresses: once(() => publicAddresses(output().site)),
    changed: false,
    removed: [],
    publicUpTo: publicUpTo(files, clock.now),
    leftOut: hiddenFiles(files, { includeHidden, unfinished }),
    lineOf: lineFinder(listed, published ? { [published.file]: published.text } : {}),
    textOf: async (name) => whole().get(`${name}.json`)?.text(),
  }
  const inputs = unfinished.size === 0 ? sites.inputs : fingerprint(JSON.stringify([sites.inputs, ...unfinished]))
  return { result, plan, inputs }
}
