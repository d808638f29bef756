import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { sha256 } from '../../lib/fingerprint'
import { contentTypeOf, isText, typeOf } from '../hosts/content-type'
import { readRules } from '../hosts/hosts'
import { cacheControl, headersFor } from '../hosts/rules'
import { acceptedEncoding, compress } from './compression'
import { byteRange, hasFile } from './conditions'
import { findFile, readPath } from './static-files'

/** Serves a built site as a host would: compressed, with its headers, redirects and 404 pages. */
export async function createSiteServer(root: string): Promise<Server> {
  await readRules(root)
  return createServer((request, response) => {
    answer(root, request, response).catch((error: unknown) => {
      process.stderr.write(`${request.url}: ${error instanceof Error ? error.message : error}\n`)
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
      response.end('The server failed.\n')
    })
  })
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  // Read for each answer: a build may replace the site while it is served.
  const rules = await readRules(root)
  const [asked = '', ...query] = (request.url ?? '/').split('?')
  const search = ['', ...query].join('?')
  const pathname = readPath(asked)
  for (const [name, value] of Object.entries(headersFor(rules, pathname ?? '/'))) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const found = await findFile(pathname, { ...rules, isFile: (name) => isFile(path.join(root, name)) })
  if (found.kind === 'redirect') {
    response.writeHead(found.status, { Location: found.to + search }).end()
    return
  }
  if (found.kind === 'none') {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found.\n')
    return
  }
  await sendFile(root, found.file, found.status, request, response)
}

async function sendFile(
  root: string,
  name: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const bytes = await readFile(path.join(root, name))
  const type = contentTypeOf(name)
  const encoding = isText(typeOf(name)) ? acceptedEncoding(String(request.headers['accept-encoding'] ?? '')) : undefined
  const version = sha256(bytes, 'base64url').slice(0, 16)
  const tag = `"${version}${encoding ? `-${encoding}` : ''}"`
  response.setHeader('Content-Type', type)
  response.setHeader('Cache-Control', cacheControl(`/${name}`))
  response.setHeader('ETag', tag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (status === 200 && hasFile(request.headers['if-none-match'] ?? '', tag)) {
    response.writeHead(304).end()
    return
  }
  const body = encoding ? await compress(path.join(root, name), bytes, encoding, version) : bytes
  if (encoding) response.setHeader('Content-Encoding', encoding)
  if (status === 200) sendPart(body, tag, request, response)
  else send(status, body, request, response)
}

/** Sends the part that is asked for, as long as it is a part of the file that the browser knows; else the whole. */
function sendPart(body: Buffer, tag: string, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Accept-Ranges', 'bytes')
  const isSameFile = (request.headers['if-range'] ?? tag) === tag
  const range = isSameFile && request.method === 'GET' ? byteRange(request.headers.range ?? '', body.length) : 'none'
  if (range === 'none') {
    send(200, body, request, response)
  } else if (range === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end()
  } else {
    const { first, last } = range
    response.setHeader('Content-Range', `bytes ${first}-${last}/${body.length}`)
    send(206, body.subarray(first, last + 1), request, response)
  }
}

function send(status: number, body: Buffer, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(status, { 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false
}
