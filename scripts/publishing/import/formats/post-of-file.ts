/** What Markdown files of all programs have in common. */
import { posix } from 'node:path'
import type { OldPicture, OldPost, OldStatus } from '../old-site'
import { type FrontMatterFields, listOf, textOf } from './front-matter'

/** A file of the folder: its path below it, its fields and its text. */
export type ReadFile = { path: string; fields: FrontMatterFields; text: string }

/** The files of a folder, and the text of any other file in it. */
export type Folder = { files: ReadFile[]; textOf: (name: string) => string | undefined }

/** A post without what each program says in its own way: its addresses. */
export function postOfFile({ path, fields, text }: ReadFile, slug: string): OldPost {
  const [day, hour] = timeIn(
    textOf(fields, 'date', 'publishDate', 'pubDate', 'published_at', 'published', 'created', 'created time'),
  )
  const picture = pictureIn(fields)
  return {
    place: { file: path, line: 1 },
    title: textOf(fields, 'title', 'name'),
    slug: textOf(fields, 'slug') || slug,
    ...(day !== undefined && { day, hour }),
    status: statusOf(fields),
    author: listOf(fields, /\s*,\s*/, 'author', 'authors', 'by')[0],
    categories: listOf(fields, /\s*,\s*/, 'categories', 'category'),
    tags: listOf(fields, /\s*,\s*/, 'tags', 'keywords', 'tag'),
    excerpt: textOf(fields, 'excerpt', 'summary', 'description', 'subtitle', 'meta description'),
    ...(picture && { picture }),
    text: /\.html?$/.test(path) ? { html: text } : { markdown: text },
    folder: posix.dirname(path) === '.' ? '' : posix.dirname(path),
    addresses: [],
    questions: [],
  }
}

/** Day and hour as they are written, by the clock of their author. */
export function timeIn(written: string): [day?: string, hour?: string] {
  const [, day, hour] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/.exec(written) ?? []
  if (day !== undefined) return [day, hour]
  // "January 5, 2024 9:00 AM", "2024/01/05": read as if the clock were that of Greenwich, so that no computer moves the day.
  const time =
    /\b\d{4}\b/.test(written) && !/[+-]\d{4}|GMT|UTC/.test(written) ? Date.parse(`${written} UTC`) : Number.NaN
  return Number.isNaN(time) ? [] : [new Date(time).toISOString().slice(0, 10)]
}

const YES = /^(?:true|yes)$/i

function statusOf(fields: FrontMatterFields): OldStatus {
  const says = (name: string) => String(Object.entries(fields).find(([key]) => key.toLowerCase() === name)?.[1] ?? '')
  const isDraft =
    YES.test(says('draft')) ||
    /^(?:false|no)$/i.test(says('published')) ||
    /^(?:draft|idea|in progress|not started|to do|review)$/i.test(says('status'))
  return isDraft ? 'draft' : 'public'
}

function pictureIn(fields: FrontMatterFields): OldPicture | undefined {
  const names = [
    'image',
    'cover',
    'featured_image',
    'feature_image',
    'featuredImage',
    'featureimage',
    'cover_image',
    'coverImage',
    'thumbnail',
    'banner',
    'hero',
    'images',
    'header',
  ]
  const inGroups = names.flatMap((name) => ['image', 'path', 'src', 'url', 'teaser'].map((part) => `${name}.${part}`))
  const src = textOf(fields, ...names, ...inGroups) || (listOf(fields, /\s*,\s*/, 'images')[0] ?? '')
  if (src === '') return undefined
  const alt = textOf(
    fields,
    'imageAlt',
    'image_alt',
    'cover.alt',
    'image.alt',
    'cover_alt',
    'featured_image_alt',
    'feature_image_alt',
  )
  return { src, ...(alt !== '' && { alt }) }
}

/** Fields that name addresses under which a post answered too. */
export const formerAddresses = (fields: FrontMatterFields): string[] =>
  listOf(fields, /\s*,\s*/, 'redirect_from').concat(
    listOf(fields, /\s*,\s*/, 'aliases').filter((alias) => /^(?:https?:\/)?\//.test(alias)),
  )
