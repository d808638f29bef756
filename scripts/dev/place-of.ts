/** What hosts do with an address, for the development server, which has no files of pages. */
import { readFile } from 'node:fs/promises'
import type { Redirect, SitePage } from '../../src/schema/entries'
import { fileOf } from '../build-site/render/pages'
import { findFile, readPath } from '../build-site/serve/static-files'
import { GENERATED } from './folders'

/** A page, or an address that no page has; or where an address leads. */
export type Place = { path: string } | { status: 301 | 308; to: string }

export type Addresses = { redirects: Redirect[]; pages: Pick<SitePage, 'path'>[] }

/** Answers as `npm run serve` does. @param asked the path of a request, as it was sent */
export async function placeOf(asked: string, { redirects, pages }: Addresses): Promise<Place> {
  const files = new Map(pages.map(({ path }) => [fileOf(path), path]))
  const path = readPath(asked)
  const found = await findFile(path, { redirects, isFile: (name) => files.has(name) })
  if (found.kind === 'redirect') return found
  const page = found.kind === 'file' && files.get(found.file)
  return { path: page || withoutPage(path) }
}

/** Which page says that there is none depends on the folder. */
const withoutPage = (path = '/404'): string =>
  path
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')

/** The addresses of the content as it is now. */
export const knownAddresses = async (): Promise<Addresses> => ({
  redirects: await generated('redirects'),
  pages: await generated('pages'),
})

const generated = async (name: string) => JSON.parse(await readFile(`${GENERATED}/${name}.json`, 'utf8'))
