/**
 * What the pipeline would say about a change of the repository, from what the forms of the public site have read of it. Runs
 * in browsers, where reading thousands of texts takes too long: only files that can say something about the change are
 * parsed. Whether two tags would have the same page is left to the build.
 */

import { UNSAVED_HASH } from '../../../src/admin/preview/draft-page'
import { type Changes, type Objection, sizesIn } from '../../../src/admin/save/check/objections'
import { today } from '../../../src/lib/calendar-day'
import { type Collection, collections } from '../../../src/schema/collections'
import {
  categoriesIn,
  checkAliases,
  checkIds,
  checkPortfolio,
  checkPublished,
  createChecks,
  entryOf,
  kindOfFile,
  lastYearFrom,
  type Measured,
  mapSite,
  PUBLISHED_URLS,
  siteUrl,
  withDraftsAside,
} from '../../build-content/in-browser'
import { type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import { newObjections } from '../../lib/objections'
import { isIn, pathOf } from '../../lib/schema/file-kind'
import type { Known } from './known'
import { type Repository, type RepositoryFile, repositoryReader, type Texts } from './repository'

/** Below these addresses are lists that a tag or a category makes. */
const LISTS = Object.values<Collection>(collections).flatMap(({ paging }) =>
  paging ? ['page', ...Object.keys(paging.groups)].map((list) => `${paging.path}/${list}/`) : [],
)

/** @param known what the published site says of itself */
export function changeChecker(known: Known) {
  const read = repositoryReader()
  const lists = known.pages.filter(({ path }) => LISTS.some((list) => path.startsWith(list)))
  const wasPublished = new Set(known.pages.map(({ path }) => path))

  /** Sizes of published pictures; those of other pictures in the repository are unknown here. */
  const sizes: Measured = new Map(known.pictures.map(({ path, ...size }) => [path, size]))

  function wrongIn(repository: Repository, about: ReadonlySet<string>, measured: Measured): Diagnostic[] {
    const files = [...repository.files.values()]
    const concerned = files.filter(({ file }) => about.has(file))
    const categories = categoriesIn(files)
    const url = siteUrl(files)
    const listPages = { pages: lists, unknownBelow: LISTS }
    const site = mapSite(files, { url, categories, includeHidden: false, listPages })
    const { pictures } = repository
    const checks = createChecks({ files, site, pictures, measured, lastYear: lastYearFrom(today()) })
    const entriesOf = (some: readonly RepositoryFile[]) => some.flatMap((file) => entryOf(file) ?? [])
    const urls = [...about].flatMap((name) => {
      const kind = kindOfFile(name)
      const path = kind && pathOf(kind)
      return path !== undefined && wasPublished.has(path) ? { path, title: '', line: 1 } : []
    })
    const lost = urls.filter(({ path }) => !site.pages.has(path) && !site.redirects.has(path))
    const caseStudies = files.flatMap(({ kind }) => (isIn(kind, 'case-studies') ? kind.id : []))
    const found = [
      ...concerned.flatMap(checks.file),
      ...checkIds(concerned, site),
      ...checkPortfolio(entriesOf(files.filter(({ kind }) => isIn(kind, 'portfolio'))), new Set(caseStudies)),
      ...checkAliases(entriesOf(files.filter(({ publication }) => publication.aliases)), site),
      ...checkPublished({ file: '', text: '', urls, diagnostics: [] }, concerned, site),
    ]
    found.push(...lost.map(({ path }) => diagnosticAt(PUBLISHED_URLS, START, lostAddress(path))))
    return withDraftsAside(found, files).diagnostics
  }

  return (before: Texts, changes: Changes): Objection[] => {
    const after = new Map(before)
    for (const [name, text] of Object.entries(changes)) {
      if (text === null) after.delete(name)
      else after.set(name, typeof text === 'string' ? text : undefined)
    }
    const measured = new Map(sizes)
    for (const [path, size] of Object.entries(sizesIn(changes))) measured.set(path, { ...size, hash: UNSAVED_HASH })
    const [was, is] = [read(before), read(after)]
    const about = concernedBy(Object.keys(changes), was, is)
    return newObjections(wrongIn(was, about, sizes), wrongIn(is, about, measured), (file) => after.get(file))
  }
}

/** The build also says which page probably took its place; that would need all of them. */
const lostAddress = (path: string): Message => ({
  code: 'lost-address',
  text: `${path} was public, but now there is no page at this address.`,
  hint: 'Write it under “Old addresses” of the page that replaces it.',
})

/** The changed files, and those that may name something that is gone with the change. */
function concernedBy(changed: readonly string[], was: Repository, is: Repository): Set<string> {
  const gone = changed.flatMap((name) => wordsGone(was.files.get(name), is.files.get(name)))
  const others = [...is.files.values()].filter(({ text }) => gone.some((word) => text.includes(word)))
  return new Set([...changed, ...others.map(({ file }) => file)])
}

/** By what words others name what a file does not offer any more: its page, a heading, an old address. */
function wordsGone(was: RepositoryFile | undefined, is: RepositoryFile | undefined): string[] {
  if (!was) return []
  const path = pathOf(was.kind)
  const isGone = !is || (is.hidden && !was.hidden)
  const aliases = (was.publication.aliases ?? []).filter((alias) => isGone || !is.publication.aliases?.includes(alias))
  const page = path === undefined ? [] : isGone ? [path] : [`${path}#`]
  return [...page, ...aliases, ...(isGone ? [was.kind.id] : [])]
}
