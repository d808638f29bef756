/** Whatever a text holds, a file of a host keeps its lines, and a policy its directives: the text is refused or is one value. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainPath, readOrigin } from '../../lib/web-address'
import { searchEngineFiles } from '../files/search-engines'
import { securityText } from '../files/security-txt'
import { headersFile, redirectsFile } from './headers-and-redirects'
import { nginxConf } from './nginx'
import type { HostRules } from './rules'
import { adminSecurityPolicy, contentSecurityPolicy } from './security-policy'
import { sampleRules } from './testing'
import { vercelConfig } from './vercel'

/** What means something to a policy, a header, a redirect or a server, between letters. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[' ', ';', ',', "'", '"', '\n', '\r', '\t', '\0', '{', '}', '$', '\\', '#', '!', '*', ':', '..'],
      ),
      fc.constantFrom(
        'sandbox',
        "script-src 'unsafe-inline'",
        'https://evil.example',
        '200',
        '301',
        'return 301',
        '/*',
        '*/',
      ),
      fc.constantFrom('a', 'example.com', '/', '@', '?', '%0a', '%3b', '\u2028', '\u00a0', 'ü', '\u{e0041}', '`'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

const WRITERS: Record<string, (rules: HostRules) => string> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  'nginx.conf': nginxConf,
  'config.json': (rules) => vercelConfig(rules, []),
}

/** What a writer makes, or nothing when it refuses. */
function unlessRefused(write: () => string): string | undefined {
  try {
    return write()
  } catch {
    return undefined
  }
}

const redirected = (from: string, to: string) => sampleRules({ redirects: [{ from, to }] })
/** A text without its names and paths; a path in a pattern has a backslash before its dots. */
const shape = (text: string) => text.replace(/[\w.~/\\-]+/g, 'x')

test.each(Object.entries(WRITERS))('%s: the two sides of a redirect are plain paths, or it is refused', (_, write) => {
  const plain = shape(write(redirected('/old', '/about')))
  fc.assert(
    fc.property(hostile, hostile, (from, to) => {
      const written = unlessRefused(() => write(redirected(`/old${from}`, `/about${to}`)))
      if (!isPlainPath(`/old${from}`) || !isPlainPath(`/about${to}`)) expect(written).toBeUndefined()
      else expect(shape(written ?? '')).toBe(plain)
    }),
  )
})

test.each(Object.entries(WRITERS))('%s: the address of the site is an origin, or it is refused', (_, write) => {
  const plain = shape(write(sampleRules({ origin: 'https://www.example.com' })))
  fc.assert(
    fc.property(hostile, (end) => {
      const origin = `https://www.example.com${end}`
      const written = unlessRefused(() => write(sampleRules({ origin })))
      if (readOrigin(origin) !== origin) expect(written).toBeUndefined()
      else expect(shape(written ?? '')).toBe(plain)
    }),
  )
})

test.each(Object.entries(WRITERS))('%s: a header is one line, and nginx reads no variable in it', (_, write) => {
  fc.assert(
    fc.property(hostile, (end) => {
      const value = `default-src 'none'${end}`
      const written = unlessRefused(() => write(sampleRules({ policy: value })))
      if (/[^ -~]|[$\\]/.test(value)) expect(written).toBeUndefined()
      else expect(written?.split('\n').length).toBe(write(sampleRules()).split('\n').length)
    }),
  )
})

const directives = (policy: string) => policy.split(';').map((directive) => directive.trim().split(' ')[0])

test('no address can add a directive or a source to the policy of a page', () => {
  const policyFor = (target: string) => contentSecurityPolicy({ bootScript: '', formTargets: [target] })
  const plain = policyFor('https://x.example.com')
  fc.assert(
    fc.property(hostile, (text) => {
      const target = `https://x${text}.example.com`
      const policy = unlessRefused(() => policyFor(target))
      if (policy === undefined) return
      expect(target).toMatch(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/)
      expect(directives(policy)).toEqual(directives(plain))
      expect(policy.split(' ')).toHaveLength(plain.split(' ').length)
    }),
  )
})

test.each([
  'https://x;sandbox;y.example.com',
  'https://a.example.com/s',
  '*',
  "'unsafe-inline'",
  'http://a.example.com',
  'data:',
])('the policy of a page and of the forms refuses %s', (source) => {
  expect(() => contentSecurityPolicy({ bootScript: '', formTargets: [source] })).toThrow('cannot be a source')
  expect(() => adminSecurityPolicy({ connect: [source], pictures: [] })).toThrow('cannot be a source')
  expect(() => adminSecurityPolicy({ connect: [], pictures: [source] })).toThrow('cannot be a source')
})

test('robots.txt and security.txt refuse an address that has more than an origin', () => {
  const site = { email: 'hello@example.com' } as Parameters<typeof securityText>[0]
  for (const origin of ['https://example.com\nDisallow: /', 'https://a b.example.com', 'https://x;y.example.com']) {
    expect(() => searchEngineFiles(origin, [], 'all', false)).toThrow('is not the address of a site')
    expect(() => securityText(site, origin, '2026-01-01')).toThrow('is not the address of a site')
  }
})
