/**
 * The content pipeline: words, data and pictures in `content/` → typed JSON for the app.
 * read → parse → check each entry and all together → write, or report every mistake and write nothing.
 * When nothing changed that other files can see, only the entries that did change are checked and written.
 */
import { type CollectionName, collections } from '../../src/schema/collections'
import type { Hidden, PictureSize } from '../../src/schema/entries'
import { checkAliases } from './check/aliases'
import { checkBody } from './check/bodies'
import { checkFields, type Known } from './check/fields'
import { checkIds } from './check/paths'
import { checkPortfolio } from './check/portfolio'
import { checkPublished } from './check/published'
import { today } from './dates'
import type { Entry } from './entry'
import { checkContentFolder, checkFolders } from './environment'
import { isIn } from './file-kind'
import { fingerprint } from './fingerprint'
import type { Changes, KnownFile } from './known-files'
import { lazily } from './lazily'
import type { LeftOut } from './left-out'
import { emptyMemory, type Memory } from './memory'
import { type OutputPlan, picturePaths, planEntry, planOutput } from './output'
import { isSize, type Measured, measurePictures } from './pictures'
import { errorAt, type Finding, hasErrors, inOrder, type Problem, START } from './problems/problem'
import { type Address, publicAddresses } from './public-addresses'
import { PUBLISHED_URLS, type PublishedUrls, readPublishedUrls } from './published-urls'
import { type ListedFile, listContent, type Source } from './read'
import { listPages, mapSite, type SiteMap } from './site-map'
import { readSource } from './source-file'
import { isIntact, writeOutput } from './write'

export { EnvironmentError } from './environment'
export type { Problem } from './problems/problem'

export type BuildOptions = {
  /** Folder of the content. */
  content: string
  /** Where the JSON goes. Without it, everything is checked and nothing written. */
  out?: string
  /** The day that `publishAt` is held against, `YYYY-MM-DD`. Default: today, in UTC. */
  now?: string
  /** Write drafts and future posts too, marked `hidden`: for development and previews. */
  includeHidden?: boolean
  /** What earlier builds of this content learnt; this build adds to it. */
  memory?: Memory
  /** The only files that can have changed since then, as `content/blog/x.md`. Default: every file is read. */
  touched?: ReadonlySet<string>
}

export type BuildResult = {
  /** Everything that is wrong, in the order of the files. With an error among them, nothing was written. */
  problems: Problem[]
  /** How many pages the site has. */
  pages: number
  /** Every address that visitors can open, old ones included. */
  addresses: () => Address[]
  /** Whether OUT is different from before. */
  changed: boolean
  /** Files that visitors do not see yet, and why. */
  leftOut: LeftOut[]
  /** The text of a line, for printing a problem together with it. */
  lineOf: (file: string, line: number) => string | undefined
}

/** One run: what is there, and what is done with it. */
type Build = {
  out: string | undefined
  memory: Memory
  source: Source
  changes: Changes
  includeHidden: boolean
  /** What the result depends on besides the files: the names of the pictures, and the options. */
  circumstances: string
  oncePublic: PublishedUrls | undefined
}

/** Builds the content once. Throws an `EnvironmentError` when a folder cannot be used. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { content, out } = await placesOf(options)
  const { memory = emptyMemory(), now = today(), includeHidden = false } = options
  const source = listContent(content)
  const changes = await memory.known.update(source.files, options.touched)
  if (changes.changed.length > 0 || changes.visible) memory.isSaved = false
  const hidden: string[] = []
  for (const known of memory.known.files.values()) {
    known.hidden = hiddenBecause(known, now)
    if (known.hidden) hidden.push(known.file)
  }
  const oncePublic = readPublishedUrls(content)
  const circumstances = fingerprint(
    JSON.stringify([[...source.media.paths].sort(), hidden, includeHidden, oncePublic?.text]),
  )
  // Somebody may have touched OUT since; a process that keeps watching trusts itself.
  if (memory.written && out !== undefined && !options.touched && !(await isIntact(out, memory.written)))
    memory.written = undefined
  const build: Build = { out, memory, source, changes, includeHidden, circumstances, oncePublic }

  const outcome = (await buildChanged(build)) ?? (await buildWhole(build))
  return { ...outcome, lineOf: lineFinder(source.files, oncePublic) }
}

type Built = Omit<BuildResult, 'lineOf'>

/** The real places of both folders. */
export async function placesOf({ content, out }: BuildOptions): Promise<{ content: string; out?: string }> {
  return out === undefined ? { content: await checkContentFolder(content) } : checkFolders(content, out)
}

