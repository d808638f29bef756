/** The built site as the checks see it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

export const DIST = 'dist'

/** Every HTML file below dist/, as `about.html`. */
export const htmlFiles = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.html'))
  .sort()

/** Pages that lead on to another address and show nothing themselves. */
const isRedirect = (file: string) => read(file).includes('http-equiv="refresh"')

/** The editors' forms, which are not a page of the site; admin.test.ts looks at them. */
export const ADMIN = 'admin/index.html'

/** Every page that visitors read: not the redirects, and nothing of the forms. */
export const pages = htmlFiles.filter((file) => !isRedirect(file) && !file.startsWith('admin/'))

/** The tools alone, for frames on other sites. */
export const embeds = pages.filter((file) => file.startsWith('embed/'))

export function read(file: string): string {
  return readFileSync(path.join(DIST, file), 'utf8')
}

/** The file that a host serves for a path of the site, or nothing. */
export function fileFor(pathname: string): string | undefined {
  const bare = decodeURIComponent(pathname).replace(/^\//, '')
  const candidates = bare === '' ? ['index.html'] : [`${bare}.html`, bare]
  return candidates.find((file) => existsSync(path.join(DIST, file)))
}

/** Values of an attribute in an HTML text, with entities resolved. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  )
}

/** The HTML without the data that travels in it. */
export function markup(file: string): string {
  return read(file).replace(/<script[^>]*>.*?<\/script>/gs, '')
}

const settings = parse(readFileSync('content/settings/site.yaml', 'utf8'))

/** The address of the site, as the settings have it, without a slash at its end. */
export const origin = new URL(settings.url).origin

/** The file by which search engines know the key for announcements, where the settings have one. */
export const keyFile: string | undefined =
  settings.indexNowKey === undefined ? undefined : `/${settings.indexNowKey}.txt`

/** Whether the site has a page at a path: a part of the site may be left out as a whole. */
export const hasPage = (pathname: string): boolean => fileFor(pathname) !== undefined

/** The JSON files in a folder of the data, by the ids that their names give. */
export function dataIn(folder: string): string[] {
  const inData = path.join(DIST, 'data', folder)
  const names = existsSync(inData) ? readdirSync(inData) : []
  return names.filter((name) => name.endsWith('.json')).map((name) => name.replace(/\.json$/, ''))
}

/** The path of every page that search engines may list, from the sitemap. */
export const paths = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)

/** Paths of the pages in a folder, without those below them: `/services/…`. */
export const below = (folder: string): string[] => paths.filter((pathname) => path.posix.dirname(pathname) === folder)

/** The first tool that the site shows. */
export const [firstTool] = below('/tools')
