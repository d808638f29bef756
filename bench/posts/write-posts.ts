/** Any number of posts: copies of the project's own, or what a generator writes. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { EnvironmentError } from '../../scripts/lib/environment-error'
import type { Session } from '../session'
import { copyOf } from './copy'

const OWN_POSTS = 'content/blog'

/** The generator of `--corpus`, if one was named. */
export function checkGenerator(named: string | undefined): string | undefined {
  if (named === undefined || existsSync(named)) return named
  throw new EnvironmentError(`--corpus is ${named}, and there is no such file`)
}

/** Adds posts of this project's kind to a folder. */
export async function addPosts(folder: string, count: number, generator: string | undefined, session: Session) {
  if (count === 0) return
  if (generator !== undefined) await generate(generator, ['--site', await firstPicture()], folder, count, session)
  else await copyOwnPosts(folder, count)
}

/** Fills a folder with what a generator (`--posts N --out DIR`) writes. */
export async function generate(
  generator: string,
  args: string[],
  folder: string,
  count: number,
  { stop }: Session,
): Promise<void> {
  const call = [generator, '--posts', String(count), '--out', folder, ...args]
  await promisify(execFile)(process.execPath, call, { signal: stop })
}

/** The picture that all generated posts show: the first one of a post that is here, or of links that are shared. */
async function firstPicture(): Promise<string> {
  for (const name of await ownPosts()) {
    const text = await readFile(path.join(OWN_POSTS, name), 'utf8')
    const picture = /^image: *["']?([^"'\n]+)/m.exec(text)?.[1]
    if (picture) return picture
  }
  return 'share.png'
}

const ownPosts = async (): Promise<string[]> =>
  (await readdir(OWN_POSTS).catch(() => [])).filter((name) => name.endsWith('.md')).sort()

async function copyOwnPosts(folder: string, count: number): Promise<void> {
  const names = await ownPosts()
  if (names.length === 0) throw new EnvironmentError(`there is no post in ${OWN_POSTS} to copy; name a --corpus`)
  const posts = await Promise.all(names.map((name) => readFile(path.join(OWN_POSTS, name), 'utf8')))
  for (let number = 0; number < count; number++) {
    const original = number % posts.length
    const id = path.basename(names[original] ?? '', '.md')
    await writeFile(path.join(folder, `${id}-${number}.md`), copyOf(posts[original] ?? '', number))
  }
}
