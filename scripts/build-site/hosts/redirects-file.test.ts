import { expect, test } from 'vitest'
import { redirectsFile } from './redirects-file'
import { sampleRules } from './testing'

test('an old address leads on in one hop, with and without a slash', () => {
  expect(redirectsFile(sampleRules())).toMatch(/^\/old \/about 301\n\/old\/ \/about 301\n/)
})

test('a 404 page is not a page, in the words of both hosts', () => {
  const lines = redirectsFile(sampleRules()).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['/404 /404.html 404!', '/404.html /404/none 200']))
  expect(lines).toContain('/case-study/* /case-study/404.html 404')
})
