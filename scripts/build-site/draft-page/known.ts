/** What the page beside the form knows of the published site, where no server can be asked: `/admin/known.json`. */
import { BUNDLED } from '../../../src/content/bundled'
import type { PictureSize } from '../../../src/schema/additions'
import type { SitePage } from '../../../src/schema/entries'
import { kindOfFile } from '../../build-content/in-browser'
import { pathOf } from '../../lib/schema/file-kind'
import type { PictureFile } from '../pictures/pictures'

export const KNOWN_FILE = 'admin/known.json'

export type Known = {
  /** What the program of the site brings along. */
  content: Record<string, unknown>
  pages: SitePage[]
  pictures: ({ path: string } & PictureSize)[]
}

/** @param read reads a generated file */
export async function readKnown(read: <T>(name: string) => Promise<T>): Promise<Known> {
  const content: Known['content'] = {}
  for (const name of BUNDLED) content[name] = await read(name)
  const pictures = await read<PictureFile[]>('pictures')
  const sizes = pictures.map(({ portrait, ...size }) => size)
  return { content, pages: await read('pages'), pictures: sizes }
}

/** Whether the published site has the page of a file. A site that does not say what it has may have it. */
export function wasPublic(known: Known | null, file: string): boolean {
  const kind = kindOfFile(file)
  const path = kind && pathOf(kind)
  return !known || known.pages.some((page) => page.path === path)
}
