/** Writes what an import planned. No file that is there is replaced but the settings, which only get longer. */
import { copyFile, link, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EnvironmentError, explained } from '../../lib/environment-error'
import { writeAside, writeWhole } from '../../lib/write-file'
import type { Plan } from './plan'

/**
 * Writes pictures and people before the posts that name them, so that an import that was stopped can be run again.
 * @param content the content folder
 */
export async function writePlan({ created, settings }: Plan, content: string): Promise<void> {
  const placeOf = (file: string) => join(content, file.slice('content/'.length))
  if (settings) {
    const path = placeOf(settings.file)
    if ((await readFile(path, 'utf8')) !== settings.before)
      throw new EnvironmentError(`${settings.file} was changed in the meantime; run this again`)
    await writeWhole(path, settings.text)
  }
  for (const [file, what] of created) {
    const path = placeOf(file)
    const fill = (hidden: string) =>
      typeof what === 'object' && 'copyOf' in what
        ? copyFile(what.copyOf, hidden)
        : writeFile(hidden, what, { flush: true })
    // Unlike a rename, a link never replaces a file.
    await writeAside(path, fill, (hidden) => link(hidden, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST')
        throw new EnvironmentError(`${file} exists since a moment ago and stays as it is; run this again`)
      throw explained(error, `cannot write ${path}`)
    })
  }
}
