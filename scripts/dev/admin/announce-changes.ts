import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { isFromOwnPage } from '../guard/trusted-request'
import type { ContentFiles } from './content-files'

/**
 * A program that writes a file empties it first, and the watcher may report only that: it reports no second change within
 * 50 milliseconds. So the file is read when they are over.
 */
const SETTLE = 100

/**
 * A stream of server-sent events: one for each file of the content that changed, with its new revision, or `null` when
 * it has gone. The page compares them with what it loaded, so its own saves are no news to it.
 */
export function announceChanges(server: ViteDevServer, source: string, files: ContentFiles) {
  const listeners = new Set<ServerResponse>()
  const announce = async (name: string) => {
    const revision = await files.read(name).then(
      (file) => file.revision,
      () => null,
    )
    for (const listener of listeners) listener.write(`data: ${JSON.stringify({ name, revision })}\n\n`)
  }

  const settling = new Map<string, NodeJS.Timeout>()
  server.watcher.add(path.resolve(source))
  server.watcher.on('all', (_event, place) => {
    const name = files.nameOf(place)
    if (name === undefined) return
    clearTimeout(settling.get(name))
    settling.set(
      name,
      setTimeout(() => announce(name), SETTLE),
    )
  })

  return (request: IncomingMessage, response: ServerResponse) => {
    if (!isFromOwnPage(request.headers)) return response.writeHead(403).end()
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write(': connected\n\n')
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
  }
}
