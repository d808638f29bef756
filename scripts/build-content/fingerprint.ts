import { createHash } from 'node:crypto'

/** What two equal contents have in common, and no two different ones: 22 characters. */
export const fingerprint = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)
