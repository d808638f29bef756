import { ICONS } from '../../lib/site-files'
import { checkedRules } from './checked-rules'
import { contentTypeOf, TYPES_BY_NAME } from './content-type'
import { A_DAY, FOR_EVER, type HostRules, IMMUTABLE } from './rules'

type Block = [path: string, lines: string[]]

/** `_headers`, which Netlify and Cloudflare Pages read. */
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
