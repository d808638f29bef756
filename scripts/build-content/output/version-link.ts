/**
 * OUT is a link to the folder of its version, beside it. On Windows it is a junction, because other links need the rights
 * of a developer there: its target is an absolute path, and it cannot be replaced in one step.
 */
import { readlink, rename, symlink, unlink } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'

const isWindows = process.platform === 'win32'

/** The name of the version that OUT links to; a path when it links to something else. Throws when it is no link. */
export async function readVersionLink(out: string): Promise<string> {
  const target = await readlink(out)
  return isWindows ? relative(dirname(resolve(out)), target) : target
}

export const createVersionLink = (version: string, link: string): Promise<void> =>
  isWindows ? symlink(resolve(dirname(link), version), link, 'junction') : symlink(version, link, 'dir')

/** Puts a link in the place of another one or of nothing. On Windows, OUT is missing for a moment. */
export async function replaceLink(link: string, out: string): Promise<void> {
  if (isWindows)
    await unlink(out).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  await rename(link, out)
}
