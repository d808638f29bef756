/**
 * The build of the site: generated JSON → `dist/`. Only what is different from the last build is made; a build that fails
 * leaves the site as it was.
 */
import type { GeneratedKeys } from './render/read-generated'
import { bundlePrograms } from './steps/bundle'
import { makeFiles } from './steps/files'
import type { Log } from './steps/log'
import { openBuild } from './steps/open'
import type { BuiltSite, SiteFolders, SiteKind } from './steps/options'
import { makePictures } from './steps/pictures'
import { publishSite } from './steps/publish'
import { renderSite } from './steps/render'

export type { BuiltSite, SiteFolders, SiteKind } from './steps/options'

/** Builds the site once. Throws an `EnvironmentError` when a program cannot be bundled or a folder cannot be used. */
export async function buildSite(
  folders: SiteFolders,
  kind: SiteKind,
  keys: GeneratedKeys,
  log: Log,
): Promise<BuiltSite> {
  const build = await openBuild(folders, kind, keys, log)

  // Neither needs the other, and neither keeps both cores busy all the time.
  const [programs, pictures] = await Promise.all([bundlePrograms(build), makePictures(build)])
  const site = await renderSite(build, programs)
  const others = await makeFiles(build, programs, site)
  const files = new Map([...programs.files, ...pictures, ...site.files, ...others.files])
  const changed = await publishSite(build, files, others.rules, site)

  return { pages: site.pages, rendered: site.rendered, changed, words: others.words, url: build.site.url }
}
