/** What `npm run announce` and IndexNow read of the live site. */
import type { Site } from '../../../src/schema/settings'
import { CHANGES } from '../../lib/site-files'

/**
 * `changes.json`: the paths whose words are not those that were recorded when the site was built, `null` where no record has
 * begun. And the file by which search engines see that the key belongs to the site.
 */
export function announcementFiles(
  { indexNowKey }: Pick<Site, 'indexNowKey'>,
  changed: readonly string[] | undefined,
): Record<string, string> {
  return {
    [CHANGES.slice(1)]: `${JSON.stringify({ changed: changed ?? null })}\n`,
    ...(indexNowKey !== undefined && { [`${indexNowKey}.txt`]: indexNowKey }),
  }
}
