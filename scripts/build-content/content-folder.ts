/** Writing into the content folder: whole files or none, never outside it, and never over what somebody else wrote. */
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, realpath, rename, stat, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { EnvironmentError, explained } from './environment'

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
  await writeBeside(path, text, 0o666, async (temporary) => {
    // Unlike a rename, a link never replaces a file.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new EnvironmentError(`${path} exists already; nothing was written`) : error
    })
    await unlink(temporary)
  })
}

/** Replaces a file, unless it is no longer what was read. */
export async function replaceFile(path: string, before: Uint8Array, text: string): Promise<void> {
  const { mode } = await stat(path)
  await writeBeside(path, text, mode, async (temporary) => {
    if (!(await readFile(path)).equals(before)) throw new EnvironmentError(`${path} was changed meanwhile; run again`)
    await rename(temporary, path)
  })
}

/** A name with a dot first is never taken for content. */
async function writeBeside(
  path: string,
  text: string,
  mode: number,
  putInPlace: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}`)
  try {
    const file = await open(temporary, 'wx', mode & 0o777)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await putInPlace(temporary)
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    throw explained(error, `cannot write ${path}`)
  }
}
