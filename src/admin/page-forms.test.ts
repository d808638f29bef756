import { expect, test } from 'vitest'
import { formOfPage } from './page-forms'

test.each([
  ['/', '/admin/#/collections/pages/entries/home'],
  ['/blog', '/admin/#/collections/pages/entries/blog'],
  ['/blog/brief-an-agency', '/admin/#/collections/blog/entries/brief-an-agency'],
  ['/case-study/oneplus', '/admin/#/collections/case-studies/entries/oneplus'],
  ['/privacy-policy', '/admin/#/collections/legal/entries/privacy-policy'],
  ['/tools', '/admin/#/collections/pages/entries/tools'],
])('%s is edited at %s', (path, address) => {
  expect(formOfPage(path)).toBe(address)
})

test('a tool is not made from a file of the content', () => {
  expect(formOfPage('/tools/pitch-timer')).toBeUndefined()
})
