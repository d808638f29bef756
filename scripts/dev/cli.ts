/** `npm run dev`: the site with hot reload, content included, and the editors' forms at /admin/. */
import { EventEmitter } from 'node:events'
import { createServer } from 'vite'
import { portSetting, readOptions, runCommand, withHelp } from '../lib/cli'
import type { ContentChanges } from './admin/announce-changes'
import { serveAdmin } from './admin/serve-admin'
import { guardServer } from './guard/guard-server'
import { renderOnServer } from './render-on-server'
import { serveContent } from './serve-content'

const USAGE = `Usage: npm run dev
Serves the site with hot reload on 127.0.0.1, on the port of PORT or a free one, and prints its address.
The content is that of CONTENT_DIR, or of content/.
`

async function run(args: string[]): Promise<number> {
  readOptions(args, {})
  const guard = guardServer()
  const changes: ContentChanges = new EventEmitter()
  const server = await createServer({
    plugins: [
      guard.first,
      serveContent(changes),
      serveAdmin(process.env.CONTENT_DIR ?? 'content', changes),
      renderOnServer(),
      guard.last,
    ],
    server: {
      port: portSetting(),
      // serveContent announces what the build writes, once it is whole.
      watch: {
        ignored: ['**/.generated/**', '**/.cache/**', '**/dist/**', '**/dist-*/**', '**/test-results/**'],
      },
    },
  })
  await server.listen()
  server.printUrls()
  const [site] = server.resolvedUrls?.local ?? []
  if (site) process.stdout.write(`  ➜  Forms:   ${site}admin/\n`)
  return 0
}

await runCommand('dev', withHelp(USAGE, run))
// A server that could not start is half made, and would keep the process alive.
if (process.exitCode === 2) process.exit()
