/** What is wrong around the content rather than in it: folders, rights, disks. One line says so, and nothing changes. */
import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

/** A reason to end with code 2. Its message is one line for a person. */
export class EnvironmentError extends Error {}

/** The real place of the content. */
export async function checkContentFolder(content: string): Promise<string> {
  const source = await realpath(content).catch(() => {
    throw new EnvironmentError(`there is no folder ${content}`)
  })
  if (!(await stat(source)).isDirectory()) throw new EnvironmentError(`${content} is not a folder`)
  return source
}

/** The real places of both folders; neither may lie in the other. */
export async function checkFolders(content: string, out: string): Promise<{ content: string; out: string }> {
  const source = await checkContentFolder(content)
  const target = await realPlace(resolve(out))
  // OUT itself may be a link to a folder of versions, so both its own place and where it leads count.
  for (const place of [target, await realpath(target).catch(() => target)]) {
    if (place === source) throw new EnvironmentError(`--out and --content are the same folder: ${out}`)
    if (isInside(place, source)) throw new EnvironmentError(`--out must not lie inside --content: ${out}`)
    if (isInside(source, place)) throw new EnvironmentError(`--out must not lie around --content: ${out}`)
  }
  return { content: source, out: target }
}

/** The place of a path that need not exist yet, with links in its parents followed. */
async function realPlace(path: string): Promise<string> {
  const parent = dirname(path)
  if (parent === path) return path
  const real = await realpath(parent).catch(() => realPlace(parent))
  return join(real, basename(path))
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path
}

/** An error of the file system as one line; anything else is a mistake of ours and keeps its stack. */
export const explained = (error: unknown, failed: string): unknown => inOneLine(error, failed) ?? error

/** The same for building into OUT. */
export const environmentErrorOf = (error: unknown, out: string): EnvironmentError | undefined =>
  inOneLine(error, `cannot build into ${out}`)

function inOneLine(error: unknown, failed: string): EnvironmentError | undefined {
  if (error instanceof EnvironmentError) return error
  const { code, path } = error as NodeJS.ErrnoException
  const reasons: Record<string, string> = {
    EACCES: 'no permission to write there',
    EPERM: 'no permission to write there',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    ENOTDIR: 'a part of the path is a file, not a folder',
    EEXIST: 'a part of the path is a file, not a folder',
    ENAMETOOLONG: 'the name is too long',
    ELOOP: 'the links in the path lead in a circle',
    EMFILE: 'too many files are open',
    EIO: 'the disk reports an error',
    EFBIG: 'the file is too large for the disk',
    EINVAL: 'the path cannot be used',
    ENOENT: 'the folder cannot be made',
    EISDIR: 'a folder is in the way',
    EBUSY: 'the folder is in use',
  }
  if (code === undefined || !(code in reasons)) return undefined
  return new EnvironmentError(`${failed}: ${reasons[code]} (${code}${path ? `, ${path}` : ''})`)
}
