import { ICONS } from '../../lib/site-files'
import { A_DAY, FOR_EVER, type HostRules, IMMUTABLE } from './rules'

/** `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(rules: HostRules): string {
  return [
    '/*',
    ...Object.entries(rules.headers).map(([name, value]) => `  ${name}: ${value}`),
    // Cloudflare adds up what rules say about a header unless it is taken back first; Netlify takes the last.
    ...rules.groups.flatMap(({ folder, headers }) =>
      [folder, `${folder}/*`].flatMap((path) => [
        path,
        ...Object.keys(headers).map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ]),
    ),
    ...IMMUTABLE.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${FOR_EVER}`]),
    ...ICONS.flatMap((icon) => [icon, `  Cache-Control: ${A_DAY}`]),
    '',
  ].join('\n')
}
