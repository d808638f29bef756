/** Two states of a form, field by field, in the words of the form. */
import type { FlatValues } from '../cms/hook-types'
import { labelOf } from '../cms/labels'
import { fieldsOf, partOf } from '../entry/flat-values'
import { SOURCE } from '../files/formats/form-data'

export type Difference = { field: string; before: string; after: string }

/** Nested values by their paths, as the CMS keeps them: empty lists and groups stay what they are. */
export function flatten(values: object, above = ''): FlatValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const isNested = typeof value === 'object' && value !== null && Object.keys(value).length > 0
      return isNested ? Object.entries(flatten(value, `${above}${name}.`)) : [[`${above}${name}`, value]]
    }),
  )
}

/** Letters of a long text around what is different in it. */
const AROUND = 60

/** What is different, in the order of the fields. What the form does not show is left out. */
export function differencesBetween(before: FlatValues, after: FlatValues): Difference[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => path !== SOURCE)
  return paths.flatMap((path) => {
    const [old, young] = [textOf(before[path]), textOf(after[path])]
    if (old === young) return []
    return { field: fieldNamed(path), ...excerpts(old, young) }
  })
}

/** `process.0.title` → `Process 1 › Title` */
function fieldNamed(path: string): string {
  if (path === 'body') return 'Text'
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : ` › ${labelOf(part)}`))
    .join('')
    .slice(' › '.length)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value !== 'object') return String(value).trimEnd()
  return Array.isArray(value) || Object.keys(value).length === 0 ? '' : JSON.stringify(value)
}

/** The differing parts of two texts with a little of what is around them. */
function excerpts(before: string, after: string): { before: string; after: string } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const cut = (text: string) => {
    const from = Math.max(0, start - AROUND)
    const to = Math.min(text.length, text.length - end + AROUND)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}

/**
 * What somebody typed, for a file that changed since: a field that they did not touch says what the file says now.
 * @param old what the form showed when it was opened
 */
export function onto(now: FlatValues, backup: FlatValues, old: FlatValues): FlatValues {
  return Object.fromEntries(
    fieldsOf(now, backup).flatMap((field) => {
      const isUntouched = field === SOURCE || says(backup, field) === says(old, field)
      return partOf(isUntouched ? now : backup, field)
    }),
  )
}

/** The labels of fields that two editors changed differently. @param old what the form showed to both */
export const changedByBoth = (one: FlatValues, other: FlatValues, old: FlatValues): string[] =>
  fieldsOf(one, other)
    .filter((field) => field !== SOURCE)
    .filter((field) => new Set([one, other, old].map((values) => says(values, field))).size === 3)
    .map(fieldNamed)

const says = (values: FlatValues, field: string): string => JSON.stringify(partOf(values, field).sort())
