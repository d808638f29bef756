/** `npm run serve`: serves `dist/`, or the folder named, on a loopback port, `$PORT` or 4173, and prints the address. */
import { createSiteServer } from './server'

const HOST = '127.0.0.1'
const folder = process.argv[2] ?? 'dist'
const port = Number(process.env.PORT ?? 4173)

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

if (!Number.isInteger(port) || port < 0 || port > 65535)
  fail(`PORT must be a number up to 65535, not "${process.env.PORT}".`)

const server = await createSiteServer(folder).catch(() =>
  fail(`There is no built site in ${folder}/. Run "npm run build" first.`),
)
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another one: PORT=4180 npm run serve` : error.message,
  )
})
server.listen(port, HOST, () => {
  const address = server.address()
  process.stdout.write(`http://${HOST}:${typeof address === 'object' && address ? address.port : port}/\n`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
