/** Everything that the checks before going live look at, read once. */
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { PictureSize } from '../../src/schema/entries'
import {
  type Entry,
  isSize,
  measurePictures,
  nightOf,
  picturePaths,
  publishedUrlsOf,
  readEntries,
} from '../build-content/public'
import { type Diagnostic, inOrder } from '../lib/diagnostics/diagnostic'
import { hasMetadata } from '../lib/sharp'
import { SAMPLE_SHARE, SHARE_PICTURE } from '../lib/site-files'
import { type Passage, passagesOf } from './passages'
import { type Sample, sample } from './sample'
import { fingerprintOf } from './sample/fingerprint'

export type Page = { entry: Entry; passages: Passage[] }

export type Project = {
  /** Every file that is public now or will be; drafts are left out. */
  pages: Page[]
  /** The settings of the site, unless the file has mistakes. */
  site?: Page
  /** Pictures that a page shows, and the file that names each first. */
  pictures: Map<string, PictureSize & { usedBy: string }>
  /** Icons, the logo and other files served as they are, with the fingerprint of their bytes, and what pictures carry along. */
  publicFiles: { file: string; fingerprint: string; hasMetadata: boolean }[]
  /** Text of the settings of the editors' forms on the public site, where there are such forms. */
  adminSettings?: string
  hasPublishedUrls: boolean
  sample: Sample
  /** The day of the check, `YYYY-MM-DD`. */
  today: string
}

type ReadProject = {
  project: Project
  /** Mistakes that the build would report too; what they hide is not checked. */
  diagnostics: Diagnostic[]
  lineOf: (file: string, line: number) => string | undefined
}

export const ADMIN_SETTINGS = 'src/admin/settings.ts'

/**
 * @param root the folder of the project
 * @param content the folder of the content, which may lie elsewhere
 */
export async function readProject(root: string, content: string, today: string): Promise<ReadProject> {
  const { files, media, misplaced } = await readEntries(content)
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  const entries = files.flatMap(({ entry }) => (entry && entry.data.draft !== true ? entry : []))
  const pages = entries.map((entry) => ({ entry, passages: [...passagesOf(entry, texts.get(entry.file) ?? '')] }))
  const usedBy = new Map([[SHARE_PICTURE, 'links to the site']])
  for (const entry of entries) {
    for (const path of picturePaths(entry)) if (!usedBy.has(path)) usedBy.set(path, entry.file)
  }
  for (const [path, user] of [...usedBy]) {
    const night = nightOf(path, media.paths)
    if (night && !usedBy.has(night)) usedBy.set(night, user)
  }
  const measured = await measurePictures(media, usedBy.keys())
  return {
    project: {
      pages,
      site: pages.find(({ entry: { file } }) => file === 'content/settings/site.yaml'),
      pictures: new Map(
        [...measured].flatMap(([path, size]) =>
          isSize(size) ? [[path, { ...size, usedBy: usedBy.get(path) ?? '' }]] : [],
        ),
      ),
      publicFiles: [...(await publicFilesIn(root, 'public')), ...(await publicFilesIn(root, 'theme', '.svg'))],
      adminSettings: await readFile(join(root, ADMIN_SETTINGS), 'utf8').catch(() => undefined),
      hasPublishedUrls: (await lstat(publishedUrlsOf(content)).catch(() => undefined)) !== undefined,
      sample: await sample(),
      today,
    },
    diagnostics: inOrder([
      ...misplaced,
      ...files.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error')),
    ]),
    lineOf: (file, line) => texts.get(file)?.split('\n')[line - 1],
  }
}

/** @param end how the names of the files end that count */
async function publicFilesIn(root: string, folder: string, end = ''): Promise<Project['publicFiles']> {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const files = paths.map((path) => relative(root, path).replaceAll('\\', '/'))
  return Promise.all(
    files
      .filter((file) => file.endsWith(end) && file !== `public${SAMPLE_SHARE}`)
      .sort()
      .map(async (file) => {
        const bytes = await readFile(join(root, file))
        return { file, fingerprint: fingerprintOf(bytes), hasMetadata: await hasMetadata(bytes) }
      }),
  )
}
