import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'

/** The program of the page inside the panel, which Vite translates. */
export const PAGE_FRAME = 'src/admin/preview/frame/main.tsx'

/** The page inside the panel beside the form. Its program draws everything in it, and gives it the language of the site. */
const HTML = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <link rel="stylesheet" href="/src/styles/main.css">
    <script type="module" src="/${PAGE_FRAME}"></script>
  </head>
  <body></body>
</html>`

/** Answers with that page. It may only be inside a page of this server. */
export function answerPageFrame(server: ViteDevServer) {
  return async (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
    response.setHeader('Cache-Control', 'no-store')
    response.end(await server.transformIndexHtml('/admin/page', HTML))
  }
}
