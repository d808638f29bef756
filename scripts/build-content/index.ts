/**
 * The content pipeline: words, data and pictures in `content/` → typed JSON for the app. With an error in the content,
 * nothing is written. `Memory` wraps the steps so that a build does again only what has changed since the last one.
 */
import { hasErrors } from '../lib/diagnostics/diagnostic'
import { Memory } from './incremental/memory'
import { resolveFolders } from './source/list'
import { checkContent } from './steps/check'
import { mapSites } from './steps/map'
import type { BuildOptions, BuildResult } from './steps/options'
import { planSite } from './steps/plan'
import { readContent } from './steps/read'

export type { BuildOptions, BuildResult } from './steps/options'

/** Builds the content once. Throws an `EnvironmentError` when a folder cannot be used. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const { memory = new Memory(), touched } = options
  const { content: folder, out } = await resolveFolders(options)

  const content = await readContent(folder, options, memory)
  const sites = await mapSites(content, options, memory)
  const found = checkContent(content, sites, options, memory)
  const { result, plan, inputs } = planSite(content, sites, found, options)

  if (hasErrors(found.diagnostics) || out === undefined) return result
  return { ...result, ...(await memory.write(out, plan, inputs, touched !== undefined)) }
}
