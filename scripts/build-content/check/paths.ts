/** Ids that cannot be part of an address. */
import { type Collection, collections, singles } from '../../../src/schema/collections'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isIn, pathOf } from '../../lib/schema/file-kind'
import { FILE_FOLDERS, SERVER_NAMES } from '../../lib/site-files'
import type { ContentFile } from '../parse/content-file'
import type { Page, SiteMap } from '../site/map'
import { atFile } from './report'

/**
 * First parts of addresses that the site uses itself, those of a part that this site leaves out included; a legal page has an
 * address at the same level.
 */
const TAKEN_AT_THE_TOP = [
  ...[...SERVER_NAMES, ...FILE_FOLDERS, 'api', 'content', 'legal'],
  ...Object.entries<Collection>({ ...collections, ...singles }).flatMap(([name, { path }]) =>
    path && name !== 'legal' ? firstPart({ path: path('') }) : [],
  ),
]

/** Ids whose page would lie where another one is. */
export function checkIds(files: readonly ContentFile[], site: SiteMap): Diagnostic[] {
  const top = new Set([
    ...TAKEN_AT_THE_TOP,
    ...[...site.pages.values()].filter((page) => !isLegal(page)).map(firstPart),
  ])
  return files.flatMap(({ file, kind }) => {
    if (!('collection' in kind) || pathOf(kind) === undefined) return []
    const taken = SERVER_NAMES.includes(kind.id) || (kind.collection === 'legal' && top.has(kind.id))
    return taken ? [atFile(file, reserved(kind.id))] : []
  })
}

const isLegal = ({ source }: Page): boolean => source !== undefined && isIn(source.kind, 'legal')

function firstPart({ path }: { path: string }): string {
  return path.split('/')[1] ?? ''
}

const reserved = (id: string): Message => ({
  code: 'reserved-id',
  text: `A file here cannot be called ${quote(id)}: the site uses that address for something else.`,
  hint: 'Rename the file.',
})
