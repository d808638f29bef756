import type { Plugin } from 'vite'
import { bundleBootScript } from '../build-site/bundle'
import { dataBlock } from '../build-site/document'
import { createFileReader } from '../build-site/read-generated'

type ServerEntry = typeof import('../../src/entry-server')

const CONTENT = '.generated/content'

/** During development, renders each page when it is asked for, from the same code as the build. */
export function renderOnServer(): Plugin {
  return {
    name: 'render-on-server',
    apply: 'serve',
    async configureServer(server) {
      const bootScript = await bundleBootScript()
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? '/'
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
          try {
            const { render } = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry
            const page = await render(new URL(url, 'http://localhost').pathname, createFileReader(CONTENT))
            const head = [
              // Linked as well as imported, so that the first paint has its styles.
              '<link rel="stylesheet" href="/src/styles/main.css">',
              `<script>${bootScript}</script>`,
              '<script type="module" src="/src/entry-client.tsx"></script>',
            ].join('')
            const html = page.html
              .replace('</head>', () => `${head}</head>`)
              .replace('</body>', () => `${dataBlock('content', page.content)}</body>`)
            response.statusCode = page.status
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(url, html))
          } catch (error) {
            server.ssrFixStacktrace(error as Error)
            next(error)
          }
        })
      }
    },
  }
}
