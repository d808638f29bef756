/** The two files that Netlify and Cloudflare Pages read. */
import { ICONS, NOT_FOUND_FOLDERS } from '../../lib/site-files'
import { checkedRules } from './checked-rules'
import { contentTypeOf, TYPES_BY_NAME } from './content-type'
import { A_DAY, FOR_EVER, type HostRules, IMMUTABLE } from './rules'

type Block = [path: string, lines: string[]]

/** `_headers` */
export function headersFile(rules: HostRules): string {
  const { headers, groups } = checkedRules(rules)
  const blocks: Block[] = [
    ['/*', linesOf(headers)],
    ...groups.flatMap(({ folder, headers: own }) =>
      [folder, `${folder}/*`].map((path): Block => {
        // Cloudflare adds up what rules say about a header unless it is taken back first; Netlify takes the last.
        return [path, [...Object.keys(own).map((name) => `! ${name}`), ...linesOf(own)]]
      }),
    ),
    ...IMMUTABLE.map((folder): Block => [`${folder}*`, linesOf({ 'Cache-Control': FOR_EVER })]),
    ...Object.keys(TYPES_BY_NAME).map((name): Block => [`/${name}`, linesOf({ 'Content-Type': contentTypeOf(name) })]),
    ...ICONS.map((icon): Block => [icon, linesOf({ 'Cache-Control': A_DAY })]),
  ]
  return withoutRepeats(blocks)
    .flatMap(([path, lines]) => [path, ...lines.map((line) => `  ${line}`), ''])
    .join('\n')
}

const linesOf = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

/** Cloudflare reads only the last block of a path. */
function withoutRepeats(blocks: readonly Block[]): Block[] {
  const merged = new Map<string, string[]>()
  for (const [path, lines] of blocks) merged.set(path, [...(merged.get(path) ?? []), ...lines])
  return [...merged]
}

/**
 * `_redirects`. Both hosts keep the query, and both pass over lines that only the other understands; Cloudflare says so in the
 * log of the deployment.
 */
export function redirectsFile(rules: HostRules): string {
  const { redirects } = checkedRules(rules)
  const pages = NOT_FOUND_FOLDERS.flatMap((folder) => [`${folder}/404`, `${folder}/404.html`])
  return [
    // Their default is 302, so 301 is written out. Cloudflare would first take a slash away, by a redirect of its own.
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    '# Netlify: a 404 page is not a page, and a folder may have one of its own.',
    ...pages.map((page) => `${page} ${page.replace(/(?:\.html)?$/, '.html')} 404!`),
    ...NOT_FOUND_FOLDERS.filter((folder) => folder !== '').map((folder) => `${folder}/* ${folder}/404.html 404`),
    ...['/_headers', '/_redirects'].map((file) => `${file} /404.html 404!`),
    '# Cloudflare Pages: the same, by way of an address that never has a page.',
    ...pages.map((page) => `${page} ${page.replace(/(?:\.html)?$/, '/none')} 200`),
    '',
  ].join('\n')
}
