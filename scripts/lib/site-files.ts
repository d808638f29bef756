/**
 * The files and folders of the built site besides its pages, each named once. build-site writes them, links may lead to
 * some, and no page or old address may take their place. tests/built-site compares this list with what a build wrote.
 */

/** The feeds, which a site without a blog does not have. */
export const BLOG_FILES = ['/feed.xml', '/feed.json']

/** Files that the content may link to. */
export const LINKED_FILES = [...BLOG_FILES, '/sitemap.xml', '/robots.txt', '/llms.txt', '/llms-full.txt']

/** Files whose names stay the same although they may change. */
export const ICONS = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png']

/** The picture of shared links to pages that have none of their own; it lies in `content/media`. */
export const SHARE_PICTURE = 'share.png'

/** The picture of shared links to pages whose facts are invented; it lies in `public/` as long as there are such pages. */
export const SAMPLE_SHARE = '/share-sample.png'

/** Which pages a build changed. */
export const CHANGES = '/changes.json'

/** Every file at the top that is not a page. */
export const TOP_FILES: ReadonlySet<string> = new Set([
  ...LINKED_FILES,
  ...ICONS,
  '/site.webmanifest',
  `/${SHARE_PICTURE}`,
  SAMPLE_SHARE,
  '/build.json',
  CHANGES,
  '/speculation-rules.json',
  '/_headers',
  '/_redirects',
])

/** Folders that hold files only. */
export const FILE_FOLDERS = ['admin', 'assets', 'data', 'media', 'share']

/** Folders whose unknown addresses have a `404.html` of their own, by their paths; the site itself is the first. */
export const NOT_FOUND_FOLDERS = ['', '/case-study']

/** Names of files that mean something to web servers, in any folder. */
export const SERVER_NAMES = ['404', 'index']
