/** The files of the newsroom: pictures and logo as they are, all of them in one zip, and its checksum. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { KIT, KIT_LOGO, kitName } from '../../../src/lib/press-kit'
import { hasBytes } from '../../lib/files'
import { fingerprint, sha256 } from '../../lib/fingerprint'
import { writeWhole } from '../../lib/write-file'
import type { SiteFile } from '../publish/site-file'

type Options = { page: { kit: { pictures: { image: string }[] } }; mediaDir: string; logo: string; cacheDir: string }

/** Any day will do, as long as it is the same in every build: the same files give the same zip. */
const DAY = '2000-01-01T00:00:00'

/** The kit's files, by their paths in the site. The zip is kept in the cache by what is in it. */
export async function pressKitFiles({ page, mediaDir, logo, cacheDir }: Options): Promise<[string, SiteFile][]> {
  const sources = new Map([[KIT_LOGO, logo]])
  for (const { image } of page.kit.pictures) sources.set(kitName(image), join(mediaDir, image))
  const contents = await Promise.all(
    Array.from(sources, async ([name, file]) => {
      const bytes = await readFile(file)
      return { name, file, bytes, key: fingerprint(bytes) }
    }),
  )
  const zip = join(cacheDir, `${fingerprint(JSON.stringify(contents.map(({ name, key }) => [name, key])))}.zip`)
  if (!hasBytes(zip)) {
    const files = Object.fromEntries(contents.map(({ name, bytes }) => [name, new Uint8Array(bytes)]))
    // Pictures are compressed already.
    await writeWhole(zip, zipSync(files, { level: 0, mtime: DAY }))
  }
  const bytes = await readFile(zip)
  const checksum = `${sha256(bytes)}  kit.zip\n`
  return [
    ...contents.map(({ name, file, key }): [string, SiteFile] => [
      `${KIT.folder}/${name}`.slice(1),
      { key, copy: file },
    ]),
    [KIT.zip.slice(1), { key: fingerprint(bytes), link: zip }],
    [KIT.checksum.slice(1), { key: fingerprint(checksum), text: checksum }],
  ]
}
