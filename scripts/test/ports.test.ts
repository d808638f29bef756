import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseFreePorts, portOf } from './ports'

afterEach(() => vi.unstubAllEnvs())

test('ports without a choice are free ones, and chosen ones stay', async () => {
  vi.stubEnv('SITE_PORT', undefined)
  vi.stubEnv('ADMIN_PORT', '4242')
  await chooseFreePorts()
  expect(portOf('ADMIN_PORT')).toBe(4242)
  const server = createServer().listen(portOf('SITE_PORT'), '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
})
