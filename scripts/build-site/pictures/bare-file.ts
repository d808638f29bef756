/** Pictures that are published in their own format: without what a camera or a program wrote into them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import { hasBytes } from '../../lib/files'
import { fingerprint } from '../../lib/fingerprint'
import { writeWhole } from '../../lib/write-file'

/** Changes when such pictures are drawn in another way. */
const RECIPE = `1 ${manifest.devDependencies.sharp}`

/**
 * The picture without places, names and serial numbers, kept in the cache by its bytes.
 * @param cacheDir may be deleted at any time
 */
export async function bareFile(picture: string, cacheDir: string): Promise<{ key: string; link: string }> {
  const bytes = await readFile(picture)
  const key = fingerprint(`${RECIPE} ${fingerprint(bytes)}`)
  const link = join(cacheDir, key)
  if (!hasBytes(link)) await writeWhole(link, await (await import('../../lib/sharp')).withoutMetadata(bytes))
  return { key, link }
}
