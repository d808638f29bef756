import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFile, type HostedSite, readPath } from './static-files'

/** What careless redirects were made of: slashes of all kinds, dots, other hosts, line breaks, and pages. */
const PIECES = [
  ...['/', '//', '%2F', '%2f', '%252F', '\\', '%5C', '%5c', '%EF%BC%8F', '.', '..', '%2e', '%2E%2E', ';', ':', '@'],
  ...[
    '%09',
    '%0d%0a',
    '%0a',
    '%00',
    '%20',
    '%',
    '%ff',
    '?',
    '#',
    '%3F',
    '%23',
    'https:',
    'example.org',
    '%40example.org',
  ],
  ...['about', 'ABOUT', 'admin', 'index', '.html', '404', 'old'],
]

const SITES: Record<string, HostedSite> = {
  'has a page at every address': { redirects: [], isFile: (name) => !name.endsWith('index.html') },
  'has a folder at every address': { redirects: [], isFile: (name) => name.endsWith('index.html') },
  'moved a page': { redirects: [{ from: '/old', to: '/about' }], isFile: () => false },
}

test.each(Object.keys(SITES))('no path leads to another host where the site %s', async (name) => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((parts) => `/${parts.join('')}`)
  await fc.assert(
    fc.asyncProperty(fc.oneof(pieces, fc.webPath(), fc.string()), async (path) => {
      const found = await findFile(readPath(path), SITES[name] as HostedSite)
      if (found.kind !== 'redirect') return
      expect(found.to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(new URL(found.to, 'https://www.example.com').host).toBe('www.example.com')
    }),
    { numRuns: 2000 },
  )
})
