/**
 * Every promise, asked of each host's own program; tests/built-site asks `npm run serve`. Where a host does not keep one, its chapter there says
 * so in the words of `exceptions`; a kept exception is a mistake too.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installPrograms } from './install-programs'
import { promises } from './promises/all'
import type { HostPromise } from './promises/promise'
import { startCloudflare } from './servers/cloudflare'
import type { Host } from './servers/host'
import { startNetlify } from './servers/netlify'
import { findNginx, startNginx } from './servers/nginx'
import { startVercel } from './servers/vercel'

type Tested = {
  host: string
  start: () => Promise<Host>
  /** What only the live host can be asked, beside what belongs to its servers. */
  unasked?: string[]
  /** Whether a server answers, and not only rules. */
  isServer: boolean
  /** The promises that the host does not keep, each with the words of docs/hosting.md about it. */
  exceptions: Record<string, string>
}

const nginx = findNginx()
installPrograms()

const tested: Tested[] = [
  ...(nginx ? [{ host: 'nginx', start: () => startNginx(nginx), isServer: true, exceptions: {} }] : []),
  {
    host: 'Cloudflare Pages',
    start: startCloudflare,
    isServer: true,
    exceptions: {
      'no path leads out of the folder, and none is too much for the server':
        'answers `%00` in a path with an error of its own',
      'a file that the browser has is not sent again: by its tag, a weak one, a list': 'does not read lists of tags',
      'a part of a file can be asked for': 'sends whole files to requests for a part',
    },
  },
  {
    host: 'Netlify',
    start: startNetlify,
    isServer: false,
    unasked: [
      'an address without a page is a 404 with our page',
      'every security header is on 404 pages',
      'every security header is on the answer for a missing script',
      'a missing file is not kept',
    ],
    exceptions: {
      'the address of a page with a slash leads to the one without, with its query':
        'answers an address with a slash by the page itself',
      '/admin leads to /admin/, with its query': 'answers an address with a slash by the page itself',
      'every security header is on redirects': 'gives redirects no headers of `_headers`',
    },
  },
  { host: 'Vercel', start: startVercel, isServer: false, exceptions: {} },
]

const guide = readFileSync('docs/hosting.md', 'utf8').replace(/\s+/g, ' ')

/** A promise that is not tested is not kept: `npm run test:deep` prints these lines. */
const isAsked = ({ isServer, unasked = [] }: Tested, { name, isOfServer }: HostPromise): boolean =>
  (isServer || !isOfServer) && !unasked.includes(name)
if (!nginx) process.stdout.write('Not checked: nginx, which is not installed.\n')
for (const host of tested)
  for (const promise of promises)
    if (!isAsked(host, promise)) process.stdout.write(`Not checked: ${host.host}, "${promise.name}".\n`)

for (const entry of tested) {
  describe(entry.host, () => {
    let host: Host
    beforeAll(async () => {
      host = await entry.start()
    })
    afterAll(() => host?.close())

    for (const { name, broken } of promises.filter((promise) => isAsked(entry, promise))) {
      const exception = entry.exceptions[name]
      if (exception === undefined) {
        test(name, async () => {
          expect(await broken(host.ask)).toEqual([])
        })
      } else {
        test(`docs/hosting.md says that this is not so: ${name}`, async () => {
          expect(await broken(host.ask)).not.toEqual([])
          expect(guide).toContain(exception)
        })
      }
    }
  })
}
