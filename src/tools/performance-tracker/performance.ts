import type { Platform } from '../kit/platforms'
import { BENCHMARKS, type Benchmark, LOWEST_SCORE, PLATFORM_WITH_SAVES, SCORES, type Score } from './benchmarks'

/** What was counted on a post. What is undefined was not entered. */
export type Post = {
  platform: Platform
  impressions: number
  likes: number
  comments?: number
  shares?: number
  saves?: number
  followers: number
}

/** A share of a whole, in percent. */
export type Rate = { part: number; whole: number; percent: number }
export type ScoredRate = Rate & { benchmark: Benchmark; score: Score }

export type Performance = {
  /** Likes, comments and shares together. */
  reactions: number
  engagement: ScoredRate
  reach: ScoredRate
  likeRate: Rate
  /** Undefined: not entered. */
  commentRate?: Rate
  shareRate?: Rate
  /** Undefined: not measured. */
  saveRate?: Rate
  /** For those who compare with tools that divide by followers. */
  engagementByFollowers: Rate
}

/**
 * The rates of a post, by the agency's formulas: engagement = (likes + comments + shares) / impressions, reach =
 * impressions / followers. Saves are not part of the engagement, and count on one platform only.
 */
export function analyzePost(post: Post): Performance {
  const { platform, impressions, likes, comments, shares, saves, followers } = post
  const reactions = likes + (comments ?? 0) + (shares ?? 0)
  const perImpression = (part: number | undefined) => (part === undefined ? undefined : rate(part, impressions))
  return {
    reactions,
    engagement: scored(rate(reactions, impressions), BENCHMARKS[platform].engagement),
    reach: scored(rate(impressions, followers), BENCHMARKS[platform].reach),
    likeRate: rate(likes, impressions),
    commentRate: perImpression(comments),
    shareRate: perImpression(shares),
    saveRate: platform === PLATFORM_WITH_SAVES ? perImpression(saves) : undefined,
    engagementByFollowers: rate(reactions, followers),
  }
}

function rate(part: number, whole: number): Rate {
  return { part, whole, percent: (part * 100) / whole }
}

function scored(value: Rate, benchmark: Benchmark): ScoredRate {
  return { ...value, benchmark, score: scoreOf(value, benchmark) }
}

/** The word for a rate: the best score whose mark it reaches. */
export function scoreOf({ part, whole }: Pick<Rate, 'part' | 'whole'>, benchmark: Benchmark): Score {
  return SCORES.find(({ from }) => reaches(part, whole, benchmark[from]))?.name ?? LOWEST_SCORE
}

// Without a division, so that a rate on the mark is on it: a mark is a whole or a half, and both products are exact.
function reaches(part: number, whole: number, mark: number): boolean {
  return 100 * part >= mark * whole
}

/** The next better score, and how much more the part has to be for it. Nothing above the best. */
export function nextScore({
  part,
  whole,
  benchmark,
}: ScoredRate): { name: Score; needed: number; missing: number } | undefined {
  const next = SCORES.findLast(({ from }) => !reaches(part, whole, benchmark[from]))
  if (!next) return undefined
  const needed = Math.ceil((benchmark[next.from] * whole) / 100)
  return { name: next.name, needed, missing: needed - part }
}

/** Counts that one impression can add to only once, and that are yet above the impressions. */
export function implausibleCounts({ impressions, likes, saves = 0 }: Post): ('Likes' | 'Saves')[] {
  return [...(likes > impressions ? (['Likes'] as const) : []), ...(saves > impressions ? (['Saves'] as const) : [])]
}
