import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, listen } from '../../../tests/ask'
import { writeBeside } from '../hosts/hosts'
import { sampleRules } from '../hosts/testing'
import { createSiteServer } from './server'

const FILES = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'services.html': '<h1>Services</h1>',
  'services.html.gz': 'made by the build',
  '404.html': '<h1>Not found</h1>',
  'case-study/404.html': '<h1>No case study</h1>',
  'admin/index.html': '<h1>Forms</h1>',
  'assets/main-0a1b.js': 'run()',
  'favicon.svg': '<svg/>',
  'feed.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  '.hidden': 'secret',
  _headers: 'for hosts',
}

let temporary: string
let folder: string
let ask: Ask
let close: () => Promise<void>

beforeAll(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'site-'))
  folder = path.join(temporary, 'dist')
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  await writeBeside(folder, sampleRules())
  ;({ ask, close } = await listen(await createSiteServer(folder)))
})

afterAll(async () => {
  await close()
  await rm(temporary, { recursive: true })
})

test.each([
  ['/', 200, 'Home'],
  ['/about', 200, 'About'],
  ['/about?from=mail', 200, 'About'],
  ['/about.html', 200, 'About'],
  ['/admin/', 200, 'Forms'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/nowhere', 404, 'Not found'],
  ['/nowhere/', 404, 'Not found'],
  ['/case-study/nobody', 404, 'No case study'],
  ['/case-study/nobody/at/all', 404, 'No case study'],
  ['/.hidden', 404, 'Not found'],
  ['/_headers', 404, 'Not found'],
  ['/../about.html', 404, 'Not found'],
  ['/%2e%2e/about.html', 404, 'Not found'],
  ['/%', 404, 'Not found'],
  ['/%5Cabout/', 404, 'Not found'],
  ['/.//about', 404, 'Not found'],
  ['/%2e%2Fabout/', 404, 'Not found'],
  ['/ABOUT', 404, 'Not found'],
  ['/ADMIN/', 404, 'Not found'],
  ['/404', 404, 'Not found'],
  ['/404.html', 404, 'Not found'],
  ['/404/', 404, 'Not found'],
  ['/case-study/404', 404, 'No case study'],
])('%s is answered with status %i and the page "%s"', async (address, status, text) => {
  const answer = await ask(address)
  expect(answer.status).toBe(status)
  expect(answer.body).toContain(text)
})

test.each([
  ['/old', 301, '/about'],
  ['/old/', 301, '/about'],
  ['/old?q=1', 301, '/about?q=1'],
  ['//about/', 308, '/about'],
  ['/about/?q=1', 308, '/about?q=1'],
  ['/admin?q=1', 308, '/admin/?q=1'],
  ['/%2Fabout/', 308, '/about'],
  ['//%2f/%2Fabout/', 308, '/about'],
  ['/about%2F', 308, '/about'],
  ['//admin', 308, '/admin/'],
  ['/%6fld/', 301, '/about'],
])('%s leads with status %i to %s', async (address, status, location) => {
  expect(await ask(address)).toMatchObject({ status, headers: { location } })
})

test.each([
  ['/about', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/main-0a1b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
  ['/feed.json', 'application/feed+json; charset=utf-8', 'no-cache'],
])('%s is sent as %s and cached with "%s"', async (address, type, caching) => {
  expect((await ask(address)).headers).toMatchObject({ 'content-type': type, 'cache-control': caching })
})

test('pages and forms have policies of their own, also where nothing is found', async () => {
  for (const address of ['/about', '/nowhere', '/old'])
    expect((await ask(address)).headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  for (const address of ['/admin', '/admin/', '/admin/nowhere', '/%61dmin/', '//admin/'])
    expect((await ask(address)).headers['content-security-policy']).toBe("script-src 'self'; frame-ancestors 'self'")
})

test('a file that the browser has is not sent again', async () => {
  const { headers } = await ask('/about')
  const again = await ask('/about', { headers: { 'If-None-Match': headers.etag } })
  expect(again).toMatchObject({ status: 304, body: '' })
  const other = await ask('/about', { headers: { 'If-None-Match': headers.etag, 'Accept-Encoding': 'br' } })
  expect(other.status).toBe(200)
})

test('a part of a file is sent on request, unless the file has changed', async () => {
  const { headers, body } = await ask('/about')
  const part = await ask('/about', { headers: { Range: 'bytes=4-8' } })
  expect(part).toMatchObject({
    status: 206,
    body: body.slice(4, 9),
    headers: { 'content-range': `bytes 4-8/${body.length}` },
  })
  const same = await ask('/about', { headers: { Range: 'bytes=4-8', 'If-Range': headers.etag } })
  expect(same.status).toBe(206)
  const changed = await ask('/about', { headers: { Range: 'bytes=4-8', 'If-Range': '"older"' } })
  expect(changed).toMatchObject({ status: 200, body })
  const outside = await ask('/about', { headers: { Range: 'bytes=99-' } })
  expect(outside).toMatchObject({ status: 416, headers: { 'content-range': `bytes */${body.length}` } })
})

test('a compressed file of the build is sent instead of compressing', async () => {
  const { body } = await ask('/services', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(body).toBe('made by the build')
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a browser that accepts %s gets %s', async (accepted, encoding) => {
  const { headers } = await ask('/about', { headers: { 'Accept-Encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('Accept-Encoding')
})

test('HEAD has the headers of GET and no body', async () => {
  const { headers } = await ask('/about')
  const head = await ask('/about', { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': headers['content-length'] } })
})

test('only GET and HEAD are allowed', async () => {
  expect(await ask('/', { method: 'POST', body: 'x' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test('a folder without a built site is an error', async () => {
  await expect(createSiteServer(path.join(folder, 'assets'))).rejects.toThrow('rules.json')
})
