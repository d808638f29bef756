/** Hugo, for comparison, on a copy of a site of its own. */
import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../measuring/free-port'
import { generate } from '../posts/write-posts'
import type { Session } from '../session'
import type { Program } from './program'

/** Its version; nothing when it is not installed. */
export async function hugoVersion(): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('hugo', ['version']).catch(() => ({ stdout: '' }))
  return /v(\d+(?:\.\d+)*)/.exec(stdout)?.[1]
}

export async function setUpHugo(posts: number, generator: string, site: string, session: Session): Promise<Program> {
  const folder = path.join(session.folder, `hugo-${posts}`)
  const source = path.join(folder, 'content/posts')
  await cp(site, folder, { recursive: true })
  await generate(generator, [], source, posts, session)
  return {
    name: 'Hugo',
    folder,
    build: ['hugo', '--quiet', '-d', 'out'],
    watch: ['hugo', 'server', '--renderToDisk', '--quiet', '-d', 'out', '--port', String(await freePort())],
    made: ['out', 'resources', '.hugo_build.lock'],
    posts: source,
    output: path.join(folder, 'out/blog'),
    outputOf: (name, text) => `${/^slug: (.*)$/m.exec(text)?.[1] ?? path.basename(name, '.md')}/index.html`,
  }
}
