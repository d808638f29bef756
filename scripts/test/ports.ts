import { createServer } from 'node:net'

/** The ports of the journeys. Their variables let two checkouts run their tests at the same time. */
const PORTS = { SITE_PORT: 4199, ADMIN_PORT: 4198 }

export const portOf = (name: keyof typeof PORTS): number => Number(process.env[name] ?? PORTS[name])

/** One line for each port of the journeys on which another program listens. */
export async function takenPorts(): Promise<string[]> {
  const names = Object.keys(PORTS) as (keyof typeof PORTS)[]
  const lines = names.map(async (name) => {
    const port = portOf(name)
    return (await isFree(port)) ? [] : [`Port ${port} is taken. Choose another one: ${name}=${port + 100} npm test`]
  })
  return (await Promise.all(lines)).flat()
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
