/** Compressed copies beside the text files of the site, for servers that would else compress at each request. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { fingerprint } from '../../lib/fingerprint'
import { isText, typeOf } from '../hosts/content-type'
import type { Published, SiteFile, SiteFiles } from '../publish/site-file'

/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1000

/** The forms are most of the bytes, and few people load them: a server compresses them when somebody asks. */
const FORMS = 'admin/'

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
  /** Where compressed files wait for their publication. */
  stageDir: string
  /** Called with how many files have to be compressed; gives what is called as they are done. */
  progress?: (total: number) => (done: number) => void
}

/** Compresses what is not published yet. Gives all compressed files. */
export async function compressedFiles(files: SiteFiles, options: Options): Promise<SiteFiles> {
  const { known, stageDir, progress = () => () => undefined } = options
  await rm(stageDir, { recursive: true, force: true })
  await mkdir(stageDir, { recursive: true })
  const texts = [...files].filter(
    ([path, file]) => !path.startsWith(FORMS) && isText(typeOf(path)) && !isSmall(known, path, file),
  )
  const compressed: SiteFiles = new Map()
  for (const [path, { key }] of texts) {
    for (const ending of ENDINGS) {
      compressed.set(path + ending, { key: key + ending, link: join(stageDir, fingerprint(path) + ending) })
    }
  }
  const isPublished = ([path, { key }]: [string, SiteFile]) =>
    ENDINGS.every((ending) => known.get(path + ending)?.key === key + ending)
  const missing = texts.filter((text) => !isPublished(text))
  const onCompressed = progress(missing.length)
  let done = 0
  await pMap(
    missing,
    async ([path, file]) => {
      const bytes = await bytesOf(path, file, options)
      for (const [ending, compress] of Object.entries(COMPRESSORS)) {
        if (bytes.length < LEAST_BYTES) compressed.delete(path + ending)
        else await writeFile(join(stageDir, fingerprint(path) + ending), await compress(bytes))
      }
      onCompressed(++done)
    },
    { concurrency: availableParallelism() },
  )
  return compressed
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
