import { describe, expect, test } from 'vitest'
import { costPerThousandViews, judgeOffer, priceRange } from './checks'

describe('what 1,000 views cost', () => {
  test('an $825 reel of 50,000 followers: 7,500 of them see it, which is $110 for each 1,000', () => {
    expect(costPerThousandViews(825, 50_000)).toEqual({ low: 55, middle: 110, high: 220 })
  })

  test('the first follower of a tier is the dearest: $500 for 10,000 followers is $333', () => {
    expect(costPerThousandViews(500, 10_000).middle).toBeCloseTo(333.33, 2)
  })
})

describe('an offer', () => {
  // A micro reel on Instagram: $750 × 0.8 to $750 × 1.3.
  const range = priceRange({ base: 75_000 })

  test('has the range of the table: the base price with the weakest and the best engagement', () => {
    expect(range).toEqual({ from: 60_000, to: 97_500 })
  })

  test.each([
    [59_999, 'below'],
    [60_000, 'within'],
    [97_500, 'within'],
    [97_501, 'above'],
  ])('of %s cents is %s it', (cents, verdict) => {
    expect(judgeOffer(cents, range)).toBe(verdict)
  })
})
