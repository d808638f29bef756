/** Promises about how bytes travel. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import * as site from '../site'
import { brokenAt, type HostPromise } from './promise'

/** In bytes. Below it, compressing saves nothing, and hosts leave it. */
const WORTH_COMPRESSING = 1000
const isWorthIt = (file: string) =>
  /\.(?:js|css)$/.test(file) && statSync(join(site.DIST, file)).size >= WORTH_COMPRESSING

const compressible = ['/', '/about', ...site.immutable.filter(isWorthIt), '/sitemap.xml']
const isOfServer = true

/** Some addresses of every kind. */
const ofEachKind = ['/', '/about', '/nope', '/favicon.svg', ...site.immutable.slice(0, 4)]

export const transferPromises: HostPromise[] = [
  {
    name: 'texts are compressed, pictures are not',
    isOfServer,
    broken: async (ask) => [
      ...(await brokenAt(ask, compressible, ({ headers }) => !headers['content-encoding'] && 'not compressed', {
        headers: { 'Accept-Encoding': 'gzip, deflate, br' },
      })),
      ...(await brokenAt(
        ask,
        site.immutable.filter((file) => /\.(?:avif|webp|woff2)$/.test(file)),
        ({ headers }) => headers['content-encoding'],
        { headers: { 'Accept-Encoding': 'gzip, deflate, br' } },
      )),
    ],
  },
  {
    name: 'an encoding that is refused is not used',
    isOfServer,
    broken: (ask) =>
      brokenAt(ask, compressible, ({ headers }) => headers['content-encoding'] === 'br' && 'br', {
        headers: { 'Accept-Encoding': 'br;q=0, gzip' },
      }),
  },
  {
    name: 'a file that the browser has is not sent again: by its tag, a weak one, a list',
    isOfServer,
    broken: async (ask) => {
      const lines: string[] = []
      for (const address of ofEachKind.filter((path) => path !== '/nope')) {
        const { etag = '' } = (await ask(address)).headers
        const strong = etag.replace(/^W\//, '')
        for (const tag of [etag, `W/${strong}`, `"other", ${etag}`])
          lines.push(
            ...(await brokenAt(ask, [address], ({ status }) => status !== 304 && `${status} for ${tag}`, {
              headers: { 'If-None-Match': tag },
            })),
          )
      }
      return lines
    },
  },
  {
    name: 'a part of a file can be asked for',
    isOfServer,
    broken: (ask) =>
      brokenAt(ask, site.immutable, ({ status, body }) => !(status === 206 && body.length <= 4) && `${status}`, {
        headers: { Range: 'bytes=0-3' },
      }),
  },
  {
    name: 'HEAD has the headers of GET and no body',
    isOfServer,
    broken: async (ask) => {
      const lines: string[] = []
      for (const address of ofEachKind) {
        const get = await ask(address)
        const head = await ask(address, { method: 'HEAD' })
        if (
          head.body !== '' ||
          head.status !== get.status ||
          head.headers['content-type'] !== get.headers['content-type']
        )
          lines.push(`${address}: ${head.status}`)
      }
      return lines
    },
  },
  {
    name: 'nothing can be written',
    isOfServer,
    broken: async (ask) => {
      const lines: string[] = []
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
        lines.push(
          ...(await brokenAt(
            ask,
            ['/', '/about', '/nope'],
            ({ status }) => (status < 400 || status > 405) && `${method} ${status}`,
            {
              method,
              headers: { 'Content-Length': 0 },
            },
          )),
        )
      return lines
    },
  },
]
