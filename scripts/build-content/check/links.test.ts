/** Addresses of other sites: what a browser can open is right, however little or closely it was looked at. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from '../../lib/web-address'
import type { SiteMap } from '../site/map'
import { linkMessage } from './links'

const nowhere: SiteMap = {
  url: undefined,
  pages: new Map(),
  redirects: new Map(),
  categories: [],
  parts: { present: [], leftOut: [] },
  unknownBelow: [],
  lost: () => new Set<string>(),
}
const codeOf = (href: string) => linkMessage(href, undefined, nowhere)?.code

test('any address that a browser can open', () => {
  const addresses = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true })
  fc.assert(
    fc.property(addresses, (address) => {
      expect(codeOf(address)).toBeUndefined()
    }),
  )
})

test.each(['https://127.0.0.1/', 'https://localhost/', 'https://exa mple.com', 'https://', 'HTTPS://example.com'])(
  '%s is none',
  (address) => expect(codeOf(address)).toBe('broken-address'),
)

test.each([
  'https://www.example.com',
  'https://a.example.com/b?c=d&e=%20#f',
  'https://example.com:8080/',
  'https://ü.de',
  'https://xn--tda.de',
  // Punycode for nothing: Node refuses it or not, by its version.
  'https://www.xn--a.com',
  'https://www.xn--a.com:8080/',
])('%s is one', (address) => expect(codeOf(address)).toBeUndefined())

test('an address with letters of another language is one after any number of links', () => {
  for (let links = 0; links < 100_000; links++) readAddress('https://example.com/page')
  expect(readAddress('https://ü.de')?.hostname).toBe('xn--tda.de')
})
