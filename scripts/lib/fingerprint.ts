import { createHash, hash } from 'node:crypto'

/** A hash of the content in 22 characters. */
export const fingerprint = (content: string | Uint8Array): string => sha256(content, 'base64url').slice(0, LENGTH)

/** The whole hash, where a format or a name asks for it. */
export const sha256 = (content: string | Uint8Array, encoding: 'hex' | 'base64' | 'base64url' = 'hex'): string =>
  hash('sha256', content, encoding)

/** The fingerprint of what several parts make together. */
export function fingerprintOfAll(parts: Iterable<string | Uint8Array>): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('base64url').slice(0, LENGTH)
}

const LENGTH = 22
