import { afterEach, expect, test, vi } from 'vitest'
import { takeOwnAddress } from './own-address'

afterEach(() => vi.unstubAllGlobals())

/** The address of a page of this path after it was opened at `opened`; nothing where it stays as it is. */
function addressAfter(opened: string, path: string, origin = 'https://press.example'): string | undefined {
  let changed: string | undefined
  vi.stubGlobal('location', new URL(opened, 'https://press.example'))
  vi.stubGlobal('origin', origin)
  const replaceState = (state: unknown, _: string, address: string) => {
    expect(state).toEqual({ kept: true })
    changed = address
  }
  vi.stubGlobal('history', { state: { kept: true }, replaceState })
  takeOwnAddress(path)
  return changed
}

test.each([
  ['/about.html', '/about', '/about'],
  ['/about/', '/about', '/about'],
  ['/about/index.html', '/about', '/about'],
  ['/index.html', '/', '/'],
  ['/blog//a-post', '/blog/a-post', '/blog/a-post'],
  ['https://press.example//about', '/about', '/about'],
  ['/%61bout', '/about', '/about'],
  ['/About', '/about', '/about'],
  ['/services.html?from=mail#process', '/services', '/services?from=mail#process'],
  ['/search.html?q=a%20b', '/search', '/search?q=a%20b'],
  ['/web/2024/https://press.example/about', '/about', '/about'],
])('%s of the page %s becomes %s', (opened, path, address) => {
  expect(addressAfter(opened, path)).toBe(address)
})

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about?from=mail#team', '/about'],
])('%s stays', (opened, path) => {
  expect(addressAfter(opened, path)).toBeUndefined()
})

test('a frame without an origin keeps its address, which it may not change', () => {
  expect(addressAfter('/embed/roi.html', '/embed/roi', 'null')).toBeUndefined()
})
