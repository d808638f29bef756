/**
 * The texts of an entry that stand for something, and the pictures that it names. Apart from `entry.ts`, which brings all
 * parsers with it.
 */
import { treeOf } from '../../lib/schema/file-kind'
import { type FieldValue, fieldsIn } from '../../lib/schema/walk'
import type { Entry } from './entry'
import { decoded } from './markdown/body-html'

/** Every text of an entry whose field says what it stands for. */
export function textsOf({ kind, data }: Entry): readonly FieldValue[] {
  const known = texts.get(data) ?? fieldsIn(treeOf(kind), data)
  texts.set(data, known)
  return known
}

/** Each check and each file that is written asks for them. */
const texts = new WeakMap<Entry['data'], readonly FieldValue[]>()

/** Every picture that an entry names, in its fields and in its body. */
export const picturePaths = (entry: Entry): string[] => [
  ...fieldPictures(entry),
  ...(entry.body?.pictures ?? []).map(({ src }) => decoded(src)),
]

/**
 * The focal points of the pictures that an entry names, by the paths of the pictures. `imageFocus` is about `image`; a
 * picture that is shown as a portrait crop has one without it, too.
 */
export function focalPoints(entry: Entry): Map<string, string> {
  const points = portraits(entry)
  for (const { path, value, field } of textsOf(entry)) {
    const picture = entry.data[String(path[0]).replace(/Focus$/, '')]
    if (field.role === 'focalPoint' && typeof picture === 'string') points.set(picture, value)
  }
  return points
}

/** The pictures that an entry shows as a portrait crop, with the focal points of their fields. */
export function portraits(entry: Entry): Map<string, string> {
  const points = new Map<string, string>()
  for (const { value, field } of textsOf(entry)) {
    if (field.role === 'picture' && field.portrait !== undefined) points.set(value, field.portrait)
  }
  return points
}

/** @param isWanted says which of the outermost fields count; all do without it */
export function fieldPictures(entry: Entry, isWanted: (field: string) => boolean = () => true): string[] {
  const paths: string[] = []
  for (const { path, value, field } of textsOf(entry)) {
    if ((field.role === 'picture' || field.role === 'logo') && isWanted(String(path[0]))) paths.push(value)
  }
  return paths
}
