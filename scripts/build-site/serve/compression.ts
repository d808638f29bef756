import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|atom\+xml|feed\+json|xml)|image\/svg)/
/** Brotli's levels go to 11; 9 is what costs little time for a result close to that of a CDN. */
const BROTLI_LEVEL = 9

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
export type Encoding = keyof typeof compressors

/** The best encoding that the browser accepts and the type deserves. */
export function chooseEncoding(accepted: string, contentType: string): Encoding | undefined {
  if (!COMPRESSIBLE.test(contentType)) return undefined
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding))
}

const compressed = new Map<string, Promise<Buffer>>()

/** Compresses once per version of a file. */
export function compress(bytes: Buffer, encoding: Encoding, version: string): Promise<Buffer> {
  const key = `${encoding} ${version}`
  const known = compressed.get(key) ?? compressors[encoding](bytes)
  compressed.set(key, known)
  return known
}
