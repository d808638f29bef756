/** `npm run dev` in a copy of the project, because a server writes into it what it makes of the content. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { copyProject } from '../../scripts/test/project-copy'
import type { Served } from './firefox'

export type Development = Served & {
  /** The folder of the content, which a test may change. */
  content: string
}

export async function startDevelopment(): Promise<Development> {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'))
  await copyProject(folder)
  const port = await getPort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/cli.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (said: Buffer) => said.includes('Forms:') && resolve())
    server.once('exit', () => reject(new Error('The development server ended before it was there.')))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    content: path.join(folder, 'content'),
    async close() {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, maxRetries: 10 })
    },
  }
}
