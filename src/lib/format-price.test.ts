import { expect, test } from 'vitest'
import { formatPrice } from './format-price'

test.each([
  { case: 'the price of a package', amount: 999, price: '$999' },
  { case: 'thousands', amount: 1499, price: '$1,499' },
  { case: 'cents that are not zero', amount: 1234.5, price: '$1,234.50' },
  { case: 'nothing', amount: 0, price: '$0' },
  { case: 'a loss', amount: -20, price: '-$20' },
])('$case', ({ amount, price }) => {
  expect(formatPrice(amount, 'USD', 'en')).toBe(price)
})

/** Intl writes spaces that do not break, of two widths. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['EUR', 2800, '€2,800', '2.800 €', '2 800 €'],
  ['EUR', 2800.5, '€2,800.50', '2.800,50 €', '2 800,50 €'],
  ['USD', 1234567, '$1,234,567', '1.234.567 $', '1 234 567 $US'],
  ['JPY', 450000, '¥450,000', '450.000 ¥', '450 000 JPY'],
  ['KWD', 900, 'KWD 900', '900 KWD', '900 KWD'],
  ['KWD', 900.25, 'KWD 900.250', '900,250 KWD', '900,250 KWD'],
  ['CHF', 49.05, 'CHF 49.05', '49,05 CHF', '49,05 CHF'],
])('%s %d in English, German and French', (currency, amount, ...prices) => {
  expect(['en', 'de', 'fr'].map((language) => plain(formatPrice(amount, currency, language)))).toEqual(prices)
})
