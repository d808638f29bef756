/** Which entries name another one: by a link to its page, or as a reference. */
import { type FileKind, isIn, pathOf } from '../../lib/schema/file-kind'
import { type ContentFile, readableEntryOf, textsOf } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { asBrowsersRead, withoutSlash } from '../site/map'

/** A file, and what its entry is called. */
export type Naming = { file: string; title: string }

/** @param aliases old addresses of the target, by which it is named as well */
export function whoNames(target: FileKind, aliases: readonly string[], files: readonly ContentFile[]): Naming[] {
  const path = pathOf(target)
  const addresses = new Set(path === undefined ? aliases : [path, ...aliases])
  return files.flatMap(({ file, kind, parsed, publication }): Naming | [] => {
    const isItself = kind.id === target.id && pathOf(kind) === path
    const entry = isItself ? undefined : readableEntryOf({ file, kind, parsed, publication })
    if (!entry || !(linksTo(entry, addresses) || refersTo(entry, target))) return []
    const { title, name, heading } = entry.data
    return { file, title: String(title ?? name ?? heading ?? kind.id) }
  })
}

function linksTo(entry: Entry, addresses: ReadonlySet<string>): boolean {
  const fields = textsOf(entry).flatMap(({ field, value }) => (field.role === 'link' ? value : []))
  return [...fields, ...(entry.body?.links ?? []).map(({ href }) => href)].some((href) => addresses.has(pageOf(href)))
}

const pageOf = (href: string): string => withoutSlash(asBrowsersRead(href).replace(/[?#].*$/s, ''))

const refersTo = (entry: Entry, target: FileKind): boolean =>
  textsOf(entry).some(
    ({ field, value }) => field.role === 'reference' && value === target.id && isIn(target, field.collection),
  )
