import { expect, it, test } from 'vitest'
import { isNewer, isVersion } from './versions'

/** In the order of https://semver.org, section 11, with neighbors that an order of texts gets wrong. */
const ORDER = [
  ...['0.9.10', '1.0.0-0', '1.0.0-1', '1.0.0-9', '1.0.0-10', '1.0.0--', '1.0.0-A', '1.0.0-alpha', '1.0.0-alpha.1'],
  ...['1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0-rc.1.0', '1.0.0-rc.2'],
  ...['1.0.0', '1.0.1-rc.1', '1.0.1', '1.1.0-rc.9', '1.1.0-rc.10', '1.1.0', '1.9.0', '1.10.0-beta', '1.10.0', '2.0.0'],
  '2.0.9007199254740992',
  '2.0.9007199254740993',
]

test('each version is newer than all before it, and than no other', () => {
  for (const [index, one] of ORDER.entries()) {
    expect(isVersion(one)).toBe(true)
    expect(ORDER.filter((other) => isNewer(one, other))).toEqual(ORDER.slice(0, index))
  }
})

test('metadata of a build does not count', () => {
  expect(isNewer('1.0.0+2', '1.0.0+1')).toBe(false)
  expect(isNewer('1.0.0+1', '1.0.0-rc.1+2')).toBe(true)
})

it.each(['', '1', '1.1', 'v1.1.0', '1.1.0-', '1.1.0-a..b', '1.1.0 ', '1.1.0-ä', '../x'])(
  '%j is not a version',
  (text) => {
    expect(isVersion(text)).toBe(false)
  },
)
