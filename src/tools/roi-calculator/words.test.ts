import { describe, expect, test } from 'vitest'
import { formatChance, formatCount, formatEstimate, formatExact } from './words'

describe('numbers as precise as the model', () => {
  test.each([
    [15_000, '15,000'],
    [1312.5, '1,313'],
    [105.2, '105'],
    [48, '48'],
    [2.625, '2.6'],
    [0.0031, '0.0031'],
  ])('%s people are %s', (value, text) => {
    expect(formatCount(value)).toBe(text)
  })

  test('a line of arithmetic keeps the digits that make it right', () => {
    expect(formatExact(2.625)).toBe('2.625')
    expect(formatExact(1.2)).toBe('1.2')
  })

  test.each([
    [0, 'less than 1%'],
    [0.004, 'less than 1%'],
    [0.256, '26%'],
    [0.998, 'more than 99%'],
    [1, 'more than 99%'],
  ])('a chance of %s is %s', (share, text) => {
    expect(formatChance(share)).toBe(text)
  })

  test('an estimate has two digits', () => {
    expect(formatEstimate(0)).toBe('$0')
    expect(formatEstimate(131.25)).toBe('$130')
    expect(formatEstimate(12_345)).toBe('$12,000')
  })
})
