import { expect, test } from 'vitest'
import { formOfPage } from './page-forms'

test.each([
  ['/', '/admin/#/collections/pages/entries/home'],
  ['/blog', '/admin/#/collections/pages/entries/blog'],
  ['/blog/write-a-summary', '/admin/#/collections/blog/entries/write-a-summary'],
  ['/case-study/northly', '/admin/#/collections/case-studies/entries/northly'],
  ['/privacy-policy', '/admin/#/collections/legal/entries/privacy-policy'],
  ['/tools', '/admin/#/collections/pages/entries/tools'],
])('%s is edited at %s', (path, address) => {
  expect(formOfPage(path)).toBe(address)
})

test('a tool is not made from a file of the content', () => {
  expect(formOfPage('/tools/pitch-timer')).toBeUndefined()
})
