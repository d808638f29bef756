import type { Site } from '../../../src/schema/settings'
import { originOf } from '../../lib/web-address'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. The file is valid for a year, the longest that
 * the RFC recommends, so a site that is not built any more stops promising an answer.
 * @param day the day of the build, `YYYY-MM-DD`
 */
export function securityText({ email, securityEmail }: Site, origin: string, day: string): Record<string, string> {
  const expires = new Date(Date.parse(day) + YEAR_MS).toISOString()
  const lines = [
    `Contact: mailto:${securityEmail ?? email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${originOf(origin)}/.well-known/security.txt`,
  ]
  return { '.well-known/security.txt': `${lines.join('\n')}\n` }
}
