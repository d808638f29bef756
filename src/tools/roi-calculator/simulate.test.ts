import { describe, expect, test } from 'vitest'
import { DEFAULT_ASSUMPTIONS } from './assumptions'
import { normal, poisson, randomNumbers, SPREADS, simulate } from './simulate'

const campaign = { ...DEFAULT_ASSUMPTIONS, budget: 5000, followers: 100_000, engagementRate: 4 }
const exact = { reachRate: 1, engagementRate: 1, clickRate: 1, conversionRate: 1, orderValue: 1 }

/** Mean and variance of many draws. */
function moments(draw: () => number, count = 200_000) {
  const values = Array.from({ length: count }, draw)
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count }
}

describe('the draws', () => {
  test('are evenly distributed: mean 1/2, variance 1/12', () => {
    const { mean, variance } = moments(randomNumbers(1))
    expect(mean).toBeCloseTo(0.5, 2)
    expect(variance).toBeCloseTo(1 / 12, 3)
  })

  test('are normal: mean 0, variance 1, and 90% are below 1.2816', () => {
    const random = randomNumbers(2)
    const values = Array.from({ length: 100_000 }, () => normal(random))
    expect(values.filter((value) => value < 1.2816).length / 100_000).toBeCloseTo(0.9, 2)
  })

  test.each([0.5, 3, 40, 500])('count what is expected %s times: mean and variance are the same', (expected) => {
    const random = randomNumbers(3)
    const { mean, variance } = moments(() => poisson(expected, random), 50_000)
    expect(mean / expected).toBeCloseTo(1, 1)
    expect(variance / expected).toBeCloseTo(1, 1)
  })
})

describe('the simulation', () => {
  test('without spreads, 1.2 expected orders are none in e^−1.2 = 30% of all campaigns, and at least one pays $50', () => {
    // 100,000 × 15% × 4% × 8% × 2.5% = 1.2 orders.
    const { breakEven } = simulate({ ...campaign, budget: 50 }, exact)
    expect(breakEven).toBeCloseTo(1 - Math.exp(-1.2), 1)
    expect(simulate(campaign, exact)).toMatchObject({ low: 0, middle: 50, breakEven: 0 })
  })

  test('with many orders, its quantiles are those of the log-normal product', () => {
    // The logarithms add up: the spread of the product is e to the root of the sum of the squared logarithms.
    const spread = Math.exp(Math.hypot(...Object.values(SPREADS).map(Math.log)))
    const large = { ...campaign, followers: 2_000_000_000, orderValue: 50 }
    const point = 24_000 * 50
    const { low, middle, high } = simulate(large)
    expect(middle / point).toBeCloseTo(1, 1)
    expect((low * spread) / point).toBeCloseTo(1, 1)
    expect(high / spread / point).toBeCloseTo(1, 1)
  })

  test('a budget at the middle comes back in half of the campaigns', () => {
    const large = { ...campaign, followers: 2_000_000_000, budget: 24_000 * 50 }
    expect(simulate(large).breakEven).toBeCloseTo(0.5, 1)
  })

  test('gives the same answer each time, and no share above 100%', () => {
    expect(simulate(campaign)).toEqual(simulate(campaign))
    const certain = { ...campaign, reachRate: 100, engagementRate: 20, clickRate: 100, conversionRate: 100 }
    expect(simulate(certain, { ...exact, reachRate: 5 }).high).toBeLessThan(100_000 * 0.2 * 50 * 1.05)
  })
})
