/** Hugo, with a site that checks fields and writes a page a post. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../measuring/free-port'
import { generate } from '../posts/write-posts'
import type { Session } from '../session'
import type { Program } from './program'

/** Hugo's version; nothing where it is not installed. */
export async function hugoVersion(): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('hugo', ['version']).catch(() => ({ stdout: '' }))
  return /v(\d+(?:\.\d+)*)/.exec(stdout)?.[1]
}

/** Why Hugo cannot be measured beside ours; nothing when it can. */
export function hugoIsMissing(version: string | undefined, corpus: string, peers: string): string | undefined {
  if (version === undefined) return 'it is not installed'
  if (!existsSync(path.join(peers, 'hugo'))) return `there is no ${path.join(peers, 'hugo')}`
  return existsSync(corpus) ? undefined : `there is no ${corpus} to write its posts`
}

export async function setUpHugo(posts: number, corpus: string, peers: string, session: Session): Promise<Program> {
  const folder = path.join(session.folder, `hugo-${posts}`)
  const source = path.join(folder, 'content/posts')
  await cp(path.join(peers, 'hugo'), folder, { recursive: true })
  await generate(corpus, [], source, posts, session)
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
