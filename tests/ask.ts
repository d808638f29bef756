import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

export type Ask = (
  path: string,
  options?: { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string },
) => Promise<Answer>

/**
 * Lets a server listen on a free port.
 * @returns how to ask it for a path, which is sent as it is written (most clients resolve `..` first), its port, and how to stop it.
 */
export async function listen(server: Server): Promise<{ ask: Ask; port: number; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    ask: askPort(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** How to ask whatever listens on a port of this machine. */
export const askPort =
  (port: number): Ask =>
  (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
