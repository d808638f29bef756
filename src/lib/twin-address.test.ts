import { expect, test } from 'vitest'
import { twinAddress } from './twin-address'

test.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/blog', '/blog.md'],
  ['/blog/a-post', '/blog/a-post.md'],
  ['/blog/tag/creators', '/blog/tag/creators.md'],
  ['/blog/page/2', undefined],
  ['/blog/tag/creators/page/12', undefined],
])('the twin of %s is %s', (path, twin) => {
  expect(twinAddress(path)).toBe(twin)
})
