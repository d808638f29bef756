/** A live site and a service of IndexNow on this machine, for tests. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Message = { host: string; key: string; keyLocation: string; urlList: string[] }

export type StandIn = {
  /** The address of the site. */
  site: string
  service: string
  /** What the service was sent. */
  messages: Message[]
  close: () => Promise<unknown>
}

/**
 * @param files what the site answers with, by path
 * @param statuses of the answers of the service, one after the other; 200 when there are no more
 */
export async function startStandIn(files: Record<string, unknown>, statuses: number[] = []): Promise<StandIn> {
  const messages: Message[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let body = ''
      for await (const part of request) body += part
      messages.push(JSON.parse(body))
      response.writeHead(statuses.shift() ?? 200).end()
      return
    }
    const file = files[request.url ?? '']
    response.writeHead(file === undefined ? 404 : 200).end(JSON.stringify(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { site, service: `${site}/indexnow`, messages, close: () => new Promise((resolve) => server.close(resolve)) }
}
