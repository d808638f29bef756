/**
 * The files of the project are for the admin page of this server only. Each refused request differs from an allowed one
 * in one thing.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, listen } from '../../../tests/ask'
import { guardServer } from '../guard/guard-server'
import { serveAdmin } from './serve-admin'
import { formsProgram } from './serve-program'

const FILE = '/admin/files/content/legal/terms.md'
const TEXT = 'The terms.\n'

let project: string
let vite: ViteDevServer
let ask: Ask
let port: number
let close: () => Promise<void>
/** What the admin page sends with every request. */
let ALLOWED: { 'X-Content-Editor': string }

const revision = (text: string) => createHash('sha256').update(text).digest('hex')
const inProject = (file: string) => path.join(project, file)
const terms = () => readFile(inProject('content/legal/terms.md'), 'utf8')

const secretIn = (html: string) => /<meta name="editor-secret" content="([0-9a-f-]{36})">/.exec(html)?.[1] ?? ''

let version = 0

/** Stands in for the bundler: each time another program. */
async function bundle() {
  version++
  const folder = inProject(`program-${version}`)
  const script = `assets/main-${version}.js`
  await mkdir(path.join(folder, 'client/assets'), { recursive: true })
  await writeFile(path.join(folder, 'client', script), `// version ${version}`)
  await writeFile(
    path.join(folder, 'client/index.html'),
    `<html><head><script type="module" src="/admin/${script}"></script></head></html>`,
  )
  return { folder, files: [[script, String(version)] as [string, string]] }
}

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'admin-'))
  await mkdir(inProject('content/legal'), { recursive: true })
  await mkdir(inProject('docs'))
  await writeFile(inProject('content/legal/terms.md'), TEXT)
  await writeFile(inProject('package.json'), '{}')
  // Vite reads the program of the page beside the form when it starts.
  await mkdir(inProject('src/admin/preview/frame'), { recursive: true })
  await writeFile(inProject('src/admin/preview/frame/main.tsx'), '')
  await writeFile(inProject('docs/architecture.md'), 'The rooms.\n')
  const guard = guardServer()
  vite = await createServer({
    configFile: false,
    root: project,
    plugins: [
      guard.first,
      serveAdmin(inProject('content'), undefined, inProject('versions'), formsProgram(bundle)),
      guard.last,
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
  ;({ ask, port, close } = await listen(createHttpServer(vite.middlewares)))
  ALLOWED = { 'X-Content-Editor': secretIn((await ask('/admin/')).body) }
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
  const together = await ask('/admin/files/together', { headers: ALLOWED })
  const list = [
    ['content/blog/new.md', revision('New.'), 4],
    ['content/legal/terms.md', revision(TEXT), TEXT.length],
  ]
  expect(together.headers['x-list']).toBe(String(JSON.stringify(list).length))
  expect(together.body).toBe(`${JSON.stringify(list)}New.${TEXT}`)
  const removal = { method: 'DELETE', headers: { ...ALLOWED, 'X-Base': revision('New.') } }
  expect((await ask(added, removal)).status).toBe(200)
  expect((await ask(added, { headers: ALLOWED })).status).toBe(404)
})

test('the CMS hears at once that an entry has a page, and a visitor who opens the page gets the page', async () => {
  const Referer = 'http://127.0.0.1/admin/'
  expect(await ask('/terms', { headers: { Referer } })).toMatchObject({ status: 200, body: '' })
  expect((await ask('/termites', { headers: { Referer } })).status).toBe(404)
  expect((await ask('/terms', { headers: { Referer, 'Sec-Fetch-Mode': 'navigate' } })).status).toBe(404)
})

test.each<[string, Record<string, string>]>([
  ['without the secret', { 'X-Content-Editor': '' }],
  ['with a value that is no secret', { 'X-Content-Editor': '1' }],
  ['with a secret of another start', { 'X-Content-Editor': crypto.randomUUID() }],
  ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['from another port of this computer', { 'Sec-Fetch-Site': 'same-site' }],
  ['from an address typed into the browser', { 'Sec-Fetch-Site': 'none' }],
  ['with the origin of another server', { Origin: 'http://127.0.0.1:1' }],
  ['for a foreign host name', { Host: 'evil.example' }],
  ['for an address of the network', { Host: '192.168.0.1' }],
])('a request %s is refused', async (_, headers) => {
  const withBase = { ...ALLOWED, 'X-Base': revision(TEXT), ...headers }
  expect((await ask(FILE, { headers: { ...ALLOWED, ...headers } })).status).toBe(403)
  expect((await ask(FILE, { method: 'PUT', headers: withBase, body: 'Overwritten' })).status).toBe(403)
  expect((await ask(FILE, { method: 'DELETE', headers: withBase })).status).toBe(403)
  for (const address of [
    '/admin/versions',
    '/admin/versions/git?file=content/legal/terms.md',
    '/admin/check',
    '/admin/draft',
    '/admin/who-names?file=content/legal/terms.md',
  ]) {
    expect((await ask(address, { method: 'POST', headers: { ...ALLOWED, ...headers }, body: '{}' })).status).toBe(403)
  }
  expect(await terms()).toBe(TEXT)
})

test.each([{ Host: 'evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'http://127.0.0.1:1' }])(
  'changes are not announced to a request with %o',
  async (headers) => {
    expect((await ask('/admin/changes', { headers })).status).toBe(403)
  },
)

test('no other site may ask', async () => {
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
    'content',
    'content/',
    'contents/legal/terms.md',
    'content/legal/link.md',
    'content/linked/architecture.md',
    'content/linked/new.md',
    // Names that the content cannot have.
    'content/evil.sh',
    'content/blog/evil.sh',
    'content/blog/Evil.md',
    'content/blog/deeper/post.md',
    'content/blog/evil.yaml',
    'content/media/evil.html',
    'content/media/evil.svg',
    'content/media/.evil.png',
    'content/media/a%20b.png',
    'content/settings/evil.ts',
    'content/settings/evil.yaml',
    'content/__proto__/evil.md',
    `content/blog/${'a'.repeat(300)}.md`,
    `content/media/${'a'.repeat(300)}.png`,
  ]) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, body } = await ask(`/admin/files/${place}`, {
        ...{ method, headers: ALLOWED },
        ...(method === 'PUT' && { body: 'x' }),
      })
      expect(status, `${method} ${place}`).toBe(403)
      expect(body).not.toContain(project)
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

test.each([
  ['content/legal/terms.md', 8],
  ['content/media/large.png', 32],
])('%s is at most %i MB large', async (name, megabytes) => {
  const body = Buffer.alloc(megabytes * 1024 * 1024 + 1)
  const headers = { ...ALLOWED, ...(name === 'content/legal/terms.md' && { 'X-Base': revision(TEXT) }) }
  const answer = await ask(`/admin/files/${name}`, { method: 'PUT', headers, body })
  expect(answer).toMatchObject({ status: 413, body: `The file is larger than ${megabytes} MB.` })
  expect(await terms()).toBe(TEXT)
})

test('other methods are not allowed', async () => {
  const answer = await ask(FILE, { method: 'POST', headers: ALLOWED })
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, PUT, DELETE' } })
})

test('a picture is written, in a folder too', async () => {
  const name = '/admin/files/content/media/blog/new.png'
  expect((await ask(name, { method: 'PUT', headers: ALLOWED, body: 'picture' })).status).toBe(200)
  const headers = { ...ALLOWED, 'X-Base': revision('picture') }
  expect((await ask(name, { method: 'DELETE', headers })).status).toBe(200)
})

test('a change that is based on another revision is refused before its text is received', async () => {
  const headers = { ...ALLOWED, 'X-Base': revision('older'), 'Content-Length': 1000 }
  const sent = request({ host: '127.0.0.1', port, path: FILE, method: 'PUT', headers })
  sent.flushHeaders()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(409)
  sent.destroy()
})

test('one text is received at a time', async () => {
  const put = (name: string) =>
    request({ host: '127.0.0.1', port, path: `/admin/files/content/blog/${name}.md`, method: 'PUT', headers: ALLOWED })
  const first = put('first')
  const second = put('second')
  const ended: string[] = []
  const answers = [first, second].map(async (sent, index) => {
    await once(sent, 'response')
    ended.push(index === 0 ? 'first' : 'second')
  })
  first.write('Begun')
  await ask(FILE, { headers: ALLOWED })
  second.end('Whole')
  await ask(FILE, { headers: ALLOWED })
  expect(ended).toEqual([])
  first.end(', and ended')
  await Promise.all(answers)
  expect(ended).toEqual(['first', 'second'])
  expect(await readFile(inProject('content/blog/first.md'), 'utf8')).toBe('Begun, and ended')
  await rm(inProject('content/blog'), { recursive: true })
})

test('a folder with the name of a file is not a file, and the answer names no place', async () => {
  await mkdir(inProject('content/blog/folder.md'), { recursive: true })
  const answer = await ask('/admin/files/content/blog/folder.md', { headers: ALLOWED })
  expect(answer).toMatchObject({ status: 404, body: 'There is a folder of this name, and no file.' })
  expect((await ask('/admin/files/content/%ff', { headers: ALLOWED })).status).toBe(400)
  await rm(inProject('content/blog'), { recursive: true })
})

test('the page with the secret opens on this computer only, and in no frame', async () => {
  const { headers } = await ask('/admin/')
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
  const elsewhere = await ask('/admin/', { headers: { Host: 'evil.example' } })
  expect(elsewhere.status).toBe(403)
  expect(secretIn(elsewhere.body)).toBe('')
})

test('the page beside the form opens in the forms of this computer only, and holds no secret', async () => {
  const { headers, body } = await ask('/admin/page')
  expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
  expect(secretIn(body)).toBe('')
  expect((await ask('/admin/page', { headers: { Host: 'evil.example' } })).status).toBe(403)
})

test.each([
  ['another folder', { file: 'docs/architecture.md' }],
  ['a picture', { file: 'content/media/a.webp' }],
  ['a picture with a path', { pictures: { '../a.webp': { width: 1, height: 1 } } }],
])('no page is made of %s', async (_, wrong) => {
  const draft = { file: 'content/legal/terms.md', text: TEXT, pictures: {}, names: [], ...wrong }
  const answer = await ask('/admin/draft', { method: 'POST', headers: ALLOWED, body: JSON.stringify(draft) })
  expect(answer.status).toBe(400)
})

const scriptIn = (html: string) => /<script type="module" src="([^"]+)">/.exec(html)?.[1] ?? ''

test('the page of the forms comes without the development client, and its address keeps a query', async () => {
  expect(await ask('/admin?from=mail')).toMatchObject({ status: 308, headers: { location: '/admin/?from=mail' } })
  const { status, headers, body } = await ask('/admin/')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(scriptIn(body)).toMatch(/^\/admin\/assets\//)
  expect(body).not.toContain('src="/@vite/client"')
})

test('the page brings the newest program, and an open page keeps its own', async () => {
  const before = scriptIn((await ask('/admin/')).body)
  const after = scriptIn((await ask('/admin/')).body)
  expect(after).not.toBe(before)
  for (const script of [before, after]) {
    const { status, headers } = await ask(script)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'max-age=31536000, immutable',
    })
  }
})

test.each(['/admin/assets/none.js', '/admin/assets/../index.html', '/admin/assets/%2e%2e/index.html'])(
  '%s is not part of the program',
  async (address) => expect((await ask(address)).body).not.toContain('<script type="module" src="/admin/'),
)
