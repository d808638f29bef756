import { describe, expect, test } from 'vitest'
import { headersFor, hostRules } from '../../scripts/build-site/hosts/rules'
import { adminSecurityPolicy } from '../../scripts/build-site/hosts/security-policy'
import { observatoryScore } from './observatory'
import { ADMIN, embeds, origin, pages, read } from './site'

const policyIn = (file: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(file))?.[1]?.replaceAll('&#39;', "'") ?? ''

/** The headers of a site that is live, with the value for https that docs/hosting.md asks for then. */
const headersOf = (path: string, httpsOnlyDays = 730) =>
  headersFor(
    hostRules({
      origin,
      policy: policyIn('index.html'),
      adminPolicy: adminSecurityPolicy({ connect: ['https://api.github.com'], pictures: [] }),
      redirects: [],
      httpsOnlyDays,
      isPreview: false,
    }),
    path,
  )

describe('the score of the HTTP Observatory', () => {
  test.each(pages)('is at least 130 for %s, or 120 where others may load the page', (file) => {
    const { score, results } = observatoryScore(headersOf(`/${file.replace(/\.html$/, '')}`), read(file))
    expect(score, results.join()).toBeGreaterThanOrEqual(embeds.includes(file) ? 120 : 130)
  })

  test('is at least 120 for the forms, whose styles are inline', () => {
    const { score, results } = observatoryScore(headersOf('/admin/'), read(ADMIN))
    expect(score, results.join()).toBeGreaterThanOrEqual(120)
  })

  test('is 120 as long as browsers remember https for a day only, as before the launch', () => {
    expect(observatoryScore(headersOf('/', 1), read('index.html')).score).toBe(120)
  })

  test('is 55 on a host that sends no headers, as docs/hosting.md says of GitHub Pages', () => {
    const { score, results } = observatoryScore({}, read('index.html'))
    expect(score).toBe(55)
    expect(results).toContain('csp-implemented-with-no-unsafe-default-src-none')
  })

  test.each([
    ['Content-Security-Policy', undefined],
    ['Content-Security-Policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'"],
    ['Content-Security-Policy', "default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
    ['Referrer-Policy', 'unsafe-url'],
    ['Strict-Transport-Security', undefined],
    ['X-Content-Type-Options', undefined],
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ['Set-Cookie', 'session=1'],
    ['Access-Control-Allow-Origin', '*'],
  ])('is lower when %s is %s', (name, value) => {
    const headers: Record<string, string> = { ...headersOf('/') }
    delete headers[name]
    if (value !== undefined) headers[name] = value
    expect(observatoryScore(headers, '<p>').score).toBeLessThan(130)
  })
})
