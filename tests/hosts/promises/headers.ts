/** Promises about what an answer says about itself. */

import { type HostRules, headersFor } from '../../../scripts/build-site/hosts/rules'
import type { Answer } from '../../ask'
import * as site from '../site'
import { brokenAt, type HostPromise } from './promise'

/** The headers that are missing or different. */
const wrong = ({ headers }: Answer, expected: HostRules['headers']): string | false => {
  const names = Object.entries(expected)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => name)
  return names.length > 0 && `without ${names.join(', ')}`
}
const wrongAt = (answer: Answer, path: string): string | false => wrong(answer, headersFor(site.rules, path))

const hasAll = (name: string, addresses: readonly string[]): HostPromise => ({
  name: `every security header is on ${name}`,
  broken: (ask) => brokenAt(ask, addresses, wrongAt),
})

const isCachedAs = (name: string, addresses: readonly string[], expected: RegExp): HostPromise => ({
  name,
  broken: (ask) =>
    brokenAt(ask, addresses, ({ headers }) => {
      const found = headers['cache-control'] ?? ''
      return !expected.test(found) && `"${found}"`
    }),
})

export const headerPromises: HostPromise[] = [
  hasAll('pages', site.pages),
  hasAll('the forms, with a policy of their own', ['/admin/']),
  hasAll('scripts, styles, fonts, pictures and data', [...site.immutable, ...site.data, ...site.icons, ...site.texts]),
  hasAll('404 pages', [...site.missing, ...site.missingCaseStudies]),
  hasAll(
    'redirects',
    site.oldAddresses.map(({ from }) => from),
  ),
  {
    name: 'every security header is on the answer for a missing script',
    // Hosts differ in whether they say that other sites may load it, which matters only for a file that is there.
    broken: (ask) =>
      brokenAt(ask, ['/assets/nope.js'], (answer) => {
        const { 'Cross-Origin-Resource-Policy': _, ...others } = site.rules.headers
        return wrong(answer, others)
      }),
  },
  {
    name: 'every site may show the pages for frames, and no other site another page',
    broken: (ask) =>
      brokenAt(ask, [...site.pages, '/admin/', ...site.texts], ({ headers }, address) => {
        const found = /; frame-ancestors (.*)$/.exec(String(headers['content-security-policy']))?.[1]
        const expected = address.startsWith('/embed/') ? '*' : address === '/admin/' ? "'self'" : "'none'"
        return found !== expected && `${found}`
      }),
  },
  {
    name: 'a sandboxed frame, which has an origin of its own, may load scripts, styles and typefaces',
    broken: (ask) =>
      brokenAt(
        ask,
        site.immutable.filter((file) => file.startsWith('/assets/')),
        (answer) =>
          wrong(answer, { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ),
  },
  isCachedAs(
    'files with a hash in their names are kept for ever',
    site.immutable,
    /^public, max-age=31536000, immutable$/,
  ),
  isCachedAs(
    'pages and data are asked for again',
    [...site.pages, '/admin/', ...site.data, ...site.texts],
    /no-cache|max-age=0\b/,
  ),
  isCachedAs('icons are kept for a day', site.icons, /^public, max-age=86400$/),
  isCachedAs('a missing file is not kept', site.missingImmutable, /^(?!.*(?:immutable|max-age=[1-9]))/),
  {
    name: 'every file has its type',
    broken: (ask) => {
      const types: Record<string, RegExp> = {
        '/': /^text\/html; charset=utf-8$/i,
        '/site.webmanifest': /^application\/manifest\+json\b/,
        '/sitemap.xml': /^(?:application|text)\/xml\b/,
        '/robots.txt': /^text\/plain\b/,
        '/.well-known/security.txt': /^text\/plain\b/,
        '/favicon.svg': /^image\/svg\+xml\b/,
        '/feed.xml': /^application\/(?:atom\+)?xml\b/,
        '/feed.json': /^application\/(?:feed\+)?json\b/,
        '/speculation-rules.json': /^application\/speculationrules\+json\b/,
        ...Object.fromEntries(
          site.immutable.map((file) => [
            file,
            file.endsWith('.js')
              ? /^(?:text|application)\/javascript\b/
              : /^(?:text\/css|font\/woff2|image\/(?:avif|webp))/,
          ]),
        ),
      }
      const there = Object.keys(types).filter((path) => path === '/' || site.files.includes(path))
      return brokenAt(ask, there, ({ headers }, address) => {
        const found = headers['content-type'] ?? ''
        return !types[address]?.test(found) && `"${found}"`
      })
    },
  },
]
