/** The project of a Hugo site. https://gohugo.io/content-management/urls/ says how addresses are made. */
import { posix } from 'node:path'
import { type OldPost, type OldSite, oldPath, slugOf } from '../old-site'
import { withoutHugoCodes } from '../text/hugo-codes'
import { addressBy, partOf, wordsOfDay } from './address-pattern'
import { type FrontMatterFields, listOf, readSettings, textOf } from './front-matter'
import { type Folder, postOfFile, type ReadFile } from './post-of-file'

const SETTINGS = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
  ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
)

/** Reads files with a date as posts, and all others as pages. */
export function readHugo({ files, textOf: textOfFile }: Folder): OldSite {
  const found = SETTINGS.find((name) => textOfFile(name) !== undefined)
  const settings = found === undefined ? {} : readSettings(textOfFile(found) ?? '', found)
  const baseUrl = textOf(settings, 'baseURL')
  const base = baseUrl === '' ? '' : oldPath(baseUrl).replace(/\/$/, '')
  const texts = files.filter(({ path }) => path.startsWith('content/') && !/\/_index\.\w+$/.test(path))
  const isPost = ({ fields }: ReadFile) => textOf(fields, 'date', 'publishDate') !== ''
  const origin = /^https?:\/\/[^/]+/.exec(baseUrl)?.[0]
  return {
    what: 'the project of a Hugo site',
    ...(origin !== undefined && { origin }),
    posts: texts.filter(isPost).map((file) => postOf(file, settings, base)),
    authors: [],
    pages: texts
      .filter((file) => !isPost(file) && textOf(file.fields, 'draft') !== 'true' && file.fields.draft !== true)
      .map((file) => ({
        place: { file: file.path, line: 1 },
        title: textOf(file.fields, 'title') || file.path,
        address: base + addressOf(file, {}, settings),
      })),
    questions: [],
  }
}

function postOf(file: ReadFile, settings: FrontMatterFields, base: string): OldPost {
  const post = postOfFile(file, slugOf(placeOf(file.path)))
  const draft = { ...post, text: { markdown: withoutHugoCodes(file.text) } }
  if (post.status === 'draft') return draft
  const address = addressOf(file, wordsOfDay(post.day, post.hour), settings)
  return { ...draft, addresses: [base + address, ...aliasesOf(file).map((alias) => base + alias)] }
}

/** `content/posts/a/index.md` → `posts/a`. A bundle of a page is a folder. */
const placeOf = (path: string): string =>
  path
    .replace(/^content\//, '')
    .replace(/\/index\.\w+$/, '')
    .replace(/\.\w+$/, '')

function addressOf(
  { path, fields }: ReadFile,
  ofDay: Readonly<Record<string, string>>,
  settings: FrontMatterFields,
): string {
  const url = textOf(fields, 'url')
  if (url !== '') return oldPath(url)
  const place = placeOf(path)
  const [section = ''] = place.includes('/') ? place.split('/') : ['']
  const name = place.split('/').at(-1) ?? ''
  const slug = textOf(fields, 'slug')
  const title = partOf(textOf(fields, 'title'))
  const pattern = textOf(settings, `permalinks.page.${section}`, `permalinks.${section}`)
  if (pattern === '')
    return `/${[...place.toLowerCase().split('/').slice(0, -1), slug || name.toLowerCase()].map(encoded).join('/')}/`
  return addressBy(pattern, {
    ...ofDay,
    section,
    sections: place.split('/').slice(0, -1).join('/'),
    title,
    slug: slug || title,
    slugorfilename: slug || name,
    slugorcontentbasename: slug || name,
    filename: name,
    contentbasename: name,
  }).toLowerCase()
}

const encoded = (part: string): string => encodeURIComponent(part.replace(/\s+/g, '-'))

/** A former address is a path of the site, or a path from the folder of the post. */
function aliasesOf({ path, fields }: ReadFile): string[] {
  const folder = `/${posix.dirname(placeOf(path))}`
  return listOf(fields, /\s*,\s*/, 'aliases').map((alias) =>
    /^(?:https?:\/)?\//.test(alias) ? oldPath(alias) : posix.join(folder, alias),
  )
}
