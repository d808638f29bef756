import { expect, test } from 'vitest'
import { headersFile, redirectsFile } from './headers-and-redirects'
import { sampleRules } from './testing'

/** The lines below a path. */
const rulesOf = (path: string): string[] =>
  headersFile(sampleRules())
    .split(/\n(?=\/)/)
    .find((block) => block.startsWith(`${path}\n`))
    ?.trimEnd()
    .split('\n')
    .slice(1) ?? []

test('every path has every header', () => {
  expect(rulesOf('/*')).toHaveLength(9)
})

test.each(['/admin', '/admin/*'])('%s takes back what is different there, and says it anew', (path) => {
  for (const name of ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Embedder-Policy']) {
    const detached = rulesOf(path).indexOf(`  ! ${name}`)
    expect(detached, name).toBeGreaterThanOrEqual(0)
    expect(rulesOf(path).findIndex((line) => line.startsWith(`  ${name}: `))).toBeGreaterThan(detached)
  }
})

test('files with a hash in their names are kept forever, and icons for a day', () => {
  expect(rulesOf('/admin/assets/*')).toEqual(['  Cache-Control: public, max-age=31536000, immutable'])
  expect(rulesOf('/favicon.svg')).toEqual(['  Cache-Control: public, max-age=86400'])
})

test('scripts, styles and typefaces may be loaded by a frame that has an origin of its own', () => {
  expect(rulesOf('/assets/*')).toEqual([
    '  ! Access-Control-Allow-Origin',
    '  ! Cross-Origin-Resource-Policy',
    '  Access-Control-Allow-Origin: *',
    '  Cross-Origin-Resource-Policy: cross-origin',
    '  Cache-Control: public, max-age=31536000, immutable',
  ])
})

test('a path has one block, because Cloudflare reads only the last one', () => {
  const paths = headersFile(sampleRules()).match(/^\/.*$/gm) ?? []
  expect(paths).toEqual([...new Set(paths)])
  expect(rulesOf('/media/*')).toEqual([
    '  ! Cross-Origin-Resource-Policy',
    '  Cross-Origin-Resource-Policy: cross-origin',
    '  Cache-Control: public, max-age=31536000, immutable',
  ])
})

test('files whose endings do not tell their type have it from us', () => {
  expect(rulesOf('/speculation-rules.json')).toEqual([
    '  Content-Type: application/speculationrules+json; charset=utf-8',
  ])
})

test('an old address leads on in one hop, with and without a slash', () => {
  expect(redirectsFile(sampleRules())).toMatch(/^\/old \/about 301\n\/old\/ \/about 301\n/)
})

test('a 404 page is not a page, in the words of both hosts', () => {
  const lines = redirectsFile(sampleRules()).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['/404 /404.html 404!', '/404.html /404/none 200']))
  expect(lines).toContain('/case-study/* /case-study/404.html 404')
})
