/** A file of the built site before it is published. */
import { copyFileSync } from 'node:fs'
import { linkOrCopy, type Stamp, writeText } from '../../lib/files'

/** `key` is different whenever the bytes of the file at a path are. Files at other paths may have the same one. */
export type SiteFile = { key: string } & (
  | { text: string }
  /** A finished file that does not change any more: published as a second name of it. */
  | { link: string }
  /** A file that somebody may still write into, such as a picture of the content. */
  | { copy: string }
)

/** The files of the site by their paths below its folder. */
export type SiteFiles = Map<string, SiteFile>

/** What was published, by its path, and how the disk can tell that it is still that file. */
export type Published = Map<string, Stamp & { key: string }>

/** Puts a file of the site into a folder. The folder of `target` exists, and `target` does not. */
export function put(file: SiteFile, target: string): void {
  if ('text' in file) writeText(target, file.text)
  else if ('link' in file) linkOrCopy(file.link, target)
  else copyFileSync(file.copy, target)
}
