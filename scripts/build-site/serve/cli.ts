/** `npm run serve`: serves a built site and prints its address. */
import { once } from 'node:events'
import { portSetting, readOptions, runCommand, withHelp, write } from '../../lib/cli'
import { EnvironmentError } from '../../lib/environment-error'
import { recover } from '../publish/publish'
import { createSiteServer } from './server'

const HOST = '127.0.0.1'

const USAGE = `Usage: npm run serve -- [FOLDER]
Serves a built site (dist) for looking at it, on 127.0.0.1 and the port of PORT (4173).
`

async function run(args: string[]): Promise<number> {
  const [folder = 'dist'] = readOptions(args, {}, 1).words
  const port = portSetting() ?? 4173
  recover(folder)
  const server = await createSiteServer(folder).catch(() => {
    throw new EnvironmentError(`there is no built site in ${folder}/; run "npm run build" first`)
  })
  server.listen(port, HOST)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new EnvironmentError(`port ${port} is taken; choose another one: PORT=4180 npm run serve`)
  })
  const address = server.address()
  await write(process.stdout, `http://${HOST}:${typeof address === 'object' ? address?.port : port}/\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
  return 0
}

await runCommand('serve', withHelp(USAGE, run))
