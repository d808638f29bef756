import { expect, test } from 'vitest'
import { acceptedEncoding } from './compression'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br; q=1.0, gzip; q=0.9', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['br;q=none', undefined],
  ['', undefined],
])('"%s" allows %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
