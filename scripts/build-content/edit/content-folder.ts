/** Writing into the content folder: whole files or none, never outside it, and never over what somebody else wrote. */
import { link, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EnvironmentError, explained } from '../../lib/environment-error'
import { writeAside } from '../../lib/write-file'

/** A folder directly in the content folder, made if it is missing. A link to another place is refused. */
export async function folderIn(content: string, name: string): Promise<string> {
  const folder = join(content, name)
  await mkdir(folder, { recursive: true }).catch((error) => {
    throw explained(error, `cannot write into ${folder}`)
  })
  if ((await realpath(folder)) !== folder) throw new EnvironmentError(`${folder} is a link to another place`)
  return folder
}

/** Writes a file that does not exist yet. */
export async function createFile(path: string, text: string): Promise<void> {
  await write(path, text, 0o666, (hidden) =>
    // Unlike a rename, a link never replaces a file.
    link(hidden, path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new EnvironmentError(`${path} exists already; nothing was written`) : error
    }),
  )
}

/** Replaces a file, unless it is no longer what was read. */
export async function replaceFile(path: string, before: Uint8Array, text: string): Promise<void> {
  const { mode } = await stat(path)
  await write(path, text, mode, async (hidden) => {
    if (!(await readFile(path)).equals(before))
      throw new EnvironmentError(`${path} was changed in the meantime; run again`)
    await rename(hidden, path)
  })
}

async function write(path: string, text: string, mode: number, putInPlace: (hidden: string) => Promise<void>) {
  const fill = (hidden: string) => writeFile(hidden, text, { flag: 'wx', mode: mode & 0o777, flush: true })
  await writeAside(path, fill, putInPlace).catch((error) => {
    throw explained(error, `cannot write ${path}`)
  })
}
