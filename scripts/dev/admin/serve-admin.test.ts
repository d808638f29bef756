/**
 * The files of the project are for the admin page of this server only. Each refused request differs from an allowed one
 * in one thing.
 */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, listen } from '../../../tests/ask'
import { serveAdmin } from './serve-admin'

const FILE = '/admin/files/content/legal/terms.md'
const ALLOWED = { 'X-Content-Editor': '1' }
const TEXT = 'The terms.\n'

let project: string
let vite: ViteDevServer
let ask: Ask
let close: () => Promise<void>

const revision = (text: string) => createHash('sha256').update(text).digest('hex')
const inProject = (file: string) => path.join(project, file)
const terms = () => readFile(inProject('content/legal/terms.md'), 'utf8')

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'admin-'))
  await mkdir(inProject('content/legal'), { recursive: true })
  await mkdir(inProject('docs'))
  await writeFile(inProject('content/legal/terms.md'), TEXT)
  await writeFile(inProject('package.json'), '{}')
  await writeFile(inProject('docs/architecture.md'), 'The rooms.\n')
  vite = await createServer({
    configFile: false,
    root: project,
    plugins: [
      serveAdmin(inProject('content')),
      {
        name: 'bundle-no-dependencies',
        configResolved({ environments }) {
          for (const { optimizeDeps } of Object.values(environments)) {
            Object.assign(optimizeDeps, { include: [], noDiscovery: true })
          }
        },
      },
    ],
    // Foreign hosts are refused by the plugin, also where Vite lets them pass.
    server: { middlewareMode: true, watch: null, ws: false, allowedHosts: true },
    appType: 'custom',
    logLevel: 'error',
  })
  ;({ ask, close } = await listen(createHttpServer(vite.middlewares)))
})

afterAll(async () => {
  await close()
  await vite.close()
  await rm(project, { recursive: true })
})

test('the admin page reads, writes and removes files', async () => {
  const read = await ask(FILE, { headers: ALLOWED })
  expect(read).toMatchObject({ status: 200, body: TEXT })
  expect(read.headers['x-revision']).toBe(revision(TEXT))
  expect(read.headers['cache-control']).toBe('no-store')
  const longer = `${TEXT}\nMore.\n`
  const put = (body: string, base: string) =>
    ask(FILE, { method: 'PUT', headers: { ...ALLOWED, 'X-Base': revision(base) }, body })
  expect(await put(longer, TEXT)).toMatchObject({ status: 200, headers: { 'x-revision': revision(longer) } })
  expect(await terms()).toBe(longer)
  expect((await put(TEXT, longer)).status).toBe(200)

  const added = '/admin/files/content/blog/new.md'
  expect((await ask(added, { method: 'PUT', headers: ALLOWED, body: 'New.' })).status).toBe(200)
  expect(JSON.parse((await ask('/admin/files/', { headers: ALLOWED })).body)).toEqual([
    'content/blog/new.md',
    'content/legal/terms.md',
  ])
  const removal = { method: 'DELETE', headers: { ...ALLOWED, 'X-Base': revision('New.') } }
  expect((await ask(added, removal)).status).toBe(200)
  expect((await ask(added, { headers: ALLOWED })).status).toBe(404)
})

test.each<[string, Record<string, string>]>([
  ['without the header', {}],
  ['from another site', { ...ALLOWED, 'Sec-Fetch-Site': 'cross-site' }],
  ['from another port of this computer', { ...ALLOWED, 'Sec-Fetch-Site': 'same-site' }],
  ['from an address typed into the browser', { ...ALLOWED, 'Sec-Fetch-Site': 'none' }],
  ['with the origin of another server', { ...ALLOWED, Origin: 'http://127.0.0.1:1' }],
  ['for a foreign host name', { ...ALLOWED, Host: 'evil.example' }],
  ['for an address of the network', { ...ALLOWED, Host: '192.168.0.1' }],
])('a request %s is refused', async (_, headers) => {
  const withBase = { ...headers, 'X-Base': revision(TEXT) }
  expect((await ask(FILE, { headers })).status).toBe(403)
  expect((await ask(FILE, { method: 'PUT', headers: withBase, body: 'Overwritten' })).status).toBe(403)
  expect((await ask(FILE, { method: 'DELETE', headers: withBase })).status).toBe(403)
  expect(await terms()).toBe(TEXT)
})

test.each([{ Host: 'evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'http://127.0.0.1:1' }])(
  'changes are not announced to a request with %o',
  async (headers) => {
    expect((await ask('/admin/changes', { headers })).status).toBe(403)
  },
)

test('no other site is told that it may ask', async () => {
  const headers = { Origin: 'http://localhost:1', 'Access-Control-Request-Method': 'PUT' }
  const preflight = await ask(FILE, { method: 'OPTIONS', headers })
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('nothing outside of the content is listed, read, written or removed', async () => {
  await symlink(inProject('package.json'), inProject('content/legal/link.md'))
  await symlink(inProject('docs'), inProject('content/linked'))
  for (const place of [
    'package.json',
    'content/../package.json',
    'content/..%2fpackage.json',
    'content/%2e%2e/package.json',
    'content/..%5cpackage.json',
    'content//package.json',
    'content/.git/config',
    'content/legal/.hidden.md',
    'content/legal/a%00.md',
    'content/%',
    'content',
    'content/',
    'contents/legal/terms.md',
    'content/legal/link.md',
    'content/linked/architecture.md',
    'content/linked/new.md',
  ]) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status } = await ask(`/admin/files/${place}`, {
        ...{ method, headers: ALLOWED },
        ...(method === 'PUT' && { body: 'x' }),
      })
      expect(status, `${method} ${place}`).toBe(403)
    }
  }
  expect(JSON.parse((await ask('/admin/files/', { headers: ALLOWED })).body)).toEqual(['content/legal/terms.md'])
  expect(await readFile(inProject('package.json'), 'utf8')).toBe('{}')
  expect(await readFile(inProject('docs/architecture.md'), 'utf8')).toBe('The rooms.\n')
  await rm(inProject('content/legal/link.md'))
  await rm(inProject('content/linked'))
})

test('a change needs the revision that it is based on', async () => {
  for (const headers of [ALLOWED, { ...ALLOWED, 'X-Base': revision('older') }]) {
    expect((await ask(FILE, { method: 'PUT', headers, body: 'Overwritten' })).status).toBe(409)
    expect((await ask(FILE, { method: 'DELETE', headers })).status).toBe(409)
  }
  const missing = { method: 'DELETE', headers: { ...ALLOWED, 'X-Base': revision('x') } }
  expect((await ask('/admin/files/content/legal/nothing.md', missing)).status).toBe(409)
  expect(await terms()).toBe(TEXT)
})

test('files are at most 32 MB large, and other methods are not allowed', async () => {
  const large = Buffer.alloc(32 * 1024 * 1024 + 1)
  const headers = { ...ALLOWED, 'X-Base': revision(TEXT) }
  expect((await ask(FILE, { method: 'PUT', headers, body: large })).status).toBe(413)
  expect(await ask(FILE, { method: 'POST', headers })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, PUT, DELETE' },
  })
  expect(await terms()).toBe(TEXT)
})

test('the page of the forms comes without the development client, and its address keeps a query', async () => {
  expect(await ask('/admin?from=mail')).toMatchObject({ status: 302, headers: { location: '/admin/?from=mail' } })
  const { status, headers, body } = await ask('/admin/')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<script type="module" src="/src/admin/main.ts"></script>')
  expect(body).not.toContain('src="/@vite/client"')
})
