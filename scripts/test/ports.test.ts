import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { takenPorts } from './ports'

afterEach(() => vi.unstubAllEnvs())

test('a port on which another program listens is named in one line with what to do', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('SITE_PORT', String(port))
  vi.stubEnv('ADMIN_PORT', '0')
  expect(await takenPorts()).toEqual([`Port ${port} is taken. Choose another one: SITE_PORT=${port + 100} npm test`])
  await new Promise((resolve) => server.close(resolve))
  expect(await takenPorts()).toEqual([])
})
