/** An earlier version of an entry, as the values of its form. */
import type { FlatValues } from '../cms/hook-types'
import { fieldsOf, partOf, saysOf } from '../entry/flat-values'
import { SOURCE } from '../files/formats/form-data'

/**
 * What the form says with that version in it. A field that the version has not is empty. The text that the entry was read
 * from stays, because a save is made to the file as it is now.
 * @param now what the form says
 * @param version what the file said
 */
export function intoForm(now: FlatValues, version: FlatValues): FlatValues {
  return Object.fromEntries(
    fieldsOf(now, version).flatMap((field) => {
      const [shown, wanted] = [partOf(now, field), partOf(version, field)]
      if (field === SOURCE || saysOf(filled(shown)) === saysOf(filled(wanted))) return shown
      return wanted.length > 0 ? wanted : [[field, emptyLike(shown, field)] as [string, unknown]]
    }),
  )
}

/** A field without what is empty. */
const filled = (part: readonly [string, unknown][]) =>
  part.filter(([, value]) => !isEmpty(value)).map(([path, value]) => [path, String(value).trimEnd()] as const)

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** What the CMS keeps of an empty field of the same kind. */
function emptyLike(shown: readonly [string, unknown][], field: string): unknown {
  if (shown.some(([path]) => path.startsWith(`${field}.`)))
    return shown.some(([path]) => /^\d+$/.test(path.split('.')[1] ?? '')) ? [] : null
  const value = shown[0]?.[1]
  if (typeof value === 'boolean') return false
  return typeof value === 'string' ? '' : null
}
