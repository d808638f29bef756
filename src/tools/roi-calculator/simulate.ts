/**
 * How far the return of a campaign can lie from its point estimate. The four shares of the model and the order value are
 * known only roughly, and orders are whole: a campaign with 1.2 expected orders often has none.
 */
import type { Campaign } from './roi'

/**
 * In 8 of 10 campaigns a value lies between itself divided and itself multiplied by this. House figures, like the defaults:
 * the spread of one campaign is not published.
 */
export const SPREADS = {
  /** Reach varies most: the same account reaches half or double from one post to the next. */
  reachRate: 2,
  engagementRate: 1.5,
  clickRate: 1.5,
  conversionRate: 1.5,
  orderValue: 1.2,
} as const satisfies Partial<Record<keyof Campaign, number>>

export type Spreads = Record<keyof typeof SPREADS, number>

export type Range = {
  /** Revenue in US dollars that 1, 5 and 9 of 10 simulated campaigns stay below. */
  low: number
  middle: number
  high: number
  /** Share of the simulated campaigns that return at least their budget, 0 to 1. */
  breakEven: number
}

/** So many that another seed changes a share by less than about one percentage point. */
export const CAMPAIGNS = 10_000
/** The same inputs give the same answer, in every browser. */
const SEED = 20_261_120
/** Standard normal value below which 9 of 10 values lie. */
const Z90 = 1.2815515655446004

/** Draws campaigns like this one: each share and the order value are log-normal around it, and orders are Poisson. */
export function simulate(campaign: Campaign, spreads: Spreads = SPREADS, campaigns = CAMPAIGNS, seed = SEED): Range {
  const { budget, followers } = campaign
  const random = randomNumbers(seed)
  const draw = (name: keyof Spreads) => campaign[name] * Math.exp((Math.log(spreads[name]) / Z90) * normal(random))
  const share = (name: keyof Spreads) => Math.min(100, draw(name)) / 100
  const revenues = Array.from({ length: campaigns }, () => {
    const expected =
      followers * share('reachRate') * share('engagementRate') * share('clickRate') * share('conversionRate')
    return poisson(expected, random) * draw('orderValue')
  }).sort((a, b) => a - b)
  const quantile = (part: number) => revenues[Math.floor(part * (campaigns - 1))] ?? 0
  const paid = revenues.filter((revenue) => revenue >= budget).length
  return { low: quantile(0.1), middle: quantile(0.5), high: quantile(0.9), breakEven: paid / campaigns }
}

/** Evenly distributed numbers from 0 to 1, without 0: Mulberry32, which is short and good enough for this. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 1) / 4_294_967_297
  }
}

/** A standard normal number, by Box and Muller. */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
}

/** Above this, a Poisson number is as good as normal. */
const MANY = 60

/** How often something happens that is expected so often. */
export function poisson(expected: number, random: () => number): number {
  if (expected > MANY) return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal(random)))
  const limit = Math.exp(-expected)
  let count = 0
  for (let product = random(); product > limit; product *= random()) count++
  return count
}
