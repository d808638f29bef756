import type { Plugin, ViteDevServer } from 'vite'
import { bundleBootScript } from '../build-site/bundle/bundle-site'
import { dataBlock } from '../build-site/render/document'
import { createFileReader } from '../build-site/render/read-generated'
import { GENERATED } from './folders'
import { guarded } from './guard/guarded'
import { knownAddresses, placeOf } from './place-of'

type ServerEntry = typeof import('../../src/entry-server')

/** During development, renders each page when it is asked for, from the same code as the build. */
export function renderOnServer(): Plugin {
  return {
    name: 'render-on-server',
    apply: 'serve',
    async configureServer(server) {
      const bootScript = await bundleBootScript()
      return () => {
        server.middlewares.use(
          guarded(async (request, response, next) => {
            if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
            const [asked = '', ...query] = (request.originalUrl ?? '/').split('?')
            const place = await placeOf(asked, await knownAddresses())
            if ('to' in place) {
              return response.writeHead(place.status, { Location: [place.to, ...query].join('?') }).end()
            }
            try {
              const { render } = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry
              const page = await render(place.path, createFileReader(GENERATED))
              const head = [
                await viteScripts(server, place.path),
                // Linked as well as imported, so that the first paint has its styles.
                '<link rel="stylesheet" href="/src/styles/main.css">',
                `<script>${bootScript}</script>`,
                '<script type="module" src="/src/entry-client.tsx"></script>',
              ].join('')
              const data = dataBlock('boot', { path: place.path }) + dataBlock('content', page.content)
              const html = page.html
                .replace('</head>', () => `${head}</head>`)
                .replace('</body>', () => `${data}</body>`)
              response.statusCode = page.status
              response.setHeader('Content-Type', 'text/html; charset=utf-8')
              response.end(html)
            } catch (error) {
              server.ssrFixStacktrace(error as Error)
              throw error
            }
          }),
        )
      }
    },
  }
}

/**
 * What Vite and its plugins put into a page, as one text without spaces between the elements: React would take them for
 * text of its own when it hydrates a script in the head.
 */
async function viteScripts(server: ViteDevServer, url: string): Promise<string> {
  const html = await server.transformIndexHtml(url, '<html><head></head></html>')
  const [, scripts = ''] = /<head>(.*)<\/head>/s.exec(html) ?? []
  return scripts.replace(/>\s+</g, '><').trim()
}
