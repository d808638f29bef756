/**
 * `npm run dev`: the site with hot reload, content included, and the editors' forms at /admin/, on a loopback port that it
 * prints. Reads the content of `CONTENT_DIR` when that is set.
 */
import { createServer } from 'vite'
import { EnvironmentError } from '../build-content'
import { serveAdmin } from './admin/serve-admin'
import { renderOnServer } from './render-on-server'
import { serveContent } from './serve-content'

const port = process.env.PORT === undefined ? undefined : Number(process.env.PORT)
async function serve() {
  const server = await createServer({
    plugins: [serveContent(), serveAdmin(process.env.CONTENT_DIR ?? 'content'), renderOnServer()],
    server: {
      port,
      // What the build writes is announced by serveContent, once it is whole.
      watch: {
        ignored: ['**/.generated/**', '**/.cache/**', '**/dist/**', '**/dist-preview/**', '**/test-results/**'],
      },
    },
  })
  await server.listen()
  server.printUrls()
}

await serve().catch((error: unknown) => {
  if (!(error instanceof EnvironmentError)) throw error
  process.stderr.write(`dev: ${error.message}\n`)
  // The server is half made, and keeps the process alive.
  process.exit(2)
})
