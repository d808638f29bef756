import { join } from 'node:path'
import { ICONS, NOT_FOUND_FOLDERS } from '../../lib/site-files'
import { writeIfChanged } from '../../lib/write-file'
import { publish } from '../publish/publish'
import type { SiteFile } from '../publish/site-file'
import { checkedRules } from './checked-rules'
import { contentTypeOf, TYPES_BY_NAME } from './content-type'
import { hostFiles } from './hosts'
import { A_DAY, FOR_EVER, type HostRules, IMMUTABLE } from './rules'

// Patterns are those of whole paths: Vercel adds a missing `$`.

/** Starts a path that is one of this site: `//example.org` as a Location would be another site. */
const START = '^/(?!/)'
const NOT_FOUND_NAMES = /(?:^|\/)404\.html$/

/**
 * `config.json` of Vercel's Build Output API.
 * @param files paths of the site's files
 */
export function vercelConfig(written: HostRules, files: Iterable<string>): string {
  const rules = checkedRules(written)
  const deepestFirst = NOT_FOUND_FOLDERS.toReversed()
  const config = {
    version: 3,
    routes: [
      { src: '^/.*$', headers: rules.headers, continue: true },
      ...rules.groups.map(({ folder, headers }) => ({ src: `^${folder}(?:/.*)?$`, headers, continue: true })),
      ...ICONS.map((icon) => ({ src: `^${literal(icon)}$`, headers: { 'Cache-Control': A_DAY }, continue: true })),
      ...rules.redirects.map(({ from, to }) => ({
        src: `^${literal(from)}/?$`,
        status: 301,
        headers: { Location: to },
      })),
      ...NOT_FOUND_FOLDERS.map((folder) => ({
        src: `^${folder}/404(?:\\.html)?/?$`,
        dest: `${folder}/404.html`,
        status: 404,
      })),
      { src: '^/admin$', status: 308, headers: { Location: '/admin/' } },
      { src: `${START}(?:(.+)/)?index(?:\\.html)?/*$`, status: 308, headers: { Location: '/$1' } },
      { src: `${START}(.+)\\.html/*$`, status: 308, headers: { Location: '/$1' } },
      { src: `${START}(?!admin/$)(.*[^/])/+$`, status: 308, headers: { Location: '/$1' } },
      { handle: 'filesystem' },
      // Only for files that are there: an answer without one must not be kept forever.
      { handle: 'hit' },
      ...IMMUTABLE.map((folder) => ({ src: `^${folder}.*$`, headers: { 'Cache-Control': FOR_EVER }, continue: true })),
      { handle: 'error' },
      ...deepestFirst.map((folder) => ({ src: `^${folder}/.*$`, dest: `${folder}/404.html`, status: 404 })),
    ],
    overrides: Object.fromEntries([
      // Pages are served at their addresses, which have no ending.
      ...Array.from(files)
        .filter((file) => file.endsWith('.html') && !/(?:^|\/)index\.html$/.test(file) && !NOT_FOUND_NAMES.test(file))
        .map((file) => [file, { path: file.replace(/\.html$/, '') }]),
      ...Object.keys(TYPES_BY_NAME).map((name) => [name, { contentType: contentTypeOf(name) }]),
    ]),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const literal = (path: string): string => path.replaceAll('.', '\\.')

/**
 * Writes the folder that Vercel publishes after a build, by its Build Output API.
 * @param site folder of the published site, whose files get second names
 * @param paths its files
 */
export async function writeVercelOutput(
  folder: string,
  site: string,
  rules: HostRules,
  paths: Iterable<string>,
): Promise<void> {
  const forOthers = hostFiles(rules)
  const names = Array.from(paths).filter((name) => !(name in forOthers))
  const files = names.map((name): [string, SiteFile] => [name, { key: name, link: join(site, name) }])
  publish(join(folder, 'static'), new Map(files), new Map())
  await writeIfChanged(join(folder, 'config.json'), vercelConfig(rules, names))
}
