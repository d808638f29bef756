import { formatPercent } from '../kit/result/format-number'
import type { Rate, ScoredRate } from './performance'

/** A rate in percent, never rounded across a mark of its benchmark, and never to zero. */
export function formatRate(rate: Rate | ScoredRate): string {
  return formatPercent(rate.percent, [0, ...('benchmark' in rate ? Object.values(rate.benchmark) : [])])
}

/** A whole number in groups of three digits. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}
