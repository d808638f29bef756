/** What happens to the content before each measured build of the site. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editFile } from '../posts/edit'

export type Phase = {
  name: string
  /** Changes a site; `number` is another one for each round. */
  prepare: (site: BenchedSite, number: number) => Promise<unknown>
}

/** A site of posts and the program that builds it. */
export type BenchedSite = {
  name: string
  folder: string
  build: readonly string[]
  /** The folder of its posts. */
  posts: string
  /** What a first build does not find yet, and what a build with a new version of the program does not find. */
  made: readonly string[]
  madeOfContent: readonly string[]
}

const NEW_POST = 'a-post-of-the-benchmark.md'

/** Each builds upon the one before. */
export const phases: Phase[] = [
  { name: 'from nothing', prepare: ({ folder, made }) => forget(folder, made) },
  {
    name: 'bundles and pictures known',
    prepare: ({ folder, madeOfContent }) => forget(folder, madeOfContent),
  },
  { name: 'nothing changed', prepare: async () => undefined },
  { name: 'text of a post', prepare: async (site, number) => editFile(await pick(site, number), `b${number}`) },
  {
    name: 'title of a post',
    prepare: async (site, number) =>
      change(await pick(site, number), /^title: .*$/m, `title: Another title, number ${number}`),
  },
  {
    name: 'new post',
    prepare: async (site, number) => {
      const text = await readFile(await pick(site, number), 'utf8')
      const newest = text
        .replace(/^title: .*$/m, 'title: The newest of all')
        .replace(/^date: .*$/m, `date: ${today()}`)
        .replace(/^slug: .*$/m, 'slug: the-newest-of-all')
      await writeFile(path.join(site.posts, NEW_POST), newest)
    },
  },
  { name: 'deleted post', prepare: ({ posts }) => rm(path.join(posts, NEW_POST)) },
]

const forget = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((name) => rm(path.join(folder, name), { recursive: true, force: true })))

const today = () => new Date().toISOString().slice(0, 10)

/** Another post every time, far from the one before. */
async function pick({ posts }: BenchedSite, number: number): Promise<string> {
  const names = (await readdir(posts)).filter((name) => name.endsWith('.md')).sort()
  return path.join(posts, names[(number * 37 + 5) % names.length] ?? '')
}

async function change(file: string, pattern: RegExp, text: string) {
  await writeFile(file, (await readFile(file, 'utf8')).replace(pattern, text))
}
