/**
 * The content pipeline: words, data and pictures in `content/` → typed JSON for the app.
 * list → parse → map → check → write; with an error in the content, nothing is written. `Memory` wraps the steps so that
 * a build does again only what has changed since the last one.
 */
import { clockIn } from '../../src/lib/wall-time'
import type { Language } from '../../src/schema/languages'
import { fingerprint } from '../lib/fingerprint'
import { once, onceForEach } from '../lib/once'
import { createChecks } from './check'
import { lastYearFrom } from './check/days'
import { checkLanguages } from './check/languages'
import { withDraftsAside } from './check/unfinished'
import { type Diagnostic, hasErrors, inOrder } from './diagnostics/diagnostic'
import type { LeftOut } from './diagnostics/unpublished'
import { fingerprintInputs } from './incremental/inputs'
import { Memory } from './incremental/memory'
import { planOutput } from './output/plan'
import { type ContentFile, entryOf, siteSettings } from './parse/content-file'
import { picturePaths } from './parse/picture-paths'
import { categoriesIn } from './site/categories'
import { checkedFiles, filesOfSite, languagesIn, namedLanguage } from './site/languages'
import { listAddresses, unknownLists } from './site/list-pages'
import { listEntries } from './site/lists'
import { mapSite, type SiteMap, shownPages } from './site/map'
import { publicAddresses } from './site/public-addresses'
import { hiddenFiles, markHidden, publicUpTo } from './site/publication'
import type { Address } from './site/published-list'
import { readPublishedUrls } from './site/published-urls'
import { chooseRelated } from './site/related-posts'
import { resolveFolders } from './source/folders'
import { languageOf, originalsIn } from './source/languages'
import { lineFinder } from './source/line-finder'
import type { Media } from './source/list'
import { type Overlay, sizesIn, unmeasurable, withOverlay } from './source/overlay'

export type { Diagnostic } from './diagnostics/diagnostic'

export type BuildOptions = {
  /** Folder of the content. */
  content: string
  /** Where the JSON goes. Without it, everything is checked and nothing written. */
  out?: string
  /** What `publishAt` is compared with, `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`. Default: what the clock of the site shows. */
  now?: string
  /** Write drafts and future posts too, marked `hidden`: for development and previews. */
  includeHidden?: boolean
  /** A further language that the settings name: the site in it is built. Default: the first language. */
  language?: Language
  /** What earlier builds of this content remember; this build adds to it. */
  memory?: Memory
  /** The only files that can have changed since then, as `content/blog/x.md`. Default: every file is read. */
  touched?: ReadonlySet<string>
  /** Files as they would be, for checking a change before it is made. Only without `out` and `touched`. */
  overlay?: Overlay
  /** The only file that is checked, when it does not matter whether the site as a whole is right. Only with `overlay`. */
  checkOnly?: string
}

export type BuildResult = {
  /**
   * Everything that is wrong, in the order of the files. With an error among them, nothing was written. What is wrong with a
   * draft is a warning.
   */
  diagnostics: Diagnostic[]
  /** How many pages the site has. */
  pages: number
  /** Every address that visitors can open, old ones included. */
  addresses: () => Address[]
  /** Whether OUT is different from before. */
  changed: boolean
  /** What was removed from OUT because no build had written it. */
  removed: string[]
  /** The day or the hour up to which everything is public; see `publicUpTo`. */
  publicUpTo: string
  /** Files that visitors do not see yet, and why. */
  leftOut: LeftOut[]
  /** The text of a line, for printing a diagnostic together with it. */
  lineOf: (file: string, line: number) => string | undefined
  /** What OUT would say in a file, by its name without `.json`; nothing when it would not have that file. */
  textOf: (name: string) => Promise<string | undefined>
}

