import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_ASSUMPTIONS } from './assumptions'
import { breakEvens, calculateRoi } from './roi'

const campaign = (budget: number, followers: number, engagementRate: number) => ({
  budget,
  followers,
  engagementRate,
  ...DEFAULT_ASSUMPTIONS,
})

describe('calculateRoi', () => {
  // Worked out by hand: impressions, engagements, clicks, conversions, revenue, ROI.
  test.each([
    {
      case: '$5,000, 100,000 followers, 3 %',
      input: campaign(5000, 100_000, 3),
      steps: [15_000, 450, 36, 0.9, 45, -99.1],
    },
    {
      case: '$1,000, 1,000,000 followers, 5 %',
      input: campaign(1000, 1e6, 5),
      steps: [150_000, 7500, 600, 15, 750, -25],
    },
    { case: '$300, 100,000 followers, 20 %', input: campaign(300, 100_000, 20), steps: [15_000, 3000, 240, 6, 300, 0] },
    {
      case: '$2,500, 250,000 followers, 4.5 %',
      input: campaign(2500, 250_000, 4.5),
      steps: [37_500, 1687.5, 135, 3.375, 168.75, -93.25],
    },
    {
      case: 'all minima',
      input: campaign(100, 1000, 0.1),
      steps: [150, 0.15, 0.012, 0.0003, 0.015, -99.985],
    },
  ])('$case', ({ input, steps }) => {
    const { impressions, engagements, clicks, conversions, revenue, roi } = calculateRoi(input)
    const found = [impressions, engagements, clicks, conversions, revenue, roi]
    for (const [index, step] of steps.entries()) expect(found[index]).toBeCloseTo(step, 9)
  })

  test('costs per impression, engagement, click and conversion', () => {
    const { costPer } = calculateRoi(campaign(5000, 100_000, 3))
    expect(costPer.impression).toBeCloseTo(0.3333, 4)
    expect(costPer.thousandImpressions).toBeCloseTo(333.33, 2)
    expect(costPer.engagement).toBeCloseTo(11.11, 2)
    expect(costPer.click).toBeCloseTo(138.89, 2)
    expect(costPer.conversion).toBeCloseTo(5555.56, 2)
  })

  const anyCampaign = fc
    .tuple(
      fc.double({ min: 100, max: 1e9, noNaN: true }),
      fc.integer({ min: 1000, max: 1e9 }),
      fc.double({ min: 0.1, max: 20, noNaN: true }),
    )
    .map((inputs) => campaign(...inputs))

  test('gives finite numbers for every input the form takes', () => {
    fc.assert(
      fc.property(anyCampaign, (input) => {
        const { costPer, ...rest } = calculateRoi(input)
        for (const value of [...Object.values(costPer), ...Object.values(rest)])
          expect(Number.isFinite(value)).toBe(true)
      }),
    )
  })

  test('a budget equal to the break-even budget has an ROI of 0', () => {
    fc.assert(
      fc.property(anyCampaign, (input) => {
        const { breakEvenBudget } = calculateRoi(input)
        expect(calculateRoi({ ...input, budget: breakEvenBudget }).roi).toBeCloseTo(0, 6)
      }),
    )
  })

  test('revenue is 0.00015 × followers × engagement with the default assumptions', () => {
    fc.assert(
      fc.property(anyCampaign, (input) => {
        const { revenue } = calculateRoi(input)
        expect(revenue / (0.00015 * input.followers * input.engagementRate)).toBeCloseTo(1, 9)
      }),
    )
  })
})

describe('breakEvens', () => {
  test('names the value that each input would need, and leaves out shares above 100%', () => {
    // $5,000 against $45: every value would have to be 111.1 times as large.
    const needed = breakEvens(campaign(5000, 100_000, 3))
    expect(needed.map(({ name }) => name)).toEqual(['followers', 'orderValue'])
    expect(needed[0]?.needed).toBeCloseTo(11_111_111.11, 1)
    expect(needed[1]?.needed).toBeCloseTo(5555.56, 2)
  })

  test('each value that it names does break even', () => {
    const input = campaign(1000, 1e6, 5)
    for (const { name, needed } of breakEvens(input)) {
      expect(calculateRoi({ ...input, [name]: needed }).roi).toBeCloseTo(0, 6)
    }
  })
})
