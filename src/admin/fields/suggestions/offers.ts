/** What a field of a form offers to somebody who types in it. */

import { languageCodes, languageName } from '../../../lib/language-name'
import { lengths } from '../../../lib/lengths'
import { type FieldNode, fieldTree } from '../../../schema/field-tree'
import { ENGLISH, WRITTEN_LANGUAGES } from '../../../schema/languages'
import { type FlatValues, type ListedEntry, LOCALE } from '../../cms/hook-types'
import { kindOf } from '../../entry/kind'
import { fileOfEntry } from '../../entry/page'
import { headingsOf, pagesOf, type SitePage } from './site-pages'

/** A value, and what it is called where that is something else. */
export type Offer = { value: string; label?: string }

/** The form that is open. */
export type OpenForm = { collectionName: string; fileName?: string }

/** @param keyPath the field, such as `links.0.link` @param typed what is in it */
export function offersFor(
  entries: readonly ListedEntry[],
  { collectionName, fileName }: OpenForm,
  keyPath: string,
  typed: string,
): Offer[] {
  const kind = kindOf(fileOfEntry({ collectionName, fileName }) ?? '')
  const node = kind && nodeAt(fieldTree(kind.schema), keyPath.split('.'))
  const field = node?.items?.field ?? node?.field
  if (field?.role === 'link') return linkOffersOf(pagesOf(entries), typed)
  if (field?.role === 'reference') {
    const words = field.allowText ? valuesInUse(entries, collectionName, keyPath) : []
    const named = entriesIn(entries, field.collection)
    return [...named, ...words.filter(({ value }) => named.every((entry) => entry.value !== value))]
  }
  if (field?.role === 'timeZone') return ZONES
  if (field?.role === 'language') return LANGUAGES
  if (field?.role === 'spokenLanguage') return SPOKEN
  const isShort = field?.role === 'text' && (node?.items ?? node)?.maxLength === lengths.label
  return isShort && fileName === undefined ? valuesInUse(entries, collectionName, keyPath) : []
}

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => ({
  value,
}))

const LANGUAGES = WRITTEN_LANGUAGES.map((value) => ({
  value,
  label: new Intl.DisplayNames(ENGLISH, { type: 'language' }).of(value),
}))

const SPOKEN = languageCodes()
  .map((value) => ({ value, label: languageName(value, 'en') ?? value }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))

/** The schema of a field inside of groups, lists, and lists of several kinds of group. */
export function nodeAt(node: FieldNode | undefined, path: readonly string[]): FieldNode | undefined {
  const [first, ...rest] = path
  if (!node || first === undefined) return node
  if (node.oneOf) return node.oneOf.map((kind) => nodeAt(kind, path)).find((found) => found !== undefined)
  return nodeAt(/^\d+$/.test(first) ? node.items : node.properties?.[first], rest)
}

/** The pages, or the headings of the page that is typed before a `#`. */
export function linkOffersOf(pages: readonly SitePage[], typed: string): Offer[] {
  const [path] = typed.split('#')
  const page = typed.includes('#') ? pages.find((found) => found.path === path) : undefined
  if (page) return headingsOf(page.body ?? '').map(({ id, text }) => ({ value: `${path}#${id}`, label: text }))
  return pages.map((found) => ({ value: found.path, label: found.title }))
}

const inFolder = (entries: readonly ListedEntry[], folder: string): { slug: string; values: FlatValues }[] =>
  entries
    .filter(({ locales }) => locales[LOCALE]?.path.startsWith(`content/${folder}/`))
    .map(({ slug, locales }) => ({ slug, values: locales[LOCALE].content ?? {} }))

const entriesIn = (entries: readonly ListedEntry[], folder: string): Offer[] =>
  inFolder(entries, folder).map(({ slug, values }) => ({ value: slug, label: String(values.title ?? values.name) }))

/** What the entries of a folder have in a field or in a list of texts, the most frequent first. */
function valuesInUse(entries: readonly ListedEntry[], folder: string, keyPath: string): Offer[] {
  const field = keyPath.replace(/\.\d+$/, '')
  const isValue = (path: string) =>
    path === field || (path.startsWith(`${field}.`) && /^\d+$/.test(path.slice(field.length + 1)))
  const count = new Map<string, number>()
  for (const { values } of inFolder(entries, folder)) {
    for (const [path, value] of Object.entries(values)) {
      if (isValue(path) && typeof value === 'string' && value !== '') count.set(value, (count.get(value) ?? 0) + 1)
    }
  }
  return [...count].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en')).map(([value]) => ({ value }))
}
