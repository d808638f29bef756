import { expect, test } from 'vitest'
import { counted, formatMoney, formatNumber, formatPercent } from './format-number'

test.each([
  [0, '0'],
  [0.0003, '0.0003'],
  [0.9, '0.9'],
  [3.375, '3.38'],
  [1687.5, '1,687.5'],
  [150_000, '150,000'],
])('%d reads %s', (value, text) => expect(formatNumber(value)).toBe(text))

test.each([
  [0, '$0'],
  [0.015, '$0.015'],
  [0.3333333, '$0.33'],
  [45, '$45'],
  [168.75, '$168.75'],
  [97.5, '$97.50'],
  [5555.5555, '$5,555.56'],
  [-25, '−$25'],
])('%d dollars read %s', (value, text) => expect(formatMoney(value)).toBe(text))

test.each([
  [-99.985, '−99.99%'],
  [-93.25, '−93.25%'],
  [2.5, '2.5%'],
  [0.48, '0.48%'],
  [2900, '2,900%'],
])('%d percent read %s', (value, text) => expect(formatPercent(value)).toBe(text))

test.each([
  [5.9999, '5.9999%'],
  [6, '6%'],
  [6.0001, '6.0001%'],
  [5.99, '5.99%'],
  [3.333_333, '3.33%'],
  [0, '0%'],
  [0.000_12, '0.0001%'],
  [1234.5, '1,234.5%'],
])('%d percent with marks at 0 and 6 read %s', (value, text) => expect(formatPercent(value, [0, 6])).toBe(text))

test('one of something is singular, all other counts are plural', () => {
  expect([0, 1, 1200].map((count) => counted(count, 'like'))).toEqual(['0 likes', '1 like', '1,200 likes'])
})
