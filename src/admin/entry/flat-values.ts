/** The values of a form by the paths of their fields, such as `process.0.title`. */
import type { FlatValues } from '../cms/hook-types'

/** Names that the CMS gives to what only itself needs of the items of a list. */
export const OF_CMS = /\.__sc_\w+$/

/** The outermost fields of forms. */
export const fieldsOf = (...states: FlatValues[]): string[] => [...new Set(states.flatMap(Object.keys).map(topOf))]

/** The values of one of them, with their paths. */
export const partOf = (values: FlatValues, field: string): [string, unknown][] =>
  Object.entries(values).filter(([path]) => topOf(path) === field)

/** What values say, in the order of their paths, without what the CMS notes for itself. */
export const saysOf = (values: readonly (readonly [string, unknown])[]): string =>
  JSON.stringify(values.filter(([path]) => !OF_CMS.test(path)).sort(([a], [b]) => (a < b ? -1 : 1)))

const topOf = (path: string): string => path.split('.')[0] ?? path

/** Makes an object that the CMS watches say what another one says, and touches nothing that is the same. */
export function replaceValues(watched: Record<string, unknown>, wanted: Record<string, unknown>): void {
  for (const [path, value] of Object.entries(wanted)) if (watched[path] !== value) watched[path] = value
  for (const path of Object.keys(watched)) if (!(path in wanted)) delete watched[path]
}
