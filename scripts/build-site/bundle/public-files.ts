import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../lib/fingerprint'

/** The part of a program that browsers load. */
export const publicFolder = (program: string) => join(program, 'client')

/** The files that browsers load, as paths below `client/`, each with a fingerprint of its bytes. */
export function publicFilesOf(program: string): [path: string, key: string][] {
  const folder = publicFolder(program)
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [nameIn(folder, path), fingerprint(readFileSync(path))])
    .filter(([name]) => !name.startsWith('.vite/'))
}

const nameIn = (folder: string, path: string) => path.slice(folder.length + 1).replaceAll('\\', '/')
