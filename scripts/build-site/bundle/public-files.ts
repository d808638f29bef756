import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../lib/fingerprint'

/** The part of a program that browsers load. */
export const publicFolder = (program: string) => join(program, 'client')

/** The files that browsers load, as paths below `client/`, each with a fingerprint of its bytes. */
export function publicFilesOf(program: string): [path: string, key: string][] {
  return filesBelow(publicFolder(program))
    .filter(({ name }) => !name.startsWith('.vite/'))
    .map(({ name, path }) => [name, fingerprint(readFileSync(path))])
}

/** Every file of a folder, sorted by its name below it. */
export function filesBelow(folder: string): { name: string; path: string }[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: path.slice(folder.length + 1).replaceAll('\\', '/'), path }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
