/** What an editor removes from a form, and how it gets back there. */
import type { FlatValues } from '../../cms/hook-types'
import { labelOf, singularOf } from '../../cms/labels'
import { OF_CMS, saysOf } from '../../entry/flat-values'

export type Removal = {
  /** In words, such as `Step “Outreach”`. */
  name: string
  /** Path of the list, or of the group of fields. */
  path: string
  /** Place in the list; a group has none. */
  index?: number
  /** Values by their paths below the item: `''` for the item itself, `.title` for one of its fields. */
  values: FlatValues
  /** How many items of the list said the same, this one included. */
  copies: number
  /** How the lists around it were ordered. */
  around: string
  /** All values of the form. */
  before: FlatValues
}

/** @param values of the form as long as it is there. @param index its place in the list at `path`; a group has none */
export function removalOf(values: FlatValues, path: string, index?: number): Removal {
  const own = below(values, index === undefined ? path : `${path}.${index}`)
  const copies = index === undefined ? 1 : copiesOf(own, values, path)
  const [name, around] = [nameOf(path, index, own), orderAround(values, path)]
  return { name, path, index, values: own, copies, around, before: { ...values } }
}

/** Whether it is still missing, and its place still known. */
export function canBePutBack(values: FlatValues, { path, index, values: own, copies, around }: Removal): boolean {
  if (orderAround(values, path) !== around) return false
  if (index === undefined) return !Object.keys(values).some((found) => found.startsWith(`${path}.`))
  return copiesOf(own, values, path) < copies
}

/** The values of the form with what was removed. What else changed since stays changed. */
export function putBack(values: FlatValues, { path, index, values: own, before }: Removal): FlatValues {
  const back = inserted(values, path, index, own)
  // Without marks of the CMS at the other items, a form in which nothing else changed has nothing to save.
  return saysOf(Object.entries(back)) === saysOf(Object.entries(before)) ? before : back
}

/** Which items are unfolded once it is back, by their paths. */
export const unfolded = (states: Record<string, boolean>, { path, index }: Removal): Record<string, boolean> =>
  inserted(states, path, index, index === undefined ? {} : { '': true })

function inserted<Value>(
  values: Record<string, Value>,
  path: string,
  index: number | undefined,
  own: Record<string, Value>,
): Record<string, Value> {
  // An empty list and an empty group have a value at their own path.
  const others = Object.entries(values).filter(([found]) => found !== path)
  const place = index === undefined ? path : `${path}.${Math.min(index, lengthOf(values, path))}`
  const back = Object.entries(own).map(([name, value]) => [`${place}${name}`, value])
  return Object.fromEntries([...others.map(([found, value]) => [moved(found, path, index), value]), ...back])
}

/** Where a part of a form was that a change removed: an item of a list, or a group of fields. */
export function removedPart(before: FlatValues, now: FlatValues): { path: string; index?: number } | undefined {
  const gone = Object.keys(before).filter((path) => !OF_CMS.test(path) && !(path in now))
  const parts = gone[0]?.split('.') ?? []
  for (let end = 1; end < parts.length; end++) {
    const path = parts.slice(0, end).join('.')
    if (!gone.every((found) => found.startsWith(`${path}.`))) continue
    const [was, is] = [itemsOf(before, path), itemsOf(now, path)]
    if (was.length === is.length + 1) {
      const found = was.findIndex((item, place) => item !== is[place])
      if (was.toSpliced(found, 1).every((item, place) => item === is[place])) return { path, index: found }
    }
    const isGroup = was.length === 0 && !/^\d+$/.test(parts[end - 1] ?? '')
    if (isGroup && !Object.keys(now).some((found) => found.startsWith(`${path}.`))) return { path }
  }
  return undefined
}

/** The field to go to when it is back. A list of texts is one field. */
export function fieldOf({ path, index, values }: Removal): string {
  const first = Object.keys(values).find((name) => name !== '' && !isAside(name))
  if (first === undefined) return path
  return `${path}${index === undefined ? '' : `.${index}`}${first}`
}

/** Where a value of an item goes when another item gets in before it. */
function moved(found: string, path: string, index: number | undefined): string {
  const place = indexIn(path, found)
  if (index === undefined || place === undefined || place < index) return found
  return `${path}.${place + 1}${found.slice(`${path}.${place}`.length)}`
}

/** The place in a list of the item that a path leads into. */
function indexIn(list: string, path: string): number | undefined {
  const [number = ''] = path.startsWith(`${list}.`) ? path.slice(list.length + 1).split('.') : []
  return /^\d+$/.test(number) ? Number(number) : undefined
}

const below = (values: FlatValues, path: string): FlatValues =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([found]) => found === path || found.startsWith(`${path}.`))
      .map(([found, value]) => [found.slice(path.length), value]),
  )

const lengthOf = (values: object, path: string): number =>
  1 + Math.max(-1, ...Object.keys(values).map((found) => indexIn(path, found) ?? -1))

/** What each item of a list says. */
const itemsOf = (values: FlatValues, path: string): string[] =>
  Array.from({ length: lengthOf(values, path) }, (_, index) =>
    saysOf(Object.entries(below(values, `${path}.${index}`))),
  )

const copiesOf = (own: FlatValues, values: FlatValues, path: string): number =>
  itemsOf(values, path).filter((item) => item === saysOf(Object.entries(own))).length

/** What an editor sees in no field. */
const isAside = (name: string): boolean => OF_CMS.test(name) || name === '.kind'

/** The CMS marks the items of a list when one is added, removed or moved. If the marks are unchanged, the list was not reordered. */
function orderAround(values: FlatValues, path: string): string {
  const parts = path.split('.')
  const lists = parts.flatMap((part, at) => (/^\d+$/.test(part) ? `${parts.slice(0, at).join('.')}.` : []))
  const marks = Object.entries(values).filter(
    ([found]) => OF_CMS.test(found) && lists.some((list) => found.startsWith(list) && isOfItem(found, list)),
  )
  return JSON.stringify(marks.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const isOfItem = (found: string, list: string): boolean => found.slice(list.length).split('.').length === 2

function nameOf(path: string, index: number | undefined, own: FlatValues): string {
  const field = path.split('.').at(-1) ?? path
  if (index === undefined) return labelOf(field)
  const singular = singularOf(field)
  const kind = `${singular.charAt(0).toUpperCase()}${singular.slice(1)}`
  const words = wordsOf(own)
  return words === undefined ? `${kind} ${index + 1}` : `${kind} “${words}”`
}

/** Longer names are cut off. */
const LONGEST = 60

/** The first words of an item. A number or an address names it only if nothing else does. */
function wordsOf(own: FlatValues): string | undefined {
  const texts = Object.entries(own).flatMap(([name, value]) =>
    isAside(name) || typeof value !== 'string' || value.trim() === '' ? [] : value.trim().replace(/\s+/g, ' '),
  )
  const words = texts.find((text) => !/^(?:\d+$|\/|#|https?:|blob:)/.test(text)) ?? texts[0]
  return words && words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words
}
