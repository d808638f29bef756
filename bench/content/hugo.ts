/** Hugo, for comparison, on a copy of a site of its own. */
import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import getPort from 'get-port'
import { EnvironmentError } from '../../scripts/lib/environment-error'
import { generate } from '../posts/write-posts'
import type { Session } from '../session'
import type { Program } from './program'

/** A site for Hugo, the program that writes its posts, and the version of Hugo. */
export type Hugo = { site: string; corpus: string; version: string }

/**
 * What the option `--hugo` asks for, if it was given.
 * @throws EnvironmentError when there are no posts for it, or no Hugo
 */
export async function hugoOn(site: string | undefined, corpus: string | undefined): Promise<Hugo | undefined> {
  if (site === undefined) return undefined
  if (corpus === undefined)
    throw new EnvironmentError('--hugo needs a --corpus: posts of this project are not for Hugo')
  const version = await hugoVersion()
  if (version === undefined) throw new EnvironmentError('--hugo needs Hugo, and it is not installed')
  return { site, corpus, version }
}

async function hugoVersion(): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('hugo', ['version']).catch(() => ({ stdout: '' }))
  return /v(\d+(?:\.\d+)*)/.exec(stdout)?.[1]
}

export async function setUpHugo(posts: number, { site, corpus }: Hugo, session: Session): Promise<Program> {
  const folder = path.join(session.folder, `hugo-${posts}`)
  const source = path.join(folder, 'content/posts')
  await cp(site, folder, { recursive: true })
  await generate(corpus, [], source, posts, session)
  return {
    name: 'Hugo',
    folder,
    build: ['hugo', '--quiet', '-d', 'out'],
    watch: ['hugo', 'server', '--renderToDisk', '--quiet', '-d', 'out', '--port', String(await getPort())],
    made: ['out', 'resources', '.hugo_build.lock'],
    posts: source,
    output: path.join(folder, 'out/blog'),
    outputOf: (name, text) => `${/^slug: (.*)$/m.exec(text)?.[1] ?? path.basename(name, '.md')}/index.html`,
  }
}
