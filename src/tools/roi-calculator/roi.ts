import type { Assumptions } from './assumptions'

/** Money in US dollars; engagement rate in percent: 3.5 means 3.5 %. */
export type Campaign = Assumptions & { budget: number; followers: number; engagementRate: number }

export type Roi = {
  impressions: number
  engagements: number
  clicks: number
  conversions: number
  /** US dollars. */
  revenue: number
  /** Return on the budget in percent: −100 when all of it is lost, 0 when it comes back. */
  roi: number
  costPer: { impression: number; thousandImpressions: number; engagement: number; click: number; conversion: number }
  /** The budget at which the campaign would pay for itself; the same as the revenue. */
  breakEvenBudget: number
}

/**
 * What a campaign returns: impressions = followers × reach rate, engagements = impressions × engagement rate, clicks =
 * engagements × click rate, conversions = clicks × conversion rate, revenue = conversions × order value, and
 * ROI = (revenue − budget) / budget. Nothing is rounded here, only where it is shown.
 */
export function calculateRoi(campaign: Campaign): Roi {
  const { budget, followers, engagementRate, reachRate, clickRate, conversionRate, orderValue } = campaign
  // Dividing once, by the product of all hundreds, keeps results of whole percents exact.
  const impressions = (followers * reachRate) / 100
  const engagements = (followers * reachRate * engagementRate) / 1e4
  const clicks = (followers * reachRate * engagementRate * clickRate) / 1e6
  const conversions = (followers * reachRate * engagementRate * clickRate * conversionRate) / 1e8
  const revenue = conversions * orderValue
  return {
    impressions,
    engagements,
    clicks,
    conversions,
    revenue,
    roi: ((revenue - budget) / budget) * 100,
    costPer: {
      impression: budget / impressions,
      thousandImpressions: (budget / impressions) * 1000,
      engagement: budget / engagements,
      click: budget / clicks,
      conversion: budget / conversions,
    },
    breakEvenBudget: revenue,
  }
}

/** An input or assumption whose change alone would bring the budget back. */
export type BreakEven = { name: keyof Assumptions | 'followers' | 'engagementRate'; now: number; needed: number }

/**
 * What would have to be true for the campaign to pay for itself, one value at a time. Revenue is a product of all of
 * them, so each has to grow by the same factor; a share that would exceed 100 % is left out.
 */
export function breakEvens(campaign: Campaign): BreakEven[] {
  const { budget, followers, engagementRate, reachRate, clickRate, conversionRate, orderValue } = campaign
  const factor = budget / calculateRoi(campaign).revenue
  return Object.entries({ followers, engagementRate, reachRate, clickRate, conversionRate, orderValue })
    .map(([name, now]) => ({ name: name as BreakEven['name'], now, needed: now * factor }))
    .filter(({ name, needed }) => !name.endsWith('Rate') || needed <= 100)
}
