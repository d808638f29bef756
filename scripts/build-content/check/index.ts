/** Every check that needs more than one file: what an entry says about others, and the site as a whole. */
import type { CollectionName } from '../../../src/schema/collections'
import { type Diagnostic, diagnosticAt, START } from '../../lib/diagnostics/diagnostic'
import { grouped } from '../../lib/grouped'
import { once, onceForEach } from '../../lib/once'
import { SHARE_PICTURE } from '../../lib/site-files'
import { type ContentFile, entryOf, picturePaths, readableEntryOf, siteSettings } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import type { SiteMap } from '../site/map'
import type { PublishedUrls } from '../site/publication'
import { MEDIA } from '../source/names'
import { isNightName, isSize, type Measured } from '../source/night-pictures'
import { checkPortfolio, checkStatement } from './entries'
import { checkBody, checkFields, type Known } from './fields'
import { checkCategories, checkGroups, checkHasCategory } from './groups'
import { checkMessages, checkSiteLanguages } from './languages'
import { checkLeftOvers, checkShown, isLeftOver } from './parts'
import { checkAliases, checkIds } from './paths'
import { checkPeople, checkTeam } from './people'
import { checkNightPictures } from './pictures'
import { checkPublished } from './published'
import { checkDutyKinds, checkPlanSlots, checkTableIds, checkToolTables } from './tool-tables'

type CheckedSite = {
  files: readonly ContentFile[]
  site: SiteMap
  pictures: ReadonlySet<string>
  measured: Measured
  published?: PublishedUrls
  lastYear: number
}

/** `file` gives everything that is wrong with one file, `site` what is wrong with all of them together. */
export function createChecks({ files, site, pictures, measured, published, lastYear }: CheckedSite) {
  const byCollection = once(() => grouped(files, ({ kind }) => ('collection' in kind ? [kind.collection] : [])))
  const filesOf = (collection: CollectionName) => byCollection().get(collection) ?? []
  const ids = onceForEach((collection: CollectionName) => new Set(filesOf(collection).map(({ kind }) => kind.id)))
  const person = (id: string) => readableEntryOf(filesOf('people').find(({ kind }) => kind.id === id))?.data
  const known: Known = { ids, person, site, pictures, measured, lastYear, settings: siteSettings(files) }
  return {
    file(file: ContentFile): Diagnostic[] {
      const { entry, broken, diagnostics } = file.parsed()
      if (isLeftOver(file, site.parts.leftOut)) return diagnostics
      if (entry) return [...diagnostics, ...checkEntry(entry, known), ...checkWholeEntry(entry, site)]
      return broken ? [...diagnostics, ...withoutCascade(checkEntry(broken, known), diagnostics)] : diagnostics
    },
    site(): Diagnostic[] {
      const { leftOut } = site.parts
      const entries = files.flatMap((file) => (isLeftOver(file, leftOut) ? [] : (entryOf(file) ?? [])))
      return [
        ...checkLeftOvers(files, leftOut),
        ...checkPortfolio(entries, ids('case-studies')),
        ...checkSiteLanguages(entries, files),
        ...checkIds(files, site),
        ...checkCategories(entries),
        ...checkGroups(entries),
        ...checkTeam(files),
        ...checkToolTables(files),
        ...checkAliases(entries, site),
        ...checkPublished(published, files, site),
        ...checkFiles(measured),
        ...checkNightPictures(pictures, measured),
      ]
    },
  }
}

/** What is wrong with files that no entry names, or with the text of a logo. Of other pictures it is said where they are named. */
const checkFiles = (measured: Measured): Diagnostic[] =>
  [...measured].flatMap(([path, found]) => {
    if (isSize(found)) return []
    const isUnnamed = isNightName(path) || path === SHARE_PICTURE
    return found.place || isUnnamed ? diagnosticAt(`${MEDIA}${path}`, found.place ?? START, found) : []
  })

const checkEntry = (entry: Entry, known: Known): Diagnostic[] => [
  ...('words' in entry.kind ? checkMessages(entry) : []),
  ...checkFields(entry, known),
  ...checkPeople(entry, known),
  ...checkStatement(entry),
  ...checkBody(entry, known),
  ...checkShown(entry, known.site.parts.leftOut),
]

/** Checks what is only known of an entry when all of its fields are right. */
const checkWholeEntry = (entry: Entry, { categories }: SiteMap): Diagnostic[] => [
  ...checkHasCategory(entry, categories),
  ...checkTableIds(entry),
  ...checkDutyKinds(entry),
  ...checkPlanSlots(entry),
]

/** A line that is wrong already is not wrong in a second way. */
function withoutCascade(found: readonly Diagnostic[], reported: readonly Diagnostic[]): Diagnostic[] {
  const lines = new Set(reported.filter(({ severity }) => severity === 'error').map(({ line }) => line))
  return found.filter(({ line }) => !lines.has(line))
}

/** Mistakes of drafts that visitors would meet: the page was public before. */
const SEEN_BY_VISITORS: ReadonlySet<string> = new Set(['published-page-hidden', 'alias-of-hidden-page'])

export type Sorted = { diagnostics: Diagnostic[]; unfinished: ReadonlySet<string> }

/** Makes warnings of what is wrong in drafts alone, and gives the drafts that have mistakes. */
export function withDraftsAside(diagnostics: readonly Diagnostic[], files: readonly ContentFile[]): Sorted {
  const drafts = new Set(files.filter(({ publication }) => publication.draft).map(({ file }) => file))
  const unfinished = new Set<string>()
  if (drafts.size === 0) return { diagnostics: [...diagnostics], unfinished }

  const whoNames = once(() => grouped(files, (file) => picturePaths(readableEntryOf(file))))
  const sorted = diagnostics.map((diagnostic) => {
    const { file, severity, code } = diagnostic
    if (severity !== 'error' || SEEN_BY_VISITORS.has(code)) return diagnostic
    const where = file.startsWith(MEDIA)
      ? (whoNames().get(file.slice(MEDIA.length)) ?? []).map((one) => one.file)
      : [file]
    if (where.length === 0 || !where.every((name) => drafts.has(name))) return diagnostic
    for (const name of where) unfinished.add(name)
    return { ...diagnostic, severity: 'warning' as const }
  })
  return { diagnostics: sorted, unfinished }
}
