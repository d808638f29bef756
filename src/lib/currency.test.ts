import { expect, test } from 'vitest'
import { fitsCurrency, isCurrency, minorDigits } from './currency'

test.each([
  ['USD', 2, 2800.55, 2800.555],
  ['JPY', 0, 3000, 3000.5],
  ['KWD', 3, 900.125, 900.1255],
])('%s has %d digits behind the point', (currency, digits, fits, doesNot) => {
  expect(minorDigits(currency)).toBe(digits)
  expect(fitsCurrency(fits, currency)).toBe(true)
  expect(fitsCurrency(doesNot, currency)).toBe(false)
})

test('every amount of cents fits', () => {
  for (let cents = 1; cents < 100_000; cents += 7)
    expect(fitsCurrency(Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`), 'EUR')).toBe(true)
})

test.each(['usd', 'EURO', '$', ''])('%j is not the code of a currency', (code) => {
  expect(isCurrency(code)).toBe(false)
})
