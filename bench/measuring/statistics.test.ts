import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, spreadOf } from './statistics'

describe('median', () => {
  it.each([
    [[3], 3],
    [[10, 2, 9], 9],
    [[1, 10, 2, 100], 6],
    [[], Number.NaN],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it('has as many values below as above, and leaves the list as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (values) => {
        const before = [...values]
        const middle = median(values)
        expect(values).toEqual(before)
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2)
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2)
      }),
    )
  })
})

it('a spread has both ends', () => {
  expect(spreadOf([5, 30, 4])).toEqual({ median: 5, min: 4, max: 30 })
})
