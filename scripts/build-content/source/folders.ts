/** The folder of the content and the folder of the output: where they really are. */
import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { EnvironmentError } from '../../lib/environment-error'

/** The real path of the content folder. */
export async function checkContentFolder(content: string): Promise<string> {
  const source = await realpath(content).catch(() => {
    throw new EnvironmentError(`there is no folder ${content}`)
  })
  if (!(await stat(source)).isDirectory()) throw new EnvironmentError(`${content} is not a folder`)
  return source
}

/** The real paths of both folders; neither may be inside the other. */
export async function resolveFolders({
  content,
  out,
}: {
  content: string
  out?: string
}): Promise<{ content: string; out?: string }> {
  const source = await checkContentFolder(content)
  if (out === undefined) return { content: source }
  const target = await realPlace(resolve(out))
  // OUT itself may be a link to a folder of versions, so both its own place and where it leads count.
  for (const place of [target, await realpath(target).catch(() => target)]) {
    if (place === source) throw new EnvironmentError(`--out and --content are the same folder: ${out}`)
    if (isInside(place, source)) throw new EnvironmentError(`--out must not be inside --content: ${out}`)
    if (isInside(source, place)) throw new EnvironmentError(`--out must not contain --content: ${out}`)
  }
  return { content: source, out: target }
}

/** The real path of something that need not exist yet. */
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
