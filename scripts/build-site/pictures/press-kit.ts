/** The files of the newsroom: pictures without metadata and the logo, all of them in one zip, and its checksum. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { KIT, KIT_LOGO, kitName } from '../../../src/lib/press-kit'
import { hasBytes } from '../../lib/files'
import { fingerprint, sha256 } from '../../lib/fingerprint'
import { writeWhole } from '../../lib/write-file'
import type { SiteFile } from '../publish/site-file'
import { bareFile } from './bare-file'

type Options = { page: { kit: { pictures: { image: string }[] } }; mediaDir: string; logo: string; cacheDir: string }

/** Any day will do, as long as it is the same in every build: the same files give the same zip. */
const DAY = '2000-01-01T00:00:00'

/** The kit's files, by their paths in the site. The zip is kept in the cache by what is in it. */
export async function pressKitFiles({ page, mediaDir, logo, cacheDir }: Options): Promise<[string, SiteFile][]> {
  const files = new Map<string, { key: string; link: string }>()
  for (const { image } of page.kit.pictures) files.set(kitName(image), await bareFile(join(mediaDir, image), cacheDir))
  const drawn = await readFile(logo)
  const zip = join(cacheDir, `${fingerprint(JSON.stringify([fingerprint(drawn), ...files]))}.zip`)
  if (!hasBytes(zip)) {
    const contents: Record<string, Uint8Array> = { [KIT_LOGO]: new Uint8Array(drawn) }
    for (const [name, { link }] of files) contents[name] = new Uint8Array(await readFile(link))
    // Pictures are compressed already.
    await writeWhole(zip, zipSync(contents, { level: 0, mtime: DAY }))
  }
  const bytes = await readFile(zip)
  const checksum = `${sha256(bytes)}  kit.zip\n`
  return [
    [inKit(KIT_LOGO), { key: fingerprint(drawn), copy: logo }],
    ...Array.from(files, ([name, file]): [string, SiteFile] => [inKit(name), file]),
    [KIT.zip.slice(1), { key: fingerprint(bytes), link: zip }],
    [KIT.checksum.slice(1), { key: fingerprint(checksum), text: checksum }],
  ]
}

const inKit = (name: string): string => `${KIT.folder}/${name}`.slice(1)
