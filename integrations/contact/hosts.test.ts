/** Each host calls the function in its own way. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen } from '../../tests/ask'
import cloudflare from './cloudflare.mjs'
import netlify, { config } from './netlify.mjs'
import { createContactServer } from './node.mjs'
import { envFor, requestWith, SITE, startService, typed } from './testing'
import * as vercel from './vercel.mjs'

let webhook: Awaited<ReturnType<typeof startService>>
beforeEach(async () => {
  webhook = await startService()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await webhook.close()
})

/** Variables as these hosts give them to a process. */
const inProcess = () => {
  for (const [name, value] of Object.entries(envFor(webhook.url))) vi.stubEnv(name, value)
}

test('Netlify calls the default export, at the path of its configuration', async () => {
  inProcess()
  expect(config.path).toMatch(/^\/[\w-]+$/)
  expect((await netlify(requestWith())).status).toBe(200)
  expect(webhook.received).toHaveLength(1)
})

test('Cloudflare calls fetch with the variables of the Worker', async () => {
  expect((await cloudflare.fetch(requestWith(), envFor(webhook.url))).status).toBe(200)
  expect(webhook.received).toHaveLength(1)
})

test('Vercel calls an export by the name of the method', async () => {
  inProcess()
  expect((await vercel.POST(requestWith())).status).toBe(200)
  const asks = { headers: { Origin: SITE } }
  expect((await vercel.GET(new Request('https://c.example/', asks))).status).toBe(405)
  expect((await vercel.OPTIONS(new Request('https://c.example/', { ...asks, method: 'OPTIONS' }))).status).toBe(204)
  expect(webhook.received).toHaveLength(1)
})

describe('a server of Node', () => {
  const headers = { Origin: SITE, Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' }
  const serve = () => listen(createContactServer(envFor(webhook.url)))

  test('answers requests', async () => {
    const { ask, close } = await serve()
    const sent = await ask('/', { method: 'POST', headers, body: new URLSearchParams(typed).toString() })
    const asked = await ask('/', { headers })
    await close()
    expect(sent).toMatchObject({ status: 200, body: '{"outcome":"arrived"}' })
    expect(sent.headers['access-control-allow-origin']).toBe(SITE)
    expect(asked.status).toBe(405)
    expect(webhook.received).toHaveLength(1)
  })

  test('stops reading what is too long', async () => {
    const { ask, close } = await serve()
    const body = new URLSearchParams({ ...typed, message: 'x'.repeat(100_000) }).toString()
    const { status } = await ask('/', { method: 'POST', headers, body })
    await close()
    expect(status).toBe(413)
    expect(webhook.received).toEqual([])
  })
})