/** Builds only the entries whose bodies changed; nothing when anything else is different from the last build. */
async function buildChanged(build: Build): Promise<Built | undefined> {
  const { out, memory, source, changes, includeHidden, circumstances } = build
  const { known, outcome, written } = memory
  if (!outcome || (!written && out !== undefined) || changes.visible || source.problems.length > 0) return undefined
  if (outcome.circumstances !== circumstances || !samePictures(source, outcome.measured)) return undefined

  // Nothing that it shows has changed.
  const site = lazily(() => outcome.site ?? mapSite(known.files.values(), includeHidden))
  const entries = changes.changed.flatMap((file) => entryOf(file) ?? [])
  const about = lazily((): Known => {
    return { ids: lazily(() => idsOf(known.files.values())), site: site(), pictures: source.media.paths }
  })
  const rewritten = new Set(entries.map(({ file }) => file))
  const problems = inOrder([
    ...outcome.problems.filter(({ file }) => !rewritten.has(file)),
    ...changes.changed.flatMap((file) => file.parsed().problems),
    ...entries.flatMap((entry) => checkEntry(entry, about())),
  ])
  const { pages, leftOut } = outcome
  const result = { problems, pages, leftOut, addresses: () => publicAddresses(site()), changed: false }
  if (hasErrors(problems)) {
    memory.outcome = undefined
    return result
  }
  if (entries.length === 0 || out === undefined || !written) {
    memory.outcome = { ...outcome, problems }
    return result
  }
  const next = { ...outcome, site: site(), problems }

  const published = entries.filter(({ hidden }) => includeHidden || !hidden)
  const plan: OutputPlan = new Map([...written.files].map(([path, { key }]) => [path, { key, text: unknownText }]))
  const context = {
    site: site(),
    measured: outcome.measured,
    find: (collection: CollectionName, id: string) => entryOf(known.files.get(fileOf(collection, id))),
    related: ({ file }: Entry) => known.files.get(file)?.related ?? [],
  }
  for (const entry of published) for (const [path, file] of planEntry(entry, context)) plan.set(path, file)
  try {
    // Until it is written, nothing counts as done.
    memory.outcome = undefined
    const { changed, written: now } = await writeOutput(out, plan, written)
    if (changed) memory.isSaved = false
    memory.written = now
    memory.outcome = next
    return { ...result, changed }
  } catch (error) {
    // Another build replaced OUT meanwhile.
    if (error instanceof UnknownText) return undefined
    throw error
  }
}

const fileOf = (collection: CollectionName, id: string): string =>
  `content/${collection}/${id}.${collections[collection].format}`

class UnknownText extends Error {}
const unknownText = (): never => {
  throw new UnknownText()
}

