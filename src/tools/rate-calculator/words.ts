import { formatNumber, formatPercent } from '../kit/result/format-number'
import { ENGAGEMENT_FACTORS, type Tier } from './rate-table'
import { tierOf } from './rates'

/** Percentages at which an engagement rate begins to count more or less. */
const MARKS = ENGAGEMENT_FACTORS.map(({ above }) => above).filter(Number.isFinite)

/** An engagement rate, never rounded across a threshold. */
export function formatEngagement(engagementRate: number): string {
  return formatPercent(engagementRate, MARKS)
}

/** A factor in tenths: `× 1.1`. */
export function formatFactor(tenths: number): string {
  return `× ${(tenths / 10).toFixed(1)}`
}

/** When a factor of the table applies, given the threshold that it is above. */
export function describeFactor(above: number): string {
  return Number.isFinite(above) ? `Above ${above}%` : `${MARKS.at(-1)}% or less`
}

/** Where an engagement rate lies between the thresholds. */
export function describeEngagement(engagementRate: number): string {
  const rate = formatEngagement(engagementRate)
  const above = MARKS.find((mark) => engagementRate > mark)
  const notAbove = MARKS.findLast((mark) => engagementRate <= mark)
  if (above === undefined) return `${rate} is not above ${notAbove}%`
  if (notAbove === undefined) return `${rate} is above ${above}%`
  return `${rate} is above ${above}%, not above ${notAbove}%`
}

/** What to say when the followers suggest another tier. */
export function tierConflict(followers: number, chosen: Tier): string | undefined {
  const proposed = tierOf(followers)
  if (!proposed || proposed.name === chosen.name) return undefined
  return `${formatNumber(followers)} followers belong to the ${proposed.name} tier (${proposed.range}), and you chose ${chosen.name} (${chosen.range}). The tier you chose sets the price.`
}
