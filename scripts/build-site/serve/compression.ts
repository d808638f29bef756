import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accept-encoding'

/** Brotli's levels go to 11; 9 is what costs little time for a result close to that of a CDN. */
const BROTLI_LEVEL = 9

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
const ENDINGS = { br: '.br', gzip: '.gz' }

const compressed = new Map<string, Promise<Buffer>>()

/** The compressed file that the build made, or else the bytes compressed, once per version of the file. */
export async function compress(file: string, bytes: Buffer, encoding: Encoding, version: string): Promise<Buffer> {
  const built = await readFile(file + ENDINGS[encoding]).catch(() => undefined)
  if (built) return built
  const key = `${encoding} ${version}`
  const known = compressed.get(key) ?? compressors[encoding](bytes)
  compressed.set(key, known)
  return known
}
