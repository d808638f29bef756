/**
 * Checks and writes only the entries whose bodies changed, when nothing changed that other files can see. All else is as
 * the last build left it.
 */
import { type CollectionName, collections } from '../../src/schema/collections'
import type { Known } from './check/fields'
import { checkEntry, idsOf } from './check/together'
import type { Entry } from './entry'
import { lazily } from './lazily'
import { type OutputPlan, planEntry } from './output'
import { type Measured, measurePictures } from './pictures'
import { hasErrors, inOrder } from './problems/problem'
import { publicAddresses } from './public-addresses'
import type { Source } from './read'
import { type Built, entryOf, type Run } from './run'
import { mapSite } from './site-map'
import { writeOutput } from './write'

/** Gives nothing when anything else is different from the last build. */
export async function buildChanged(run: Run): Promise<Built | undefined> {
  const { out, memory, source, changes, includeHidden, circumstances } = run
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

const samePictures = ({ media }: Source, measured: Measured): boolean => {
  const now = measurePictures(media, measured.keys(), measured)
  return now.size === measured.size && [...now].every(([path, size]) => size === measured.get(path))
}
