/** The development server leads to where `npm run serve` and the hosts lead. */
import { expect, test } from 'vitest'
import { placeOf } from './place-of'

const ADDRESSES = {
  redirects: [{ from: '/old', to: '/about' }],
  pages: [{ path: '/' }, { path: '/about' }, { path: '/blog' }, { path: '/blog/post' }],
}

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['//about', '/about'],
  ['/about.html', '/about'],
  ['/index', '/'],
  ['/%61bout', '/about'],
])('%s shows the page %s', async (asked, path) => {
  expect(await placeOf(asked, ADDRESSES)).toEqual({ path })
})

test.each([
  ['/about/', 308, '/about'],
  ['/blog/post/', 308, '/blog/post'],
  ['//about/', 308, '/about'],
  ['/%2Fabout/', 308, '/about'],
  ['/old', 301, '/about'],
  ['/old/', 301, '/about'],
])('%s leads with status %i to %s', async (asked, status, to) => {
  expect(await placeOf(asked, ADDRESSES)).toMatchObject({ status, to })
})

test.each([
  ['/embed/', '/embed'],
  ['/ADMIN/', '/ADMIN'],
  ['/About', '/About'],
  ['/blog/nope/', '/blog/nope'],
  ['/a%3Fb', '/a%3Fb'],
  ['/%5Cabout/', '/404'],
  ['/.//about', '/404'],
  ['/about/.', '/404'],
  ['/404', '/404'],
])('%s has no page, and the page for %s says so', async (asked, path) => {
  expect(await placeOf(asked, ADDRESSES)).toEqual({ path })
})
