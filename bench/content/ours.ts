/** This project's pipeline, on a copy of the project's content with more posts. */
import { cp } from 'node:fs/promises'
import path from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { addPosts } from '../posts/write-posts'
import type { Session } from '../session'
import type { Program } from './program'

/** What `npm run build:content` runs, from any folder. */
const COMMAND = manifest.scripts['build:content']
  .split(' ')
  .map((word) => (word === 'node' ? process.execPath : word === 'scripts/run.mjs' ? path.resolve(word) : word))
const FOLDERS = ['--content', 'content', '--out', 'generated/content']

export async function setUpOurs(posts: number, generator: string | undefined, session: Session): Promise<Program> {
  const folder = path.join(session.folder, `ours-${posts}`)
  await copyContent(folder)
  await addPosts(path.join(folder, 'content/blog'), posts, generator, session)
  return {
    name: 'ours',
    folder,
    build: [...COMMAND, ...FOLDERS],
    watch: [...COMMAND, 'watch', ...FOLDERS],
    made: ['generated', '.cache'],
    posts: path.join(folder, 'content/blog'),
    output: path.join(folder, 'generated/content/blog'),
    outputOf: (name) => `${path.basename(name, '.md')}.json`,
  }
}

/** The content, and what it is compared with. */
async function copyContent(folder: string): Promise<void> {
  await cp('content', path.join(folder, 'content'), { recursive: true })
  await cp('published-urls.txt', path.join(folder, 'published-urls.txt'))
}
