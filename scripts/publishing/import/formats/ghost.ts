/**
 * A Ghost export (JSON: "Settings", "Import/Export", "Content & settings"). https://docs.ghost.org/migration/custom describes
 * its form.
 */
import { EnvironmentError } from '../../../lib/environment-error'
import { type OldAuthor, type OldPost, type OldSite, oldPath, type Question } from '../old-site'
import { lineFinder } from './line-finder'
import { wallTime } from './wall-time'

type Row = Readonly<Record<string, unknown>>
type Tables = Readonly<Record<string, readonly Row[]>>

export const isGhost = (text: string): boolean =>
  /^\s*\{/.test(text) && /"posts"\s*:/.test(text) && /"data"\s*:/.test(text)

/** @param file the name of the export in messages */
export function readGhost(text: string, file: string): OldSite {
  const tables = tablesOf(text, file)
  const lineOf = lineFinder(text)
  const placeOf = (row: Row) => ({ file, line: lineOf(`"${said(row, 'uuid') || said(row, 'slug')}"`) })
  const rows = tables.posts ?? []
  const zone = said(
    (tables.settings ?? []).find(({ key }) => key === 'timezone' || key === 'active_timezone') ?? {},
    'value',
  )
  const posts = rows.filter((row) => kindOf(row) === 'post').map((row) => postOf(row, tables, zone, placeOf(row)))
  const used = new Set(posts.map(({ author }) => author))
  const users = (tables.users ?? []).filter((user) => used.has(said(user, 'name')))
  return {
    what: 'a Ghost export',
    posts,
    authors: users.map((user): OldAuthor => authorOf(user, placeOf(user))),
    pages: rows
      .filter((row) => kindOf(row) === 'page' && said(row, 'status') === 'published')
      .map((row) => ({ place: placeOf(row), title: said(row, 'title'), address: `/${said(row, 'slug')}/` })),
    questions: [
      {
        place: { file, line: 1 },
        text: 'Posts of Ghost are at / and their name, unless routes.yaml says otherwise, which is not a part of the export.',
        remedy:
          'If the old site had routes of its own, change the aliases of the posts to the addresses that readers know.',
      },
      {
        place: { file, line: 1 },
        text: 'Readers of the old site may have subscribed to its feed at /rss/.',
        remedy: 'Add a rule at your host that leads from /rss/ to /feed.xml.',
      },
    ],
  }
}

/** The tables of an export, which newer versions keep one level further down. */
function tablesOf(text: string, file: string): Tables {
  try {
    const { db, data } = JSON.parse(text) as { db?: { data?: Tables }[]; data?: Tables }
    const tables = db?.[0]?.data ?? data
    if (Array.isArray(tables?.posts)) return tables
  } catch (error) {
    throw new EnvironmentError(
      `${file} is not whole JSON (${(error as Error).message.split('\n')[0]}); export it again`,
    )
  }
  throw new EnvironmentError(`${file} is JSON, but not an export of Ghost: it has no posts`)
}

/** A value as text. Ghost puts a word in the place of its own address. */
const said = (row: Row, name: string): string => {
  const value = row[name]
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('__GHOST_URL__', '').trim()
    : ''
}

/** Older versions say of a row that it is a page. */
const kindOf = (row: Row): string => said(row, 'type') || (row.page === true || row.page === 1 ? 'page' : 'post')

function authorOf(user: Row, place: OldAuthor['place']): OldAuthor {
  const photo = said(user, 'profile_image') || said(user, 'image')
  return { place, name: said(user, 'name'), about: said(user, 'bio'), ...(photo !== '' && { photo: { src: photo } }) }
}

function postOf(row: Row, tables: Tables, zone: string, place: OldPost['place']): OldPost {
  const status = said(row, 'status')
  const isForAll = ['', 'public'].includes(said(row, 'visibility'))
  const tags = linked(row, tables, 'posts_tags', 'tag_id', 'tags').filter(
    (tag) => said(tag, 'visibility') !== 'internal' && !said(tag, 'name').startsWith('#'),
  )
  const names = tags.map((tag) => said(tag, 'name'))
  const [author] = linked(row, tables, 'posts_authors', 'author_id', 'users')
  const user = author ?? (tables.users ?? []).find(({ id }) => id === row.author_id)
  const meta = (tables.posts_meta ?? []).find(({ post_id: id }) => id === row.id) ?? row
  const picture = said(row, 'feature_image') || said(row, 'image')
  const html = said(row, 'html')
  const slug = said(row, 'slug')
  const [day, hour] = wallTime(row.published_at ?? row.updated_at ?? row.created_at, zone)
  return {
    place,
    title: said(row, 'title'),
    slug,
    ...(day !== undefined && { day, hour }),
    status: !isForAll ? 'draft' : status === 'published' ? 'public' : status === 'scheduled' ? 'scheduled' : 'draft',
    ...(user && { author: said(user, 'name') }),
    categories: names.slice(0, 1),
    tags: names.slice(1),
    excerpt: said(row, 'custom_excerpt'),
    ...(picture !== '' && { picture: { src: picture, alt: said(meta, 'feature_image_alt') } }),
    text: { html },
    folder: '',
    addresses: status === 'published' && isForAll ? [oldPath(slug).replace(/\/?$/, '/')] : [],
    questions: [...visibility(isForAll, status), ...withoutText(row, html)],
  }
}

/** What another table says of a post, in its order. */
function linked({ id }: Row, tables: Tables, between: string, key: string, table: string): Row[] {
  const rows = (tables[between] ?? []).filter(({ post_id: post }) => post === id)
  const sorted = [...rows].sort((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))
  const others = new Map((tables[table] ?? []).map((row) => [row.id, row]))
  return sorted.map((row) => others.get(row[key])).filter((row) => row !== undefined)
}

function visibility(isForAll: boolean, status: string): Question[] {
  if (!isForAll)
    return [
      {
        at: 'draft:',
        text: 'The post was for members only, and this site has none. It is a draft.',
        remedy: 'Delete the file, or remove "draft: true" to publish it for all.',
      },
    ]
  if (status !== 'sent') return []
  return [
    {
      at: 'draft:',
      text: 'The post was sent by mail and never was on the site. It is a draft.',
      remedy: 'Delete the file, or remove "draft: true" to publish it.',
    },
  ]
}

const withoutText = (row: Row, html: string): Question[] =>
  html === '' && (said(row, 'lexical') !== '' || said(row, 'mobiledoc') !== '')
    ? [
        {
          text: 'The export has the text only in the form of the editor of Ghost.',
          remedy: 'Open the old post, save it, and export again.',
        },
      ]
    : []
