import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { SECRET_NAME } from '../../../src/admin/local/secret'
import { amendCms } from '../../lib/cms/amend-cms'
import { guarded } from '../guard/guarded'
import { Refusal } from '../guard/refusal'
import { isLoopback } from '../guard/trusted-request'
import { announceChanges } from './announce-changes'
import { openContentFiles } from './content-files'
import { answerFiles } from './file-bridge'

const PAGE = 'src/admin/index.html'
/** Bundled dependencies may ask for Vite's client; see local/no-hot-reload.ts. */
const IMPORT_MAP = { imports: { '/@vite/client': '/src/admin/local/no-hot-reload.ts' } }

/**
 * During development, serves the editors' forms at `/admin/`, and the files of the content folder to them.
 * The page goes without Vite's client on purpose: nothing that happens to the site may reload a form that somebody is
 * filling in.
 */
export function serveAdmin(source: string): Plugin {
  return {
    name: 'serve-admin',
    apply: 'serve',
    config: () => ({
      server: { cors: false },
      // Found late, a dependency would be bundled anew while somebody works, and take pieces of the page away.
      optimizeDeps: { include: ['@sveltia/cms', 'yaml', 'zod'], rolldownOptions: { plugins: [amendCms()] } },
    }),
    configureServer(server) {
      const files = openContentFiles(source)
      const secret = randomUUID()
      server.middlewares.use('/admin/changes', guarded(announceChanges(server, source, files)))
      server.middlewares.use('/admin/files', guarded(answerFiles(files, secret)))
      server.middlewares.use(
        guarded(async (request, response, next) => {
          const [pathname, search] = (request.url ?? '').split('?')
          // The CMS asks for a page before it links to it, and not as one opens it.
          if (request.headers.referer?.endsWith('/admin/') && !path.extname(pathname ?? ''))
            request.headers.accept = 'text/html'
          if (pathname === '/admin')
            return response.writeHead(302, { Location: `/admin/${search ? `?${search}` : ''}` }).end()
          if (pathname !== '/admin/') return next()
          if (!isLoopback(request.headers)) throw new Refusal(403, 'The forms open on this computer only.')
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.setHeader('Content-Security-Policy', "frame-ancestors 'none'")
          response.setHeader('Cache-Control', 'no-store')
          response.end(adminPage(await readFile(PAGE, 'utf8'), secret))
        }),
      )
    },
  }
}

/** The page of the forms as it is during development, with what lets its requests through. */
function adminPage(html: string, secret: string): string {
  const head = [
    `<script type="importmap">${JSON.stringify(IMPORT_MAP)}</script>`,
    `<meta name="${SECRET_NAME}" content="${secret}">`,
  ].join('')
  return html.replaceAll('"./', '"/src/admin/').replace('<head>', `<head>${head}`)
}
