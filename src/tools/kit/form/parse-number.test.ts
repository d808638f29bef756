import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNumber } from './parse-number'

describe('parseNumber', () => {
  test.each([
    ['100000', 100_000],
    ['100,000', 100_000],
    ['1,234', 1234],
    ['1,234,567.5', 1_234_567.5],
    ['100 000', 100_000],
    ['100 000', 100_000],
    ['100’000', 100_000],
    ['1.234.567', 1_234_567],
    ['1.234,5', 1234.5],
    ['3.5', 3.5],
    ['3,5', 3.5],
    ['0.125', 0.125],
    ['.5', 0.5],
    ['$2,500', 2500],
    ['4.5%', 4.5],
    ['4.5 %', 4.5],
    ['20k', 20_000],
    ['1.2M', 1_200_000],
    ['-5', -5],
    ['  42  ', 42],
  ])('reads %j as %d', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })

  test.each(['abc', '1e5', '1,2,3', '12,34,567', '--5', '1..2', '0x10', 'Infinity', 'NaN', '٣', '5 apples'])(
    'refuses %j',
    (text) => {
      expect(parseNumber(text)).toEqual({ message: expect.stringContaining('is not a number') })
    },
  )

  test('does not guess where two readings are equally good', () => {
    expect(parseNumber('1.234')).toEqual({
      message: '“1.234” can be read in two ways; write 1234, or 1.234 with fewer digits.',
    })
  })

  test('refuses what JavaScript cannot hold exactly', () => {
    expect(parseNumber('9'.repeat(400))).toEqual({ message: 'this number is too large.' })
  })

  test('reads every number that it could have written itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (number) => {
        expect(parseNumber(String(number))).toBe(number)
        expect(parseNumber(number.toLocaleString('en-US'))).toBe(number)
      }),
    )
  })

  test('never throws and never gives NaN', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const result = parseNumber(text)
        expect(typeof result === 'number' ? Number.isFinite(result) : result.message.length > 0).toBe(true)
      }),
    )
  })
})
