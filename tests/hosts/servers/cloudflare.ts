/** Cloudflare Pages, by its own program for development. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { askPort } from '../../ask'
import { DIST } from '../site'
import { type Host, requireOfHosts } from './host'
import { untilItSays } from './until-it-says'

/** A day that the installed version knows; the files of the site do not depend on it. */
const COMPATIBILITY_DATE = '2026-04-01'

/** Another program can take a free port before this one does. */
const TAKEN = /Address already in use/

export async function startCloudflare(): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'cloudflare-'))
  const port = await getPort()
  const options = {
    ip: '127.0.0.1',
    port: String(port),
    'inspector-port': String(await getPort()),
    'compatibility-date': COMPATIBILITY_DATE,
    'show-interactive-dev-session': 'false',
  }
  const program = spawn(
    process.execPath,
    [
      join(requireOfHosts.resolve('wrangler/package.json'), '../bin/wrangler.js'),
      ...['pages', 'dev', DIST],
      ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ],
    {
      cwd: folder,
      env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ask = askPort(port)
  try {
    await untilItSays(program, 'Ready on')
  } catch (error) {
    if (TAKEN.test(String(error))) return startCloudflare()
    throw error
  }
  return {
    ask,
    close: async () => {
      program.kill('SIGTERM')
      await once(program, 'close')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
