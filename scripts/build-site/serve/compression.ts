import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Brotli's levels go to 11; 9 is what costs little time for a result close to that of a CDN. It looks back over 2^16
 * bytes, which is about a whole page: from 2^17 on, it sets up tables that take 100 ms a page and save 0.2 % at most.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 }

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: BROTLI }),
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

/** In the order of preference; a host that compresses does the same. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best encoding that an `Accept-Encoding` allows. One with `q=0` is refused; `*` means every encoding that is not named. */
export function acceptedEncoding(header: string): Encoding | undefined {
  const weights = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = ENCODINGS.toSorted((a, b) => weightOf(b) - weightOf(a))
  return best && weightOf(best) > 0 ? best : undefined
}
