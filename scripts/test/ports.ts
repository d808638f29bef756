import getPort from 'get-port'

/** The ports of the journeys, for those who run Playwright by itself. */
const PORTS = { SITE_PORT: 4199, ADMIN_PORT: 4198 }

export const portOf = (name: keyof typeof PORTS): number => Number(process.env[name] ?? PORTS[name])

/** Gives each port of the journeys without a choice a free number, so that any number of checkouts can run their tests. */
export async function chooseFreePorts(): Promise<void> {
  for (const name of Object.keys(PORTS)) process.env[name] ??= String(await getPort())
}
