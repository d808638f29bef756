import { expect, test } from 'vitest'
import { formatPrice } from './format-price'

test.each([
  { case: 'the price of a package', amount: 999, price: '$999' },
  { case: 'thousands', amount: 1499, price: '$1,499' },
  { case: 'cents that are not zero', amount: 1234.5, price: '$1,234.50' },
  { case: 'nothing', amount: 0, price: '$0' },
  { case: 'a loss', amount: -20, price: '-$20' },
])('$case', ({ amount, price }) => {
  expect(formatPrice(amount)).toBe(price)
})
