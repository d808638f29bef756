/** Checks every entry against the others, and plans every file of OUT. */
import type { PictureSize } from '../../src/schema/entries'
import { checkPublished, lostAddresses } from './check/published'
import { checkTogether } from './check/together'
import { isIn } from './file-kind'
import { picturePaths, planOutput } from './output'
import { isSize, type Measured, measurePictures } from './pictures'
import { errorAt, type Finding, hasErrors, inOrder, type Problem, START } from './problems/problem'
import { publicAddresses } from './public-addresses'
import { type Built, entryOf, type Run } from './run'
import { listPages, mapSite } from './site-map'
import { writeOutput } from './write'

export async function buildWhole({
  out,
  memory,
  source,
  includeHidden,
  circumstances,
  oncePublic,
}: Run): Promise<Built> {
  const { known } = memory
  await known.loadParser()
  const files = [...known.files.values()]
  const entries = files.flatMap((file) => entryOf(file) ?? [])
  const site = mapSite(files, includeHidden)
  const unpublished = checkPublished(
    oncePublic,
    files.map((file) => file.parsed()),
    site,
  )
  site.lost = lostAddresses(oncePublic, unpublished)
  const measured = measurePictures(source.media, entries.flatMap(picturePaths), memory.outcome?.measured)
  const problems = inOrder([
    ...source.problems,
    ...files.flatMap((file) => file.parsed().problems),
    ...checkTogether(files, entries, site, source.media.paths),
    ...unpublished,
    ...brokenPictures(measured),
  ])
  const leftOut = entries.flatMap(({ file, hidden }) => (hidden && !includeHidden ? { file, hidden } : []))
  const pages = listPages(site)
  const result = { problems, pages: pages.length, addresses: () => publicAddresses(site), leftOut }
  memory.outcome = undefined
  memory.isSaved = false
  if (hasErrors(problems)) return { ...result, changed: false }

  const { addresses: _, ...rest } = result
  const outcome = { circumstances, measured, site, ...rest }
  if (out === undefined) {
    memory.outcome = outcome
    return { ...result, changed: false }
  }
  const published = entries.filter(({ hidden }) => includeHidden || !hidden)
  const { plan, related } = planOutput(published, site, pages, measured)
  for (const file of files) if (isIn(file.kind, 'blog')) file.related = related.get(file.kind.id)
  const { changed, written } = await writeOutput(out, plan, memory.written)
  memory.written = written
  memory.outcome = outcome
  return { ...result, changed }
}

const brokenPictures = (measured: Measured): Problem[] =>
  [...measured].flatMap(([path, found]: [string, PictureSize | Finding]) =>
    isSize(found) ? [] : errorAt(`content/media/${path}`, START, found),
  )