async function buildWhole({ out, memory, source, includeHidden, circumstances, oncePublic }: Build): Promise<Built> {
  const { known } = memory
  await known.loadParser()
  const files = [...known.files.values()]
  const entries = files.flatMap((file) => entryOf(file) ?? [])
  const site = mapSite(files, includeHidden)
  const measured = measurePictures(source.media, entries.flatMap(picturePaths), memory.outcome?.measured)
  const problems = inOrder([
    ...source.problems,
    ...files.flatMap((file) => file.parsed().problems),
    ...checkTogether(files, entries, site, source.media.paths),
    ...checkPublished(
      oncePublic,
      files.map((file) => file.parsed()),
      site,
    ),
    ...brokenPictures(measured),
  ])
  const leftOut = entries.flatMap(({ file, hidden }) => (hidden && !includeHidden ? { file, hidden } : []))
  const result = { problems, pages: listPages(site).length, addresses: () => publicAddresses(site), leftOut }
  memory.outcome = undefined
  memory.isSaved = false
  if (hasErrors(problems)) return { ...result, changed: false }

  const { pages, addresses: _, ...rest } = result
  const outcome = { circumstances, measured, site, pages, ...rest }
  if (out === undefined) {
    memory.outcome = outcome
    return { ...result, changed: false }
  }
  const published = entries.filter(({ hidden }) => includeHidden || !hidden)
  const { plan, related } = planOutput(published, site, measured)
  for (const file of files) if (isIn(file.kind, 'blog')) file.related = related.get(file.kind.id)
  const { changed, written } = await writeOutput(out, plan, memory.written)
  memory.written = written
  memory.outcome = outcome
  return { ...result, changed }
}

function entryOf(known: KnownFile | undefined): Entry | undefined {
  const { entry } = known?.parsed() ?? {}
  if (entry) entry.hidden = known?.hidden
  return entry
}

const samePictures = ({ media }: Source, measured: Measured): boolean => {
  const now = measurePictures(media, measured.keys(), measured)
  return now.size === measured.size && [...now].every(([path, size]) => size === measured.get(path))
}

/** What is not the matter of one file alone. */
function checkTogether(
  files: readonly KnownFile[],
  entries: readonly Entry[],
  site: SiteMap,
  pictures: ReadonlySet<string>,
): Problem[] {
  const ids = idsOf(files)
  const known: Known = { ids: () => ids, site, pictures }
  const groups = entries.filter(({ kind }) => isIn(kind, 'portfolio'))
  return [
    ...entries.flatMap((entry) => checkEntry(entry, known)),
    ...files.flatMap((file) => {
      const { broken, problems } = file.parsed()
      return broken ? withoutCascade(checkEntry(broken, known), problems) : []
    }),
    ...checkPortfolio(groups, ids.get('case-studies') ?? new Set()),
    ...checkIds(files, site),
    ...checkAliases(entries, site),
  ]
}

const checkEntry = (entry: Entry, known: Known): Problem[] => [...checkFields(entry, known), ...checkBody(entry, known)]

/** A line that is wrong already is not wrong in a second way. */
function withoutCascade(found: readonly Problem[], reported: readonly Problem[]): Problem[] {
  const lines = new Set(reported.filter(({ severity }) => severity === 'error').map(({ line }) => line))
  return found.filter(({ line }) => !lines.has(line))
}

function idsOf(files: Iterable<KnownFile>): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { kind } of files) {
    if (!('collection' in kind)) continue
    const own = ids.get(kind.collection)
    if (own) own.add(kind.id)
    else ids.set(kind.collection, new Set([kind.id]))
  }
  return ids
}

function hiddenBecause({ publication: { draft, publishAt } }: KnownFile, now: string): Hidden | undefined {
  if (draft) return { reason: 'draft' }
  return publishAt !== undefined && publishAt > now ? { reason: 'scheduled', publishAt } : undefined
}

const brokenPictures = (measured: Measured): Problem[] =>
  [...measured].flatMap(([path, found]: [string, PictureSize | Finding]) =>
    isSize(found) ? [] : errorAt(`content/media/${path}`, START, found),
  )

/** Lines are read when a problem is printed: most builds print none. */
function lineFinder(files: readonly ListedFile[], oncePublic: PublishedUrls | undefined): BuildResult['lineOf'] {
  const listed = new Map(files.map((file) => [file.file, file]))
  const texts = new Map<string, string[]>([[PUBLISHED_URLS, oncePublic?.text.split('\n') ?? []]])
  return (file, line) => {
    const lines = texts.get(file) ?? linesIn(listed.get(file))
    texts.set(file, lines)
    return lines[line - 1]
  }
}

const linesIn = (file: ListedFile | undefined): string[] => (file && readSource(file).text?.split('\n')) ?? []
