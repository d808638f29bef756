import { createHash, hash } from 'node:crypto'

/** What two equal contents have in common, and no two different ones: 22 characters. */
export const fingerprint = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, LENGTH)

/** The fingerprint of what several parts make together. */
export function fingerprintOfAll(parts: Iterable<string | Uint8Array>): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('base64url').slice(0, LENGTH)
}

const LENGTH = 22
