/** The forms hear of each file that another program changed or removed, and of no other one. */
import { EventEmitter } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceChanges, type ContentChanges } from './announce-changes'
import { openContentFiles } from './content-files'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'changes-'))
  await mkdir(path.join(folder, 'legal'))
  for (const name of ['terms', 'privacy']) await writeFile(path.join(folder, `legal/${name}.md`), name)
})
afterAll(() => rm(folder, { recursive: true }))

test('changed and removed files are announced, and all files when it is not known which ones changed', async () => {
  const changes: ContentChanges = new EventEmitter()
  const server = createServer(
    announceChanges(
      changes,
      openContentFiles(folder, () => Promise.reject(new Error('Nothing is written.'))),
    ),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const headers = { host: `127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' }
  const heard: string[] = []
  let wake = () => {}
  get({ port, host: '127.0.0.1', headers }, (response) =>
    response.setEncoding('utf8').on('data', (text: string) => {
      heard.push(
        ...Array.from(
          text.matchAll(/"name":"([^"]+)","revision":(null|")/g),
          ([, name, revision]) => `${name} ${revision === 'null' ? 'is gone' : 'is there'}`,
        ),
      )
      wake()
    }),
  )
  const hear = async (count: number) => {
    while (heard.length < count) await new Promise<void>((woken) => (wake = woken))
    return heard.splice(0).sort()
  }
  // The first event tells that the stream is open.
  await new Promise<void>((woken) => (wake = woken))

  changes.emit('changed', new Set(['content/legal/terms.md', 'content/legal/.terms.swp']))
  expect(await hear(1)).toEqual(['content/legal/terms.md is there'])

  await rm(path.join(folder, 'legal/terms.md'))
  changes.emit('changed', undefined)
  expect(await hear(2)).toEqual(['content/legal/privacy.md is there', 'content/legal/terms.md is gone'])
  server.closeAllConnections()
  server.close()
})
