import type { Repository } from '../../../src/admin/files/repository'
import { dataBlock } from '../render/document'

/** The start of the page, with the parts that `configureAdminPage` may have put there before. */
const START =
  /<head>(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?(?:<script type="application\/json" id="repository">[^<]*<\/script>)?/

/** Puts the security policy into a page, for hosts that send no headers. */
export const withPolicy = (html: string, policy: string): string =>
  html.replace('<head>', () => `<head>${policyTag(policy)}`)

const policyTag = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`

/**
 * Puts into the bundled page of the forms what differs between sites.
 * @param repository what the forms edit; without one the page says how to set it up.
 * @param policy the page's security policy, for hosts that send no headers.
 */
export function configureAdminPage(
  html: string,
  { repository, policy }: { repository: Repository | undefined; policy: string },
): string {
  if (!START.test(html)) throw new Error('The page of the forms has no <head>.')
  return html.replace(START, () => `<head>${policyTag(policy)}${dataBlock('repository', repository ?? null)}`)
}
