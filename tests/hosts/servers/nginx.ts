/** A real nginx with the nginx.conf of the build. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { askPort } from '../../ask'
import { DIST } from '../site'
import type { Host } from './host'
import { untilItSays } from './until-it-says'

const PATHS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

/** The program, installed where that is possible; nothing where it is not. */
export function findNginx(): string | undefined {
  const found = PATHS.find((path) => existsSync(path))
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore' })
  } catch {
    // The caller says that there is none.
  }
  return PATHS.find((path) => existsSync(path))
}

/** Starts nginx with what docs/hosting.md says to adapt: where it listens, and where the site is. */
export async function startNginx(program: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await getPort()
  const site = (await readFile(`${DIST}-hosts/nginx.conf`, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site/current;', `root ${DIST};`)
  await writeFile(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; error_log stderr notice; worker_processes 1; events { }
    http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }\n`,
  )
  const server = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ask = askPort(port)
  await untilItSays(server, 'start worker process')
  return {
    ask,
    close: async () => {
      server.kill('SIGTERM')
      await once(server, 'close')
      await rm(folder, { recursive: true })
    },
  }
}
