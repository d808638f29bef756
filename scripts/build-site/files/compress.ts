/** Compressed copies beside the text files of the site, for servers that would else compress at each request. */
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fingerprint } from '../../lib/fingerprint'
import { inParallel } from '../../lib/in-parallel'
import { writeAside } from '../../lib/write-file'
import { isText, typeOf } from '../hosts/content-type'
import type { Published, SiteFile, SiteFiles } from '../publish/site-file'

/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1000

/** The best that each format can do. Node compresses on threads of its own, so the work is shared among the cores. */
const COMPRESSORS: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}
const ENDINGS = Object.keys(COMPRESSORS)

type Options = {
  /** The published site, and what of it is untouched. */
  out: string
  known: Published
  /** Compressed files of earlier builds, by what they were made of; may be deleted at any time. */
  cacheDir: string
  /** Called with how many files have to be compressed; gives what is called as they are done. */
  progress?: (total: number) => (done: number) => void
}

/** Compresses what the last build did not, and forgets what this one does not need. Gives the compressed files. */
export async function compressedFiles(files: SiteFiles, options: Options): Promise<SiteFiles> {
  const { known, cacheDir, progress = () => () => undefined } = options
  await mkdir(cacheDir, { recursive: true })
  const cached = new Set(readdirSync(cacheDir))
  const compressed: SiteFiles = new Map()
  const missing: [path: string, file: SiteFile][] = []
  for (const [path, file] of files) {
    if (!isText(typeOf(path)) || isSmall(known, path, file)) continue
    if (ENDINGS.some((ending) => !cached.has(nameOf(path, file) + ending))) missing.push([path, file])
    else addTo(compressed, path, file, cacheDir)
  }
  const onCompressed = progress(missing.length)
  let done = 0
  await inParallel(missing, availableParallelism(), async ([path, file]) => {
    const bytes = await bytesOf(path, file, options)
    onCompressed(++done)
    if (bytes.length < LEAST_BYTES) return
    for (const [ending, compress] of Object.entries(COMPRESSORS)) {
      const result = await compress(bytes)
      await writeAside(join(cacheDir, nameOf(path, file) + ending), (aside) => writeFile(aside, result))
    }
    addTo(compressed, path, file, cacheDir)
  })
  const needed = new Set(Array.from(compressed.values(), ({ key }) => key))
  for (const name of cached) if (!needed.has(name)) await rm(join(cacheDir, name))
  return compressed
}

/** Two pages that read the same have the same key, so the path belongs to the name. */
const nameOf = (path: string, { key }: SiteFile): string => fingerprint(`${path}\n${key}`)

function addTo(compressed: SiteFiles, path: string, file: SiteFile, cacheDir: string): void {
  for (const ending of ENDINGS) {
    const name = nameOf(path, file) + ending
    compressed.set(path + ending, { key: name, link: join(cacheDir, name) })
  }
}

function isSmall(known: Published, path: string, { key }: SiteFile): boolean {
  const before = known.get(path)
  return before?.key === key && before.size < LEAST_BYTES
}

/** What is published already is nowhere else. */
async function bytesOf(path: string, file: SiteFile, { out, known }: Options): Promise<Buffer> {
  if ('text' in file) return Buffer.from(file.text)
  if (known.get(path)?.key === file.key) return readFile(join(out, path))
  return readFile('link' in file ? file.link : file.copy)
}
