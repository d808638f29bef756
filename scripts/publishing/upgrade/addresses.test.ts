import { expect, test } from 'vitest'
import { compareAddresses } from './addresses'

test('an address is lost when it has no page and leads to none', () => {
  const before = { pages: ['/', '/old', '/moved', '/embed/old'], redirects: ['/older', '/oldest'] }
  const after = { pages: ['/', '/new', '/oldest'], redirects: ['/moved'] }
  expect(compareAddresses(before, after)).toEqual({
    before: 4,
    after: 3,
    added: ['/new', '/oldest'],
    gone: ['/old', '/moved', '/embed/old'],
    lost: ['/old', '/older'],
  })
})
