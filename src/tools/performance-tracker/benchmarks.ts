/** With what the rates of a post are compared: the agency's own marks. */
import type { Platform } from '../kit/platforms'

/** Three marks in percent, each a whole or a half. */
export type Benchmark = { poor: number; average: number; good: number }

/** House benchmarks for the engagement rate and the reach rate. */
export const BENCHMARKS: Record<Platform, { engagement: Benchmark; reach: Benchmark }> = {
  instagram: { engagement: { poor: 1, average: 3, good: 6 }, reach: { poor: 10, average: 20, good: 35 } },
  tiktok: { engagement: { poor: 3, average: 6, good: 12 }, reach: { poor: 20, average: 40, good: 70 } },
  youtube: { engagement: { poor: 2, average: 4, good: 8 }, reach: { poor: 15, average: 30, good: 50 } },
  twitter: { engagement: { poor: 0.5, average: 1.5, good: 3 }, reach: { poor: 5, average: 15, good: 30 } },
}

/** The best first. A score begins at its mark, which belongs to it; the last one is for what reaches none. */
export const SCORES = [
  { name: 'Excellent', from: 'good' },
  { name: 'Good', from: 'average' },
  { name: 'Average', from: 'poor' },
] as const satisfies readonly { name: string; from: keyof Benchmark }[]

export const LOWEST_SCORE = 'Needs Improvement'

export type Score = (typeof SCORES)[number]['name'] | typeof LOWEST_SCORE

/** The platform whose posts are saved, and whose save rate is measured. */
export const PLATFORM_WITH_SAVES: Platform = 'instagram'
