/** What the tests of the function share: a form, and services on this machine that stand in for those of others. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listen } from '../../tests/ask'

export const SITE = 'https://www.birchway.press'
export const SECRET = `whsec_${btoa('a secret of the tests')}`

export const typed = {
  name: 'Ada Wong',
  email: 'ada@example.org',
  company: 'Lamp & Co',
  message: 'We launch in May.\r\nReally.',
  _gotcha: '',
  _language: 'en',
  _elapsed: '9000',
}

type Received = { headers: IncomingHttpHeaders; body: string }

/** A service that keeps what it gets. */
export async function startService(reply: { status: number; body?: string } = { status: 200 }) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ headers: request.headers, body })
    response.writeHead(reply.status).end(reply.body)
  })
  const { port, close } = await listen(server)
  return { url: `http://127.0.0.1:${port}/`, received, close, reply }
}

export const envFor = (webhookUrl: string): Record<string, string> => ({
  CONTACT_ORIGINS: SITE,
  CONTACT_WEBHOOK_URL: webhookUrl,
  CONTACT_WEBHOOK_SECRET: SECRET,
})

/** The form as the script of the site sends it; without `accept`, as a browser without scripts does. */
export const requestWith = (
  fields: Record<string, string> = typed,
  { accept = 'application/json', origin = SITE }: { accept?: string; origin?: string } = {},
) =>
  new Request('https://contact.birchway.press/contact-message', {
    method: 'POST',
    headers: { Accept: accept, Origin: origin },
    body: new URLSearchParams(fields),
  })
