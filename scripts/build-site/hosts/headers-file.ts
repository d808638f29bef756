import { ICONS } from '../../lib/site-files'
import { A_DAY, FOR_EVER, type HostRules, IMMUTABLE, ownAdminHeaders } from './rules'

/** `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(rules: HostRules): string {
  const own = ownAdminHeaders(rules)
  return [
    '/*',
    ...Object.entries(rules.headers).map(([name, value]) => `  ${name}: ${value}`),
    // Cloudflare adds up what rules say about a header unless it is taken back first; Netlify takes the last.
    ...['/admin', '/admin/*'].flatMap((path) => [
      path,
      ...own.map(([name]) => `  ! ${name}`),
      ...own.map(([name, value]) => `  ${name}: ${value}`),
    ]),
    ...IMMUTABLE.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${FOR_EVER}`]),
    ...ICONS.flatMap((icon) => [icon, `  Cache-Control: ${A_DAY}`]),
    '',
  ].join('\n')
}
