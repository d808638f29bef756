/** The project of a Jekyll site. https://jekyllrb.com/docs/permalinks/ says how addresses are made. */
import { type OldPage, type OldPost, type OldSite, oldPath } from '../old-site'
import { withoutLiquid } from '../text/liquid'
import { addressBy, wordsOfDay } from './address-pattern'
import { type FrontMatterFields, listOf, readSettings, textOf } from './front-matter'
import { type Folder, formerAddresses, postOfFile, type ReadFile } from './post-of-file'

/** The styles that have a name. `date` is that of a site without settings. */
const STYLES: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
}

const IN_POSTS = /^(.*?)\/?_(posts|drafts)\/(?:.*\/)?(?:(\d{4}-\d{2}-\d{2})-)?([^/]+)\.\w+$/

/** Reads posts, drafts and the addresses of pages. */
export function readJekyll({ files, textOf: textOfFile }: Folder): OldSite {
  const settings = readSettings(textOfFile('_config.yml') ?? '', '_config.yml')
  const base = textOf(settings, 'baseurl').replace(/\/$/, '')
  const posts = files.flatMap((file) => (IN_POSTS.test(file.path) ? [postOf(file, settings, base)] : []))
  const byName = new Map(posts.map((post) => [post.place.file.replace(/^.*\/|\.\w+$/g, ''), post.addresses[0] ?? '']))
  const origin = /^https?:\/\/[^/]+/.exec(textOf(settings, 'url'))?.[0]
  return {
    what: 'the project of a Jekyll site',
    ...(origin !== undefined && { origin }),
    posts: posts.map((post) => withText(post, (name) => byName.get(name), base)),
    authors: [],
    pages: files.filter(({ path }) => !/(?:^|\/)_/.test(path)).flatMap((file) => pageOf(file, base)),
    questions: [],
  }
}

function withText(post: OldPost, addressOf: (name: string) => string | undefined, base: string): OldPost {
  if (!('markdown' in post.text)) return post
  return { ...post, text: { markdown: withoutLiquid(post.text.markdown, { addressOf, base }) } }
}

function postOf(file: ReadFile, settings: FrontMatterFields, base: string): OldPost {
  const [, above = '', kind, day, name = ''] = IN_POSTS.exec(file.path) ?? []
  const post = postOfFile(file, name)
  const ofFolders = above.split('/').filter((part) => part !== '')
  // A text of several words names several categories; `category` names a single one.
  const named = listOf(file.fields, /[\s,]+/, 'categories')
  const categories = named.length > 0 ? named : listOf(file.fields, /,/, 'category')
  const dated = {
    ...post,
    day: post.day ?? day,
    categories: [...new Set([...ofFolders, ...categories])],
    tags: listOf(file.fields, /[\s,]+/, 'tags', 'tag'),
  }
  if (kind === 'drafts' || post.status === 'draft') return { ...dated, status: 'draft' }
  const written = textOf(file.fields, 'permalink') || textOf(settings, 'permalink') || 'date'
  const address = addressBy(STYLES[written] ?? written, {
    ...wordsOfDay(dated.day, dated.hour),
    title: post.slug,
    slug: post.slug.toLowerCase(),
    categories: dated.categories.map((category) => encodeURIComponent(category.toLowerCase())).join('/'),
    output_ext: '.html',
  })
  return {
    ...dated,
    addresses: [base + address, ...formerAddresses(file.fields).map((former) => base + oldPath(former))],
  }
}

function pageOf({ path, fields }: ReadFile, base: string): OldPage[] {
  if (Object.keys(fields).length === 0) return []
  const written =
    textOf(fields, 'permalink') || `/${path.replace(/(?:^|(?<=\/))index\.\w+$/, '').replace(/\.\w+$/, '.html')}`
  return [{ place: { file: path, line: 1 }, title: textOf(fields, 'title') || path, address: base + oldPath(written) }]
}
