/** Ids that cannot be part of an address. */
import { pathOf } from '../file-kind'
import type { KnownFile } from '../known-files'
import { errorAt, type Finding, type Problem, START } from '../problems/problem'
import { quote } from '../problems/words'
import type { SiteMap } from '../site-map'

/** First parts of addresses that the site uses itself; a legal page lies at the same level. */
const TAKEN_AT_THE_TOP = ['404', 'admin', 'api', 'assets', 'case-study', 'content', 'data', 'index', 'legal', 'media']
/** Files of these names mean something to web servers. */
export const TAKEN_EVERYWHERE = ['404', 'index']

/** Ids whose page would lie where another one is. */
export function checkIds(files: Iterable<KnownFile>, site: SiteMap): Problem[] {
  const top = new Set([
    ...TAKEN_AT_THE_TOP,
    ...[...site.pages.values()].filter((page) => !isLegal(page.file)).map(firstPart),
  ])
  return [...files].flatMap(({ file, kind }) => {
    if (!('collection' in kind) || pathOf(kind) === undefined) return []
    const taken = TAKEN_EVERYWHERE.includes(kind.id) || (kind.collection === 'legal' && top.has(kind.id))
    return taken ? [errorAt(file, START, reserved(kind.id))] : []
  })
}

const isLegal = (file: string | undefined): boolean => file?.startsWith('content/legal/') === true

const firstPart = ({ path }: { path: string }): string => path.split('/')[1] ?? ''

const reserved = (id: string): Finding => ({
  code: 'reserved-id',
  message: `A file here cannot be called ${quote(id)}: the site needs that address for something else.`,
  hint: 'Rename the file.',
})
