/** All files of the site → its folder, what hosts read beside it, and the record for the next build. */
import path from 'node:path'
import { compressedFiles } from '../files/compress'
import { writeBeside } from '../hosts/hosts'
import type { HostRules } from '../hosts/rules'
import { writeVercelOutput } from '../hosts/vercel'
import { publish } from '../publish/publish'
import type { SiteFiles } from '../publish/site-file'
import { writeRecord } from '../publish/site-record'
import type { Build } from './open'
import type { RenderedSite } from './render'

/** @returns how many files are new, different or gone */
export async function publishSite(
  { folders, kind, known, log }: Build,
  files: SiteFiles,
  rules: HostRules,
  { reads, words }: RenderedSite,
): Promise<number> {
  const { cache, out, vercelOutput } = folders
  const compressed = kind.hasCompressed
    ? await compressedFiles(files, {
        out,
        known,
        stageDir: path.resolve(cache, 'site/compressed'),
        progress: (total) => log.progress('compressed files', total),
      })
    : []
  log.say('publish')
  const { published, changed } = publish(out, new Map([...files, ...compressed]), known)
  await writeBeside(out, rules)
  if (vercelOutput) await writeVercelOutput(vercelOutput, out, rules, published.keys())
  await writeRecord(cache, out, kind.codeVersion, { published, reads, words })
  return changed
}
