/** The built site as its visitors address it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readRules } from '../../scripts/build-site/hosts/hosts'
import { ICONS } from '../../scripts/lib/site-files'

export const DIST = resolve('dist')

export const rules = await readRules(DIST)

/** Every file, by its path below the folder. */
export const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length))
  .sort()

/** Every page but the forms and the 404 pages. */
export const pages = files
  .filter((file) => file.endsWith('.html') && !/\/404\.html$|^\/admin\//.test(file))
  .map((file) => file.replace(/(?:\/index)?\.html$/, '') || '/')

/** Some files of a kind, if the site has any. */
const some = (start: string, ending: string, count = 2): string[] =>
  files.filter((file) => file.startsWith(start) && file.endsWith(ending)).slice(0, count)

/** Some files of a kind that every site has. */
const someOfAll = (...kind: Parameters<typeof some>): string[] => {
  const found = some(...kind)
  if (found.length === 0) throw new Error(`The site has no ${kind[0]}…${kind[1]}`)
  return found
}
export const immutable = [
  ...['.js', '.css'].flatMap((ending) => someOfAll('/assets/', ending)),
  // A theme may use the typefaces of the device.
  ...some('/assets/', '.woff2'),
  ...['.avif', '.webp'].flatMap((ending) => some('/media/', ending)),
  ...someOfAll('/admin/assets/', '.js', 1),
]
export const icons = ICONS
export const data = someOfAll('/data/', '.json', 3)
export const texts = [
  ...['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/build.json'],
  // A site without a blog has no feeds.
  ...files.filter((file) => /^\/feed\.\w+$/.test(file)),
  ...someOfAll('/.well-known/', '.txt'),
]

/** Addresses without a page, and those of them whose answer is the page for case studies. */
export const missingCaseStudies = ['/case-study/nope', '/case-study/nope/at/all']
export const missing = ['/nope', '/blog/nope', '/About', '/tools/nope/at/all', '/nope.html', '/data/nope.json']
export const missingImmutable = ['/assets/nope.js', '/media/nope.avif', '/admin/assets/nope.js']
export const notFoundPages = ['/404', '/404.html', '/404/', '/case-study/404', '/case-study/404.html']

/** Files that are none of the visitors' business. */
export const hidden = ['/.publish/journal.json', '/.git/config', '/_headers', '/_redirects']

/** Ways out of the folder, and paths that no file can have. */
export const hostile = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/%00',
  '/about%00.html',
  '/%',
  '/%ff',
]
/** Paths that a careless redirect turns into the address of another site, or into a header. */
export const misleading = [
  '//example.org/',
  '//example.org/index',
  '//example.org/x.html',
  '///example.org//',
  '/%2fexample.org/',
  '/%5cexample.org/',
  '/.//example.org/',
  '/%2F%5Cexample.org/index.html',
  '/%09/example.org/',
  '/%2Fabout/',
  '/%5Cabout/',
  '/.//about',
  '/about%0d%0aX-Injected:%20yes/',
  '/contact%0d%0aX-Injected:%20yes',
  ...rules.redirects.slice(0, 1).map(({ from }) => `${from}%0d%0aX-Injected:%20yes`),
]

export const oldAddresses = rules.redirects

/** Every address above. */
export const addresses = [
  ...pages,
  ...['/admin', '/admin/'],
  ...immutable,
  ...icons,
  ...data,
  ...texts,
  ...oldAddresses.flatMap(({ from }) => [from, `${from}/`]),
  ...missing,
  ...missingCaseStudies,
  ...missingImmutable,
  ...notFoundPages,
  ...hidden,
  ...hostile,
  ...misleading,
]

const textOf = (file: string): string => readFileSync(join(DIST, file), 'utf8')
const titleIn = (html: string): string | undefined => /<title>[^<]*<\/title>.*?<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0]

/** Whether an answer shows the page of a file. */
export const shows = (body: string, file: string): boolean => titleIn(body) === titleIn(textOf(file))