/** Builds the content once. Throws an `EnvironmentError` when a folder cannot be used. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { content, out } = await resolveFolders(options)
  const { memory = new Memory(), includeHidden = false, language, touched, overlay, checkOnly } = options

  const source = memory.list(content, touched)
  const { files: listed, media, diagnostics: misplaced } = overlay ? withOverlay(source, overlay) : source
  const files = await memory.parse(listed, touched)
  const clock = clockIn(siteSettings(originalsIn(files)).timeZone, options.now)
  markHidden(files, clock)

  const categories = categoriesIn(files)
  const languages = languagesIn(files)
  const siteLanguage = language === undefined ? undefined : namedLanguage(language, files)
  // Addresses that were public are those of the site in the first language.
  const published = language === undefined ? readPublishedUrls(content) : undefined
  const visible = fingerprintInputs({ files, media, includeHidden, language, published })
  const siteIn = onceForEach((language: Language | undefined) => {
    const own = filesOfSite(files, language, includeHidden)
    const shown = includeHidden ? own : own.filter(({ hidden }) => !hidden)
    const lists = listEntries(shown)
    const listPages = memory.value(`pages of lists ${language ?? ''}`, visible, () => ({
      pages: listAddresses(lists, categories ?? []),
      unknownBelow: unknownLists(own),
    }))
    return { files: own, shown, lists, site: mapSite(own, { categories, includeHidden, published, listPages }) }
  })
  const { shown, lists, site } = siteIn(language)

  const named = memory.value('pictures', visible, () => [...new Set(files.flatMap(picturesIn))])
  const unmeasured = unmeasurable(overlay)
  const onDisk = memory.measure(unmeasured.size === 0 ? media : without(media, unmeasured), named, touched)
  const measured = overlay ? new Map([...onDisk, ...sizesIn(overlay)]) : onDisk
  const lastYear = lastYearFrom(clock.now)
  const inputs = fingerprint(JSON.stringify([visible, lastYear, ...measured]))

  // A translation is checked among the files of its own site, whichever site is built.
  const checksIn = onceForEach((language: Language | undefined) =>
    createChecks({ ...siteIn(language), pictures: media.paths, measured, published, lastYear }),
  )
  const related = () => memory.value('related posts', inputs, () => chooseRelated(lists.get('blog')?.() ?? []))
  const wanted = checkOnly === undefined ? checkedFiles(files, languages, language) : files.filter(isNamed(checkOnly))
  const found = inOrder([
    ...misplaced,
    ...(await memory.checkFiles(wanted, inputs, (file) => checksIn(languageOf(file.file)).file(file))),
    ...(checkOnly === undefined ? await memory.checkSite(inputs, checksIn(language).site) : []),
    ...checkLanguages(files, languages),
  ])
  // Whoever writes a draft wants to know what is wrong with it.
  const { diagnostics, unfinished } =
    checkOnly === undefined ? withDraftsAside(found, files) : { diagnostics: found, unfinished: new Set<string>() }
  const isRight = ({ file }: ContentFile) => !unfinished.has(file)
  const output = once(() =>
    unfinished.size > 0 && includeHidden
      ? siteOf(shown.filter(isRight), categories)
      : { files: shown, lists, site, related: related() },
  )
  const plan = (only?: readonly ContentFile[]) =>
    planOutput({ ...output(), all: files, measured, language: siteLanguage }, only?.filter(isRight))
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
  if (hasErrors(diagnostics)) return result
  memory.approve(inputs)
  if (out === undefined) return result

  const writtenWith = unfinished.size === 0 ? inputs : fingerprint(JSON.stringify([inputs, ...unfinished]))
  return { ...result, ...(await memory.write(out, plan, writtenWith, touched !== undefined)) }
}

/** The site of a preview that shows these files alone. */
function siteOf(files: readonly ContentFile[], categories: SiteMap['categories']) {
  const lists = listEntries(files)
  const listPages = { pages: listAddresses(lists, categories ?? []), unknownBelow: [] }
  const site = mapSite(files, { categories, includeHidden: true, listPages })
  return { files, lists, site, related: chooseRelated(lists.get('blog')?.() ?? []) }
}

const isNamed = (name: string) => (file: ContentFile) => file.file === name

const without = ({ paths, folder }: Media, some: ReadonlySet<string>): Media => ({
  paths: new Set([...paths].filter((path) => !some.has(path))),
  folder,
})

function picturesIn(file: ContentFile): string[] {
  const entry = entryOf(file)
  return entry ? picturePaths(entry) : []
}
