import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTENT_TYPES, PLATFORMS, type Platform } from '../kit/platforms'
import { BASE_PRICES, TIERS, type TierName } from './rate-table'
import { calculateRates, engagementTenths, tierOf } from './rates'

/** Prices in dollars, as a person writes them. */
function inDollars(platform: Platform, tier: TierName, engagementRate: number) {
  const { rates, packages } = calculateRates({ platform, tier, engagementRate })
  return {
    rates: Object.fromEntries(rates.map(({ type, price }) => [type, price / 100])),
    packages: packages.map(({ price }) => price / 100),
  }
}

// Worked out by hand. 3-post = rate × 2.7, monthly = × 6.8, ambassador = × 9.6 of the first content type.
test.each([
  ['instagram', 'micro', 4.2, { post: 550, story: 220, reel: 825 }, [1485, 3740, 5280]],
  ['instagram', 'micro', 5.0, { post: 550, story: 220, reel: 825 }, [1485, 3740, 5280]],
  ['instagram', 'micro', 5.1, { post: 650, story: 260, reel: 975 }, [1755, 4420, 6240]],
  ['twitter', 'nano', 3.1, { tweet: 55, thread: 110 }, [148.5, 374, 528]],
  ['twitter', 'nano', 5.1, { tweet: 65, thread: 130 }, [175.5, 442, 624]],
  ['tiktok', 'nano', 6, { video: 260, story: 97.5 }, [702, 1768, 2496]],
  ['youtube', 'mega', 0.9, { video: 20_000, short: 8000 }, [54_000, 136_000, 192_000]],
  ['tiktok', 'macro', 1.0, { video: 2400, story: 960 }, [6480, 16_320, 23_040]],
  ['tiktok', 'macro', 1.1, { video: 3000, story: 1200 }, [8100, 20_400, 28_800]],
] as const)('%s, %s, %f %%', (platform, tier, engagementRate, rates, packages) => {
  expect(inDollars(platform, tier, engagementRate)).toEqual({ rates, packages })
})

describe('the whole table', () => {
  // The agency's prices, written down a second time: content types by tier.
  const AGREED = {
    instagram: {
      types: ['post', 'story', 'reel'],
      nano: [100, 50, 150],
      micro: [500, 200, 750],
      macro: [2500, 1000, 3500],
      mega: [10_000, 4000, 15_000],
    },
    tiktok: {
      types: ['video', 'story'],
      nano: [200, 75],
      micro: [800, 300],
      macro: [3000, 1200],
      mega: [12_000, 5000],
    },
    youtube: {
      types: ['video', 'short'],
      nano: [500, 200],
      micro: [2000, 800],
      macro: [8000, 3000],
      mega: [25_000, 10_000],
    },
    twitter: {
      types: ['tweet', 'thread'],
      nano: [50, 100],
      micro: [200, 400],
      macro: [800, 1500],
      mega: [3000, 6000],
    },
  }
  const ENGAGEMENT = [
    { engagementRate: 0.1, percent: 80 },
    { engagementRate: 1, percent: 80 },
    { engagementRate: 1.1, percent: 100 },
    { engagementRate: 3, percent: 100 },
    { engagementRate: 3.1, percent: 110 },
    { engagementRate: 5, percent: 110 },
    { engagementRate: 5.1, percent: 130 },
    { engagementRate: 20, percent: 130 },
  ]
  const cells = PLATFORMS.flatMap(({ value: platform }) =>
    TIERS.flatMap(({ name: tier }) => ENGAGEMENT.map((engagement) => ({ platform, tier, ...engagement }))),
  )

  test.each(cells)('$platform, $tier, $engagementRate %', ({ platform, tier, engagementRate, percent }) => {
    const base = AGREED[platform][tier]
    const { rates, packages } = calculateRates({ platform, tier, engagementRate })
    expect(rates.map(({ type }) => type)).toEqual(AGREED[platform].types)
    expect(rates.map(({ base: cents }) => cents)).toEqual(base.map((dollars) => dollars * 100))
    expect(rates.map(({ price }) => price)).toEqual(base.map((dollars) => dollars * percent))
    // 3 × 90 %, 8 × 85 % and 12 × 80 % of the first, in cents: whole numbers, multiplied by hand.
    const first = (base[0] ?? 0) * percent
    expect(packages.map(({ price }) => price * 10)).toEqual([first * 27, first * 68, first * 96])
  })

  test('has money in whole cents only, and exactly four prices that are not whole dollars', () => {
    const prices = new Map<string, number>()
    for (const { platform, tier, engagementRate, percent } of cells) {
      const { rates, packages } = calculateRates({ platform, tier, engagementRate })
      for (const { label, price } of rates) prices.set(`${platform} ${tier} ${label} ${percent}`, price)
      for (const { name, price, perPiece, withoutDiscount } of packages) {
        prices.set(`${platform} ${tier} ${name} ${percent}`, price)
        expect([perPiece, withoutDiscount].every(Number.isInteger)).toBe(true)
      }
    }
    expect(prices.size).toBe(336)
    expect([...prices.values()].every(Number.isInteger)).toBe(true)
    expect([...prices].filter(([, cents]) => cents % 100 !== 0)).toEqual([
      ['tiktok nano Story 110', 8250],
      ['tiktok nano Story 130', 9750],
      ['twitter nano 3-post 110', 14_850],
      ['twitter nano 3-post 130', 17_550],
    ])
  })

  test('lists the content types of each platform in the order in which the form does', () => {
    for (const { value } of PLATFORMS) {
      expect(BASE_PRICES[value].map(({ type }) => type)).toEqual(CONTENT_TYPES[value].map(({ value: type }) => type))
    }
  })
})

test.each([
  [0.1, 8],
  [1, 8],
  [1.000_001, 10],
  [1.1, 10],
  [3, 10],
  [3.000_001, 11],
  [3.1, 11],
  [5, 11],
  [5.000_001, 13],
  [5.1, 13],
  [20, 13],
])('an engagement rate of %f %% multiplies by %i tenths', (engagementRate, tenths) => {
  expect(engagementTenths(engagementRate)).toBe(tenths)
})

test.each([
  [0, undefined],
  [999, undefined],
  [1000, 'nano'],
  [9999, 'nano'],
  [10_000, 'micro'],
  [99_999, 'micro'],
  [100_000, 'macro'],
  [999_999, 'macro'],
  [1_000_000, 'mega'],
  [1e12, 'mega'],
  [Number.NaN, undefined],
])('%d followers belong to the tier %s', (followers, tier) => {
  expect(tierOf(followers)?.name).toBe(tier)
})

test('more engagement and a larger tier never cost less', () => {
  const platforms = fc.constantFrom(...PLATFORMS.map(({ value }) => value))
  const rates = fc.double({ min: 0.1, max: 20, noNaN: true })
  fc.assert(
    fc.property(platforms, rates, rates, fc.nat(2), (platform, one, other, index) => {
      const price = (tier: TierName, engagementRate: number) =>
        calculateRates({ platform, tier, engagementRate }).rates.map((rate) => rate.price)
      const [tier = TIERS[0], larger = TIERS[1]] = TIERS.slice(index)
      for (const [i, cents] of price(tier.name, Math.min(one, other)).entries()) {
        expect(price(tier.name, Math.max(one, other))[i]).toBeGreaterThanOrEqual(cents)
        expect(price(larger.name, Math.min(one, other))[i]).toBeGreaterThan(cents)
      }
    }),
  )
})
