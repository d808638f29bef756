/** An export from the disk, by the format that it has. */
import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'
import { isFeed, readFeed } from './formats/feed'
import { isGhost, readGhost } from './formats/ghost'
import { readMarkdownFolder } from './formats/markdown-folder'
import { isWxr, readWxr } from './formats/wxr'
import type { OldSite } from './old-site'

export type ReadExport = {
  old: OldSite /** Where its pictures are, unless an option says otherwise. */
  folder: string
}

/** @throws EnvironmentError when it is not an export of a known format */
export function readExport(path: string): ReadExport {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) throw new EnvironmentError(`there is no file or folder ${path}`)
  if (stat.isDirectory()) return { old: readMarkdownFolder(resolve(path)), folder: resolve(path) }
  const text = readFileSync(path, 'utf8')
  const name = basename(path)
  const folder = dirname(resolve(path))
  if (isWxr(text)) return { old: readWxr(text, name), folder }
  if (isFeed(text)) return { old: readFeed(text, name), folder }
  if (isGhost(text)) return { old: readGhost(text, name), folder }
  throw new EnvironmentError(`${path} is not an export that is known here; --help lists the formats`)
}

/** Where the pictures of an export are. */
export function mediaFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return resolve(join(path))
  throw new EnvironmentError(`there is no folder ${path}`)
}
