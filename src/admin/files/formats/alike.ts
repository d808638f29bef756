/** Whether a value from a form says the same as the file. */
import { isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml'
import { saysNothing } from '../file-format/quoting'

export type Fields = Record<string, unknown>

/** A node of a document; a bare `name:` has none. */
export type FileNode = ParsedNode | null | undefined

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nothing, in the ways in which forms say it. A group of empty fields is nothing too; an empty list is a list. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (isFields(value) && Object.values(value).every(isNothing))

/** The same for a file: a name without a value, an empty text, or a group in which every field is so. */
export function holdsNothing(node: FileNode): boolean {
  if (isMap(node)) return node.items.every(({ value }) => holdsNothing(value as FileNode))
  return isBare(node) || (isScalar(node) && textOf(node) === '')
}

/** A name or a hyphen without a value, or with a word for nothing. */
export const isBare = (node: FileNode): boolean =>
  node === null || node === undefined || (isScalar(node) && node.type === 'PLAIN' && saysNothing(textOf(node)))

export const textOf = (node: { value?: unknown }): string => String(node.value ?? '')

/** The value of a field, by its name. */
export const fieldOf = (map: YAMLMap, name: string): FileNode =>
  map.items.find(({ key }) => nameOf(key) === name)?.value as FileNode

export const nameOf = (key: unknown): string => (isScalar(key) ? textOf(key) : String(key))

/** True when saving `value` would change nothing but empty fields and the white space at the end of a text. */
export function saysTheSame(node: FileNode, value: unknown): boolean {
  if (holdsNothing(node)) return isNothing(value)
  if (isSeq(node)) {
    if (node.items.length === 0 && isNothing(value)) return true
    if (!Array.isArray(value) || value.length !== node.items.length) return false
    return value.every((item, index) => saysTheSame(node.items[index] as FileNode, item))
  }
  if (isMap(node)) {
    if (!isFields(value)) return false
    const names = new Set([...node.items.map(({ key }) => nameOf(key)), ...Object.keys(value)])
    return [...names].every((name) => saysTheSame(fieldOf(node, name), own(value, name)))
  }
  if (!isScalar(node) || isFields(value) || Array.isArray(value)) return false
  return textOf(node).trimEnd() === asText(value).trimEnd()
}

/** The field of that name, and nothing that every object inherits. */
export const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)

const asText = (value: unknown): string => String(value ?? '').replace(/\r\n?/g, '\n')

/** How many fields of two items agree; used to find out which item of a list was edited. */
export function agreements(node: FileNode, value: unknown): number {
  if (!isMap(node) || !isFields(value)) return 0
  return node.items.filter((pair) => {
    const field = pair.value as FileNode
    return !holdsNothing(field) && saysTheSame(field, own(value, nameOf(pair.key)))
  }).length
}
