/** The files of the project are for the admin page of this server only. Each request differs from a good one in one thing. */
import { createHash } from 'node:crypto'
import { readFile, symlink, unlink } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import { expect } from '../journey'
import { type Project, test } from './editor'

const FILE = '/admin/files/content/legal/terms-of-service.md'
const GOOD = { 'X-Content-Editor': '1' }

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends a path as it is written: browsers and most clients would tidy it up first. */
function ask(
  project: Project,
  target: string,
  headers: Record<string, string>,
  method = 'GET',
  body?: Buffer | string,
) {
  const { hostname, port, host } = new URL(project.url)
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ hostname, port, method, path: target, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const revision = (text: string) => createHash('sha256').update(text).digest('hex')

test('the admin page may read and write', async ({ project }) => {
  const text = await project.read('legal/terms-of-service.md')
  const read = await ask(project, FILE, GOOD)
  expect(read).toMatchObject({ status: 200, body: text })
  expect(read.headers['x-revision']).toBe(revision(text))
  const written = await ask(project, FILE, { ...GOOD, 'X-Base': revision(text) }, 'PUT', `${text}\nMore.\n`)
  expect(written.status).toBe(200)
  expect(await project.read('legal/terms-of-service.md')).toBe(`${text}\nMore.\n`)
  const back = await ask(project, FILE, { ...GOOD, 'X-Base': revision(`${text}\nMore.\n`) }, 'PUT', text)
  expect(back.status).toBe(200)
})

test('nobody else may', async ({ project }) => {
  const before = await project.read('legal/terms-of-service.md')
  const base = { 'X-Base': revision(before) }
  const strangers: Record<string, Record<string, string>> = {
    'without the header': {},
    'from another site': { ...GOOD, 'Sec-Fetch-Site': 'cross-site' },
    'from another port of this computer': { ...GOOD, 'Sec-Fetch-Site': 'same-site' },
    'from an address typed into the browser': { ...GOOD, 'Sec-Fetch-Site': 'none' },
    'with the origin of another server': { ...GOOD, Origin: 'http://127.0.0.1:1' },
    'under a foreign name': { ...GOOD, Host: 'evil.example' },
    'under an address of the network': { ...GOOD, Host: '192.168.0.1' },
  }
  for (const [who, headers] of Object.entries(strangers)) {
    expect((await ask(project, FILE, headers)).status, who).toBe(403)
    expect((await ask(project, FILE, { ...base, ...headers }, 'PUT', 'Overwritten')).status, who).toBe(403)
    expect((await ask(project, FILE, { ...base, ...headers }, 'DELETE')).status, who).toBe(403)
  }
  expect((await ask(project, '/admin/changes', { Host: 'evil.example' })).status).toBe(403)
  expect((await ask(project, '/admin/changes', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(await project.read('legal/terms-of-service.md')).toBe(before)
})

test('no other site is told that it may ask', async ({ project }) => {
  const preflight = await ask(
    project,
    FILE,
    { Origin: 'http://localhost:1', 'Access-Control-Request-Method': 'PUT' },
    'OPTIONS',
  )
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('nothing outside of the content is read or written', async ({ project }) => {
  const own = await readFile('package.json', 'utf8')
  await symlink(path.resolve('package.json'), path.join(project.folder, 'legal/link.md'))
  await symlink(path.resolve('docs'), path.join(project.folder, 'linked'))
  const places = [
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
    'contents/legal/privacy-policy.md',
    'content/legal/link.md',
    'content/linked/architecture.md',
    'content/linked/new.md',
  ]
  try {
    for (const place of places) {
      expect((await ask(project, `/admin/files/${place}`, GOOD)).status, `reading ${place}`).toBe(403)
      expect((await ask(project, `/admin/files/${place}`, GOOD, 'PUT', 'x')).status, `writing ${place}`).toBe(403)
      expect((await ask(project, `/admin/files/${place}`, GOOD, 'DELETE')).status, `removing ${place}`).toBe(403)
    }
    expect(JSON.parse((await ask(project, '/admin/files/', GOOD)).body)).not.toContain('content/legal/link.md')
  } finally {
    await unlink(path.join(project.folder, 'legal/link.md'))
    await unlink(path.join(project.folder, 'linked'))
  }
  expect(await readFile('package.json', 'utf8')).toBe(own)
})

test('a change has to know what it changes, and has a limit', async ({ project }) => {
  const before = await project.read('legal/terms-of-service.md')
  for (const headers of [GOOD, { ...GOOD, 'X-Base': revision('older') }]) {
    expect((await ask(project, FILE, headers, 'PUT', 'Overwritten')).status).toBe(409)
    expect((await ask(project, FILE, headers, 'DELETE')).status).toBe(409)
  }
  const large = Buffer.alloc(32 * 1024 * 1024 + 1)
  expect((await ask(project, FILE, { ...GOOD, 'X-Base': revision(before) }, 'PUT', large)).status).toBe(413)
  expect((await ask(project, FILE, GOOD, 'POST')).status).toBe(405)
  expect(await project.read('legal/terms-of-service.md')).toBe(before)
  expect(
    (await ask(project, '/admin/files/content/legal/nothing.md', { ...GOOD, 'X-Base': revision('x') }, 'DELETE'))
      .status,
  ).toBe(409)
})
