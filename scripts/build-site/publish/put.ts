/** Puts one file of the site into a folder. */
import { copyFileSync } from 'node:fs'
import { linkOrCopy, writeText } from '../../lib/files'
import type { SiteFile } from './site-file'

/** The folder of `target` exists, and `target` does not. */
export function put(file: SiteFile, target: string): void {
  if ('text' in file) writeText(target, file.text)
  else if ('link' in file) linkOrCopy(file.link, target)
  else copyFileSync(file.copy, target)
}
