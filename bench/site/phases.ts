/** What happens to the content before each measured build of the site. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editFile } from '../posts/edit'

export type Phase = {
  name: string
  /** Changes the project in `folder`; `number` is another one for each round. */
  prepare: (folder: string, number: number) => Promise<unknown>
}

const BLOG = 'content/blog'
const NEW_POST = 'a-post-of-the-benchmark.md'

/** Each builds upon the one before. */
export const phases: Phase[] = [
  { name: 'from nothing', prepare: (folder) => forget(folder, ['.cache', '.generated', 'dist']) },
  {
    name: 'bundles and pictures known',
    prepare: (folder) => forget(folder, ['.cache/content', '.cache/site', '.generated', 'dist']),
  },
  { name: 'nothing changed', prepare: async () => undefined },
  { name: 'text of a post', prepare: async (folder, number) => editFile(await pick(folder, number), `b${number}`) },
  {
    name: 'title of a post',
    prepare: async (folder, number) =>
      change(await pick(folder, number), /^title: .*$/m, `title: Another title, number ${number}`),
  },
  {
    name: 'new post',
    prepare: async (folder, number) => {
      const text = await readFile(await pick(folder, number), 'utf8')
      const newest = text.replace(/^title: .*$/m, 'title: The newest of all').replace(/^date: .*$/m, `date: ${today()}`)
      await writeFile(path.join(folder, BLOG, NEW_POST), newest)
    },
  },
  { name: 'deleted post', prepare: (folder) => rm(path.join(folder, BLOG, NEW_POST)) },
]

const forget = (folder: string, names: string[]) =>
  Promise.all(names.map((name) => rm(path.join(folder, name), { recursive: true, force: true })))

const today = () => new Date().toISOString().slice(0, 10)

/** Another post every time, far from the one before. */
async function pick(folder: string, number: number): Promise<string> {
  const names = (await readdir(path.join(folder, BLOG))).filter((name) => name.endsWith('.md')).sort()
  return path.join(folder, BLOG, names[(number * 37 + 5) % names.length] ?? '')
}

async function change(file: string, pattern: RegExp, text: string) {
  await writeFile(file, (await readFile(file, 'utf8')).replace(pattern, text))
}
