/** What a page of another site can send to the development server neither stops it nor shows it a folder of this computer. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Connect, createLogger, createServer as createVite, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, listen } from '../../../tests/ask'
import { png } from '../../../tests/content/support/content'
import { answerData, answerMedia } from '../serve-generated'
import { guardServer, hideFoldersInOverlay } from './guard-server'
import { guarded } from './guarded'
import { withoutFolders } from './without-folders'

let root: string
let vite: ViteDevServer
let ask: Ask
let close: () => Promise<void>
const logged: string[] = []

/** A plugin whose middleware fails. */
const failing = (place: string, answer: Connect.SimpleHandleFunction) => ({
  name: `answer-${place}`,
  configureServer: (server: ViteDevServer) => void server.middlewares.use(place, guarded(answer)),
})

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'guard-'))
  await mkdir(path.join(root, 'content/media/about'), { recursive: true })
  await mkdir(path.join(root, 'generated/blog'), { recursive: true })
  await writeFile(path.join(root, 'content/media/about/founder.png'), png(600, 400))
  await writeFile(path.join(root, 'generated/blog/a.json'), '{"title":"A"}')
  for (const name of ['secret.txt', '.env', 'content/draft.md']) await writeFile(path.join(root, name), 'secret')
  const pictures = [
    { path: 'about/founder.png', hash: '0a1b2c3d', width: 600, height: 400 },
    { path: 'about/gone.png', hash: '4e5f6a7b', width: 600, height: 400 },
  ]
  await writeFile(path.join(root, 'generated/pictures.json'), JSON.stringify(pictures))
  const folders = {
    source: path.join(root, 'content'),
    generated: path.join(root, 'generated'),
    cache: path.join(root, 'cache'),
  }
  const guard = guardServer()
  vite = await createVite({
    configFile: false,
    root,
    plugins: [
      guard.first,
      {
        name: 'answers',
        configureServer: ({ middlewares }) => {
          middlewares.use('/data', guarded(answerData(folders)))
          middlewares.use('/media', guarded(answerMedia(folders)))
        },
      },
      failing('/fails-now', () => {
        throw new Error(`Nothing at ${root}/secret`)
      }),
      failing('/fails-later', async () => {
        throw Object.assign(new Error(`ENOSPC: no space left on device, open '${root}/x'`), { syscall: 'open' })
      }),
      guard.last,
    ],
    server: { middlewareMode: true, watch: null, ws: false, cors: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    customLogger: { ...createLogger('silent'), error: (text) => logged.push(text) },
  })
  ;({ ask, close } = await listen(createServer(vite.middlewares)))
})

afterAll(async () => {
  await close()
  await vite.close()
  await rm(root, { recursive: true })
})

describe('the development server', () => {
  test('answers with data and pictures', async () => {
    expect(await ask('/data/blog/a.json')).toMatchObject({ status: 200, body: '{"title":"A"}' })
    expect((await ask('/data/blog/b.json')).body).toBe('null')
    const picture = await ask('/media/about/founder.0a1b2c3d.480.webp')
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  })

  test.each(['/data/%ff.json', '/media/%ff.0a1b2c3d.480.avif', '/about%', '/%E0%A4%A'])(
    'refuses %s, which cannot be decoded, and goes on',
    async (address) => {
      expect(await ask(address)).toMatchObject({ status: 400, body: 'The address cannot be decoded.' })
      expect((await ask('/data/blog/a.json')).status).toBe(200)
    },
  )

  test.each(['480', '600'])('draws a picture %s pixels wide, as pages ask for it', async (width) => {
    expect((await ask(`/media/about/founder.0a1b2c3d.${width}.webp`)).status).toBe(200)
  })

  test.each(['12345', '960', '0', '480.5', '99999999999999999999'])(
    'draws no picture %s pixels wide',
    async (width) => {
      expect((await ask(`/media/about/founder.0a1b2c3d.${width}.avif`)).status).toBe(404)
    },
  )

  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    { 'Sec-Fetch-Site': ['same-origin', 'cross-site'] },
    { Origin: 'https://evil.example' },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'null' },
    { Host: 'evil.example' },
    { Host: '192.168.0.1' },
    { Host: 'localhost.evil.example' },
  ])('answers no request with %o, whatever it asks for', async (headers) => {
    const addresses = [
      '/',
      '/data/blog/a.json',
      '/media/about/founder.0a1b2c3d.480.webp',
      '/__open-in-editor?file=package.json',
      '/@fs/etc/passwd?raw',
      '/@vite/client',
      '/%ff',
      '/fails-now',
    ]
    for (const address of addresses) {
      const answer = await ask(address, { headers: { Accept: 'text/x-vite-ping', ...headers } })
      expect(answer, address).toMatchObject({ status: 403 })
      expect(answer.body, address).not.toContain(root)
    }
  })

  test.each([
    '/__open-in-editor?file=package.json',
    '//__open-in-editor?file=a',
    '/__Open-In-Editor/?file=/etc/passwd',
  ])('opens no file in an editor, for its own pages neither: %s', async (address) => {
    expect(await ask(address, { headers: { 'Sec-Fetch-Site': 'same-origin' } })).toMatchObject({
      status: 403,
      body: 'This server opens no files in an editor.',
    })
  })

  test.each(['/secret.txt?raw', '/.env?raw', '/content/draft.md?raw', '/@fs/{root}/secret.txt', '/@fs/etc/passwd?raw'])(
    'shows nothing that no page is made of, and names no folder: %s',
    async (address) => {
      const answer = await ask(address.replace('{root}', root), { headers: { Accept: 'text/html' } })
      expect(answer.status).toBe(403)
      expect(answer.body).toContain('403 Restricted')
      expect(answer.body).not.toContain(root)
    },
  )

  test.each([
    ['/fails-now', 'The development server failed. Its terminal says more.'],
    ['/fails-later', 'ENOSPC: no space left on device. Its terminal says more.'],
    ['/media/about/gone.4e5f6a7b.480.webp', 'The development server failed. Its terminal says more.'],
  ])('answers for the failure of %s with one sentence, and logs the rest', async (address, body) => {
    logged.length = 0
    expect(await ask(address)).toMatchObject({
      status: 500,
      body,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
    expect(logged.join()).toContain(root)
  })

  test.each([
    '/data',
    '/data/',
    '/data/blog',
    `/data/${'a'.repeat(5000)}.json`,
    '/media',
    '/media/about',
    `/media/${'a'.repeat(5000)}.0a1b2c3d.480.avif`,
  ])('names no folder for %.30s', async (address) => {
    const { status, body } = await ask(address)
    expect([200, 404]).toContain(status)
    expect(body).not.toContain(root)
  })

  test('leaves a page that cannot be rendered to the report of Vite, without the folder of the project', async () => {
    const { body } = await ask('/fails-now', { headers: { Accept: 'text/html' } })
    expect(body).not.toContain(root)
  })
})

test('the overlay of an open page names no folder of the project', () => {
  const sent: unknown[] = []
  const hot = { send: (payload: unknown) => void sent.push(payload) }
  hideFoldersInOverlay({ environments: { client: { hot } } } as never, withoutFolders(root))
  const failure = (folder: string) => ({
    type: 'error',
    err: { message: `In ${folder}/a.ts`, stack: '', loc: { file: folder } },
  })
  hot.send(failure(root))
  hot.send({ type: 'full-reload', path: root })
  expect(sent).toEqual([failure('.'), { type: 'full-reload', path: root }])
})
