/** The values of a form → the file that a save would write. */
import type { FlatValues } from '../cms/hook-types'
import { OF_CMS } from '../entry/flat-values'
import type { FileFormat } from '../files/formats'

/** @param values by the path of their fields, such as `process.0.title` */
export const textOfDraft = (values: FlatValues, { toFile }: FileFormat): string => toFile(unflatten(values))

/** The opposite of `flatten`. Empty lists and groups at a path that has others below it are only places for those. */
export function unflatten(values: FlatValues): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  const paths = Object.keys(values).filter((path) => !OF_CMS.test(path))
  // What is above comes first.
  paths.sort()
  for (const path of paths) {
    const parts = path.split('.')
    let group = root as Record<string, unknown>
    for (const [index, part] of parts.slice(0, -1).entries()) {
      const below = group[part]
      if (typeof below !== 'object' || below === null) group[part] = /^\d+$/.test(parts[index + 1] ?? '') ? [] : {}
      group = group[part] as Record<string, unknown>
    }
    const value = values[path]
    const last = parts.at(-1) ?? ''
    // The CMS watches its lists and groups, so they are copied and not taken.
    group[last] = typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value
  }
  return root
}
