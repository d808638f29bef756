import { describe, expect, test } from 'vitest'
import { hostFiles, hostRules, redirectFile } from './host-files'

const files = (isPreview: boolean) =>
  hostFiles(
    hostRules({
      policy: "default-src 'none'",
      adminPolicy: "default-src 'none'",
      redirects: [{ from: '/old', to: '/new' }],
      isPreview,
    }),
  )

describe('host files', () => {
  test('keep search engines away from previews, and only from those', () => {
    for (const name of ['_headers', 'vercel.json', '.host-rules.json']) {
      expect(files(true)[name], name).toMatch(/X-Robots-Tag.{1,60}noindex/s)
      expect(files(false)[name], name).not.toContain('X-Robots-Tag')
    }
  })

  test('write a permanent redirect for each old address', () => {
    expect(files(false)._redirects).toBe('/old /new 301\n')
  })
})

describe('the page at an old address', () => {
  test.each([
    ['/old', 'old.html'],
    ['/2019/03/old.html', '2019/03/old.html'],
    ['/Old.HTML', 'Old.html'],
    ['/press/kit.pdf', 'press/kit.pdf.html'],
  ])('%s lies at %s', (from, file) => {
    expect(redirectFile(from)).toBe(file)
  })
})
