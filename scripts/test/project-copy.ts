/** The project a second time, so that the one somebody works in keeps its content, output and caches. */
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'

const LEFT_OUT = /^(?:node_modules|\.git|\.cache|\.generated|\.vercel|dist(?:-.*)?|test-results)$/

/** tests/hosts has packages of its own. */
const isOwn = (file: string): boolean => path.basename(file) !== 'node_modules'

/** Copies the project; packages are linked one by one, since the server keeps its own cache among them. */
export async function copyProject(folder: string): Promise<void> {
  for (const name of await readdir('.')) {
    if (!LEFT_OUT.test(name)) await cp(name, path.join(folder, name), { recursive: true, filter: isOwn })
  }
  const packages = path.join(folder, 'node_modules')
  await mkdir(packages)
  for (const name of await readdir('node_modules')) {
    if (!name.startsWith('.vite')) await symlink(path.resolve('node_modules', name), path.join(packages, name))
  }
}
