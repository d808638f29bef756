import { expect, test } from 'vitest'
import { hostFiles } from './hosts'
import { nginxConf } from './nginx'
import { type HostRules, headersFor } from './rules'
import { sampleRules } from './testing'
import { vercelConfig } from './vercel'

/** The settings of each host, by the name of its file. */
const allFiles = (rules: HostRules): Record<string, string> => ({
  ...hostFiles(rules),
  'config.json': vercelConfig(rules, []),
  'nginx.conf': nginxConf(rules),
})

test.each(['_headers', 'config.json', 'nginx.conf'])(
  '%s keeps search engines away from previews, and only from those',
  (name) => {
    expect(allFiles(sampleRules({ isPreview: true }))[name]).toMatch(/X-Robots-Tag.{1,60}noindex/s)
    expect(allFiles(sampleRules())[name]).not.toContain('X-Robots-Tag')
  },
)

test('browsers remember https for as many days as the site says', () => {
  for (const path of ['/', '/admin/']) {
    expect(headersFor(sampleRules(), path)['Strict-Transport-Security']).toBe('max-age=86400')
    expect(headersFor(sampleRules({ httpsOnlyDays: 730 }), path)['Strict-Transport-Security']).toBe('max-age=63072000')
  }
})

test('other sites may show pictures and pages for frames, with what these load, and nothing else of the site', () => {
  const policyAt = (path: string) => headersFor(sampleRules(), path)['Cross-Origin-Resource-Policy']
  for (const path of ['/media/logo.abc.480.webp', '/embed/pitch-timer', '/assets/entry.js'])
    expect(policyAt(path), path).toBe('cross-origin')
  for (const path of ['/', '/tools/pitch-timer', '/admin/', '/admin/assets/main.js', '/mediaeval', '/data/blog.json'])
    expect(policyAt(path), path).toBe('same-origin')
})

test('every site may show the pages for frames, and no other site another page', () => {
  const policyAt = (path: string) => headersFor(sampleRules(), path)['Content-Security-Policy']
  expect(policyAt('/embed/pitch-timer')).toBe("default-src 'none'; frame-ancestors *")
  for (const path of ['/', '/tools/pitch-timer', '/embedded', '/media/logo.abc.480.webp'])
    expect(policyAt(path), path).toMatch(/; frame-ancestors 'none'$/)
  expect(policyAt('/admin/')).toMatch(/; frame-ancestors 'self'$/)
})
