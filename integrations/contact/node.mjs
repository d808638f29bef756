/** For a server of your own: `node integrations/contact/node.mjs`, behind the web server that ends TLS. */
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { handleContact } from './core.mjs'

/**
 * @param {Record<string, unknown>} env
 * @returns {import('node:http').Server}
 */
export function createContactServer(env) {
  const server = createServer(async (request, response) => {
    try {
      const answer = await handleContact(requestOf(request), env)
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    } catch (error) {
      console.error(`contact: ${error instanceof Error ? error.name : 'unknown'}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
    // What is too long is not read to its end.
    if (!request.complete) request.destroy()
  })
  server.requestTimeout = 30_000
  return server
}

/** @param {import('node:http').IncomingMessage} request */
function requestOf(request) {
  const { method = 'GET', headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? /** @type {ReadableStream} */ (Readable.toWeb(request)) : undefined
  const given = Object.entries(headers).map(([name, value]) => /** @type {[string, string]} */ ([name, String(value)]))
  return new Request('http://127.0.0.1/', {
    method,
    headers: given,
    body,
    // Node asks for it where a body is a stream.
    .../** @type {object} */ ({ duplex: 'half' }),
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const port = Number(process.env.PORT ?? 8787)
  createContactServer(process.env).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/`))
}
