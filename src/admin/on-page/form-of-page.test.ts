import { expect, test } from 'vitest'
import { formOfPage } from './form-of-page'

test.each([
  ['/', '/admin/#/collections/pages/entries/home'],
  ['/blog', '/admin/#/collections/pages/entries/blog'],
  ['/blog/write-a-summary', '/admin/#/collections/blog/entries/write-a-summary'],
  ['/case-study/northly', '/admin/#/collections/case-studies/entries/northly'],
  ['/privacy-policy', '/admin/#/collections/legal/entries/privacy-policy'],
  ['/tools', '/admin/#/collections/pages/entries/tools'],
  ['/tools/pitch-timer', '/admin/#/collections/tools/entries/pitch-timer'],
])('%s is edited at %s', (path, address) => {
  expect(formOfPage(path)).toBe(address)
})

test('the search of a list has no form', () => {
  expect(formOfPage('/blog/page/2')).toBeUndefined()
})
