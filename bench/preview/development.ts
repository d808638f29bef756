/** `npm run dev` on a copy of the project. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { EnvironmentError } from '../../scripts/lib/environment-error'
import { copyProject } from '../../scripts/test/project-copy'
import { type Running, start } from '../measuring/processes'
import { until, untilQuiet } from '../measuring/until'
import { addPosts } from '../posts/write-posts'
import type { Session } from '../session'

export type Development = {
  folder: string
  server: Running
  /** A post, and the page that shows it. */
  post: string
  address: string
}

/** Starts the server beside as many additional posts, and waits until it shows a page and has nothing more to do. */
export async function startDevelopment(
  posts: number,
  generator: string | undefined,
  session: Session,
): Promise<Development> {
  const folder = path.join(session.folder, `project-${posts}`)
  const blog = path.join(folder, 'content/blog')
  await copyProject(folder)
  const [first = ''] = (await readdir(blog)).filter((name) => name.endsWith('.md')).sort()
  await addPosts(blog, posts, generator, session)
  const port = String(await getPort())
  const server = start([path.resolve('node_modules/.bin/tsx'), 'scripts/dev/cli.ts'], {
    cwd: folder,
    log: path.join(session.folder, 'development'),
    env: { PORT: port },
    stop: session.stop,
  })
  const address = `http://127.0.0.1:${port}/blog/${path.basename(first, '.md')}`
  try {
    await until(() => answers(address), server, session.stop)
    await untilQuiet(server, session.stop)
  } catch (error) {
    await server.end()
    throw error
  }
  return { folder, server, post: path.join(blog, first), address }
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  if (response && !response.ok) {
    const remedy = 'npm run build:content says whether the content is in order'
    throw new EnvironmentError(`the development server answers ${response.status} for ${address}; ${remedy}`)
  }
  await response?.text()
  return response !== undefined
}
