/** `npm run dev`: the site with hot reload, content included, on a loopback port that it prints. */
import { createServer } from 'vite'
import { renderOnServer } from './render-on-server'
import { serveContent } from './serve-content'

const port = process.env.PORT === undefined ? undefined : Number(process.env.PORT)
const server = await createServer({
  plugins: [serveContent(), renderOnServer()],
  server: {
    port,
    // What the build writes is announced by serveContent, once it is whole.
    watch: { ignored: ['**/.generated/**', '**/.cache/**', '**/dist/**', '**/dist-preview/**', '**/test-results/**'] },
  },
})
await server.listen()
server.printUrls()
