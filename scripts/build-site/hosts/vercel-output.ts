import { join } from 'node:path'
import { writeIfChanged } from '../../lib/write-file'
import { publish } from '../publish/publish'
import type { SiteFile } from '../publish/site-file'
import { hostFiles } from './hosts'
import type { HostRules } from './rules'
import { vercelConfig } from './vercel'

/**
 * Writes the folder that Vercel publishes after a build, by its Build Output API.
 * @param site folder of the published site, whose files get second names
 * @param paths its files
 */
export async function writeVercelOutput(
  folder: string,
  site: string,
  rules: HostRules,
  paths: Iterable<string>,
): Promise<void> {
  const forOthers = hostFiles(rules)
  const names = Array.from(paths).filter((name) => !(name in forOthers))
  const files = names.map((name): [string, SiteFile] => [name, { key: name, link: join(site, name) }])
  publish(join(folder, 'static'), new Map(files), new Map())
  await writeIfChanged(join(folder, 'config.json'), vercelConfig(rules, names))
}
