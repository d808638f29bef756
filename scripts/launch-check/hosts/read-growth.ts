/** Reads what the outlook of a site needs: the files of its build, and its posts. */
import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { CalendarDay } from '../../../src/lib/calendar-day'
import { picturePaths } from '../../build-content/public'
import { isIn, pathOf } from '../../lib/schema/file-kind'
import type { Project } from '../project'
import { type Growth, paceOf } from './outlook'
import { type BuiltFile, filesOf, weigh } from './weight'

/** @param folder the built site; without it there is nothing to say */
export async function readGrowth(folder: string, { pages, today }: Project): Promise<Growth | undefined> {
  const files = await builtFiles(folder)
  if (files.length === 0) return undefined
  const posts = pages.filter(({ entry }) => isIn(entry.kind, 'blog')).map(({ entry }) => entry)
  const built = new Set(files.map(({ path }) => path))
  const shown = posts.filter(({ kind }) => built.has(`${addressOf(kind)}.html`))
  const addresses = shown.flatMap((post) => [
    addressOf(post.kind),
    ...[...picturePaths(post)].map((path) => `media/${path}`),
  ])
  const dates = posts.map(({ data }) => data.date as CalendarDay)
  return {
    site: weigh(files),
    ofPosts: weigh(filesOf(files, addresses)),
    posts: shown.length,
    pace: paceOf(dates, today as CalendarDay),
    today: today as CalendarDay,
  }
}

const addressOf = (kind: Parameters<typeof pathOf>[0]): string => (pathOf(kind) ?? '').slice(1)

/** Hosts compress by themselves, so what `--compress` puts beside a file does not go to them. */
const isCompressed = ({ name }: Dirent): boolean => /\.(?:br|gz)$/.test(name)

async function builtFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && !isCompressed(entry))
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      return { path: relative(folder, file).replaceAll('\\', '/'), bytes: (await stat(file)).size }
    }),
  )
}
