/**
 * The content pipeline: words, data and pictures in `content/` → typed JSON for the app.
 * read → parse → check each entry and all together → write, or report every mistake and write nothing.
 */
import type { Hidden, PictureSize, SitePage } from '../../src/schema/entries'
import { checkAliases } from './check/aliases'
import { checkBody } from './check/bodies'
import { checkFields, type Known } from './check/fields'
import { checkIds } from './check/paths'
import { checkPortfolio } from './check/portfolio'
import { checkPublished } from './check/published'
import { today } from './dates'
import { type Entry, isIn, type ParsedFile, parseFile } from './entry'
import { checkFolders } from './environment'
import type { LeftOut } from './left-out'
import { makeOutput, picturePaths } from './output'
import { isSize, type Measured, measurePictures } from './pictures'
import { errorAt, type Finding, hasErrors, inOrder, type Problem, START } from './problems/problem'
import { type Address, publicAddresses } from './public-addresses'
import { readPublishedUrls } from './published-urls'
import { readContent } from './read'
import { listPages, mapSite, type SiteMap } from './site-map'
import { writeOutput } from './write'

export { EnvironmentError } from './environment'
export type { Problem } from './problems/problem'

export type BuildOptions = {
  /** Folder of the content. */
  content: string
  /** Where the JSON goes. */
  out: string
  /** The day that `publishAt` is held against, `YYYY-MM-DD`. Default: today, in UTC. */
  now?: string
  /** Write drafts and future posts too, marked `hidden`: for development and previews. */
  includeHidden?: boolean
}

export type BuildResult = {
  /** Everything that is wrong, in the order of the files. With an error among them, nothing was written. */
  problems: Problem[]
  pages: SitePage[]
  /** Every address that visitors can open, old ones included. */
  addresses: Address[]
  /** Whether OUT is different from before. */
  changed: boolean
  /** Files that visitors do not see yet, and why. */
  leftOut: LeftOut[]
  /** The text of a line, for printing a problem together with it. */
  lineOf: (file: string, line: number) => string | undefined
}

/** Builds the content once. Throws an `EnvironmentError` when a folder cannot be used. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { content, out } = await checkFolders(options.content, options.out)
  const source = await readContent(content)
  const oncePublic = await readPublishedUrls(content)
  const parsed = source.files.map(parseFile)
  const entries = parsed.flatMap(({ entry }) => entry ?? [])
  for (const entry of entries) entry.hidden = hiddenBecause(entry, options.now ?? today())

  const isLeftOut = (entry: Entry) => (options.includeHidden ? undefined : entry.hidden?.reason)
  const site = mapSite(parsed, isLeftOut)
  const measured = await measurePictures(source.media, entries.flatMap(picturePaths))
  const problems = inOrder([
    ...source.problems,
    ...parsed.flatMap((file) => file.problems),
    ...checkTogether(parsed, entries, site, source.media.paths),
    ...checkPublished(oncePublic, parsed, site),
    ...brokenPictures(measured),
  ])

  const leftOut = entries.flatMap(({ file, hidden }) => (hidden && !options.includeHidden ? { file, hidden } : []))
  const lineOf = lineFinder([...source.files, ...(oncePublic ? [oncePublic] : [])])
  const result = { problems, pages: listPages(site), addresses: publicAddresses(site), leftOut, lineOf }
  if (hasErrors(problems)) return { ...result, changed: false }
  const published = entries.filter((entry) => isLeftOut(entry) === undefined)
  return { ...result, changed: await writeOutput(out, makeOutput(published, site, measured)) }
}

/** What is not the matter of one file alone. */
function checkTogether(
  parsed: readonly ParsedFile[],
  entries: readonly Entry[],
  site: SiteMap,
  pictures: ReadonlySet<string>,
): Problem[] {
  const known: Known = { ids: idsOf(parsed), site, pictures }
  const groups = entries.filter(({ kind }) => isIn(kind, 'portfolio'))
  const checkEntry = (entry: Entry) => [...checkFields(entry, known), ...checkBody(entry, known)]
  return [
    ...entries.flatMap(checkEntry),
    ...parsed.flatMap(({ broken, problems }) => (broken ? withoutCascade(checkEntry(broken), problems) : [])),
    ...checkPortfolio(groups, known.ids.get('case-studies') ?? new Set()),
    ...checkIds(parsed, site),
    ...checkAliases(entries, site),
  ]
}

/** A line that is wrong already is not wrong in a second way. */
function withoutCascade(found: readonly Problem[], reported: readonly Problem[]): Problem[] {
  const lines = new Set(reported.filter(({ severity }) => severity === 'error').map(({ line }) => line))
  return found.filter(({ line }) => !lines.has(line))
}

function idsOf(parsed: readonly ParsedFile[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { kind } of parsed) {
    if ('collection' in kind) ids.set(kind.collection, (ids.get(kind.collection) ?? new Set()).add(kind.id))
  }
  return ids
}

function hiddenBecause({ data }: Entry, now: string): Hidden | undefined {
  if (data.draft === true) return { reason: 'draft' }
  const publishAt = typeof data.publishAt === 'string' ? data.publishAt : ''
  return publishAt > now ? { reason: 'scheduled', publishAt } : undefined
}

const brokenPictures = (measured: Measured): Problem[] =>
  [...measured].flatMap(([path, found]: [string, PictureSize | Finding]) =>
    isSize(found) ? [] : errorAt(`content/media/${path}`, START, found),
  )

function lineFinder(files: readonly { file: string; text?: string }[]): BuildResult['lineOf'] {
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  return (file, line) => texts.get(file)?.split('\n')[line - 1]
}
