import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentFiles } from './content-files'
import { largestSizeOf } from './content-names'

/** What the watcher of the content tells: the files that can have changed, when that is known. */
export type ContentChanges = EventEmitter<{ changed: [names: ReadonlySet<string> | undefined] }>

/**
 * A stream of server-sent events: one for each file of the content that changed, with its new revision, or `null` when
 * it has gone. The page compares them with what it loaded, so its own saves change nothing there.
 */
export function announceChanges(changes: ContentChanges, files: ContentFiles) {
  const listeners = new Set<ServerResponse>()
  /** Files that were there when somebody began to listen, or since then. */
  const known = new Set<string>()

  // The folder of the content can be away for a moment.
  const list = () => files.list().catch((): string[] => [])
  const announce = async (name: string) => {
    const revision = await files.read(name).then(
      (file) => file.revision,
      () => null,
    )
    for (const listener of listeners) listener.write(`data: ${JSON.stringify({ name, revision })}\n\n`)
  }
  changes.on('changed', async (names) => {
    if (listeners.size === 0) return
    for (const name of names ?? (await list())) if (largestSizeOf(name) !== undefined) known.add(name)
    for (const name of names ?? known) if (known.has(name)) await announce(name)
  })

  return async (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write(': connected\n\n')
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
    for (const name of await list()) known.add(name)
  }
}
