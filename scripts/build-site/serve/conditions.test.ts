import { expect, test } from 'vitest'
import { byteRange, hasFile } from './conditions'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['W/"b",W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('a browser with %s has the file "a": %s', (header, expected) => {
  expect(hasFile(header, '"a"')).toBe(expected)
})

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-200', { first: 0, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-0', 'none'],
  ['bytes=0-1,5-6', 'none'],
  ['lines=0-1', 'none'],
  ['bytes=-', 'none'],
  ['', 'none'],
])('"%s" of 100 bytes asks for %j', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected)
})
