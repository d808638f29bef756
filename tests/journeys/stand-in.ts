/** A server on this machine that stands in for the address that the contact form is sent to. */
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { BrowserContext } from '@playwright/test'
import { listen } from '../ask'

type Received = { method?: string; url?: string; headers: IncomingHttpHeaders; fields: Record<string, string> }
type Reply = { status: number; headers?: OutgoingHttpHeaders; body?: string }

/** Any site may read these answers, as those of a form provider. */
export const READABLE = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }

/**
 * Starts the server, and leads to it what pages send to `address`.
 * @returns what arrived, and what is answered next
 */
export async function standIn(context: BrowserContext, address: string) {
  const received: Received[] = []
  let reply: Reply = { status: 200, headers: READABLE, body: '{}' }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method, url, headers } = request
    received.push({ method, url, headers, fields: Object.fromEntries(new URLSearchParams(body)) })
    response.writeHead(reply.status, reply.headers).end(reply.body)
  })
  const { port, close } = await listen(server)
  const { pathname } = new URL(address)
  await context.route(
    (url) => url.href.startsWith(address),
    async (route) => {
      const { search } = new URL(route.request().url())
      const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, maxRedirects: 0 })
      await route.fulfill({ response })
    },
  )
  return {
    received,
    close,
    answer: (next: Reply) => {
      reply = next
    },
  }
}
