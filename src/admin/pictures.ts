/**
 * Content names a picture by its path below content/media, such as `blog/kit.webp`. The CMS wants to know in which
 * folder that is, so on its side the same picture is `/media/blog/kit.webp`.
 */
import type { Field } from '@sveltia/cms'
import type { FileFormat } from './formats'

export const PUBLIC_FOLDER = '/media'
const PREFIX = `${PUBLIC_FOLDER}/`

type Data = Record<string, unknown>

/** The same format, with pictures named as each side wants them. */
export function withPictures({ fromFile, toFile }: FileFormat, fields: readonly Field[]): FileFormat {
  return {
    fromFile: (text) => renamePictures(fields, fromFile(text), (path) => (path === '' ? path : PREFIX + path)),
    toFile: (data) => toFile(renamePictures(fields, data, withoutPrefix)),
  }
}

const withoutPrefix = (path: string) => (path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path)

/** A copy of `data` in which each picture that `fields` describe has another name. */
export function renamePictures(fields: readonly Field[], data: Data, rename: (path: string) => string): Data {
  const renamed = { ...data }
  for (const field of fields) {
    if (field.name in data) renamed[field.name] = renameIn(field, data[field.name], rename)
  }
  return renamed
}

function renameIn(field: Field, value: unknown, rename: (path: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameIn(field, item, rename))
  if (typeof value === 'string') {
    if (field.widget === 'image') return rename(value)
    // Pictures in a text that the visual editor inserted.
    return field.widget === 'markdown' ? value.replaceAll(`](${PREFIX}`, '](') : value
  }
  if (typeof value !== 'object' || value === null) return value
  return renamePictures(fieldsOf(field, value as Data), value as Data, rename)
}

function fieldsOf(field: Field, value: Data): readonly Field[] {
  if ('fields' in field) return field.fields
  if ('types' in field)
    return field.types.find(({ name }: { name: string }) => name === value[field.typeKey])?.fields ?? []
  return []
}
