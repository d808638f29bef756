/** The pictures that an entry names. */
import type { Entry } from './entry'
import { decoded } from './markdown/body-html'
import { textsOf } from './reference-fields'

/** Every picture that an entry names, in its fields and in its body. */
export const picturePaths = (entry: Entry): string[] => [
  ...fieldPictures(entry),
  ...(entry.body?.pictures ?? []).map(decoded),
]

/** @param isWanted says which of the outermost fields count; all do without it */
export function fieldPictures(entry: Entry, isWanted: (field: string) => boolean = () => true): string[] {
  const paths: string[] = []
  for (const { path, value, field } of textsOf(entry)) {
    if (field.role === 'picture' && isWanted(String(path[0]))) paths.push(value)
  }
  return paths
}
