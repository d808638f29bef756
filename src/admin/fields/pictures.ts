/**
 * Content names a picture by its path below content/media, such as `blog/kit.webp`. The CMS wants to know in which
 * folder that is, so on its side the same picture is `/media/blog/kit.webp`.
 */
import type { DefaultMediaLibraryConfig, Field } from '@sveltia/cms'
import type { FileFormat } from '../files/formats'
import { TEXT_FIELD } from './kinds'

export const PUBLIC_FOLDER = '/media'
const PREFIX = `${PUBLIC_FOLDER}/`

/** The kinds of picture that the forms take: a browser turns all but the last into WebP. An animation would stand still. */
export const PICTURE_KINDS = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/gif',
]

/** The kinds of logo. An SVG is saved as it is; the build refuses what must not be in it. */
export const LOGO_KINDS = ['image/svg+xml', 'image/png', 'image/webp']

/** Pages show pictures up to 1600 pixels wide (src/content/picture-address.ts); the rest is room for narrow crops. */
const MOST_PIXELS = 2000

/** Photographs of this size and quality have 200 to 600 kB. */
const smaller = { format: 'webp', quality: 82, width: MOST_PIXELS, height: MOST_PIXELS } as const

const MOST_BYTES = 1_000_000
/** Below this, WebP shows blocks. */
const LEAST_QUALITY = 40

/** The picture at the first quality that has at most 1 MB, or at the least. */
export async function smallEnough(draw: (quality: number) => Promise<Blob>, quality: number): Promise<Blob> {
  const drawn = await draw(quality)
  if (drawn.size <= MOST_BYTES || quality <= LEAST_QUALITY) return drawn
  return smallEnough(draw, Math.max(LEAST_QUALITY, quality - 14))
}

/** What the forms make of a picture before it gets into the repository, which keeps every version forever. */
export const pictureUploads: DefaultMediaLibraryConfig = {
  slugify_filename: true,
  max_file_size: MOST_BYTES,
  transformations: { jpeg: smaller, png: smaller, webp: smaller, avif: smaller, heic: smaller },
}

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
    // Pictures in a text that somebody chose.
    return field.widget === TEXT_FIELD ? value.replaceAll(`](${PREFIX}`, '](') : value
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
