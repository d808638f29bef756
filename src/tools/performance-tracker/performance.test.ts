import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLATFORMS, type Platform } from '../kit/platforms'
import { BENCHMARKS } from './benchmarks'
import { analyzePost, implausibleCounts, nextScore, type Post, scoreOf } from './performance'

const post = (changes: Partial<Post> = {}): Post => ({
  platform: 'instagram',
  impressions: 10_000,
  likes: 450,
  comments: 60,
  shares: 90,
  followers: 25_000,
  ...changes,
})

// Worked out by hand: likes + comments + shares by impressions, impressions by followers, in percent.
test.each([
  { case: 'K1', input: post(), engagement: [6, 'Excellent'], reach: [40, 'Excellent'] },
  {
    case: 'K2',
    input: post({ likes: 300, comments: 0, shares: 0, followers: 30_000 }),
    engagement: [3, 'Good'],
    reach: [33.33, 'Good'],
  },
  {
    case: 'K3',
    input: post({
      platform: 'tiktok',
      impressions: 50_000,
      likes: 2400,
      comments: 300,
      shares: 300,
      followers: 50_000,
    }),
    engagement: [6, 'Good'],
    reach: [100, 'Excellent'],
  },
  {
    case: 'K4',
    input: post({
      platform: 'youtube',
      impressions: 20_000,
      likes: 300,
      comments: 60,
      shares: 40,
      followers: 100_000,
    }),
    engagement: [2, 'Average'],
    reach: [20, 'Average'],
  },
  {
    case: 'K5',
    input: post({ platform: 'twitter', impressions: 1000, likes: 15, comments: 0, shares: 0, followers: 20_000 }),
    engagement: [1.5, 'Good'],
    reach: [5, 'Average'],
  },
  {
    case: 'K6, more likes than impressions',
    input: post({ platform: 'twitter', impressions: 1, likes: 5, comments: 0, shares: 0, followers: 100 }),
    engagement: [500, 'Excellent'],
    reach: [1, 'Needs Improvement'],
  },
])('$case', ({ input, engagement: [rate, score], reach: [reachRate, reachScore] }) => {
  const { engagement, reach } = analyzePost(input)
  expect(engagement.percent).toBe(rate)
  expect(engagement.score).toBe(score)
  expect(reach.percent).toBeCloseTo(Number(reachRate), 2)
  expect(reach.score).toBe(reachScore)
})

test('like, comment, share and save rates are shares of impressions', () => {
  const { likeRate, commentRate, shareRate, saveRate, engagementByFollowers, reactions } = analyzePost(
    post({ saves: 120 }),
  )
  expect([likeRate, commentRate, shareRate, saveRate].map((rate) => rate?.percent)).toEqual([4.5, 0.6, 0.9, 1.2])
  expect(reactions).toBe(600)
  expect(engagementByFollowers.percent).toBe(2.4)
})

describe('what was not entered', () => {
  test('has no rate of its own and counts as nothing in the engagement', () => {
    const { engagement, commentRate, shareRate, saveRate } = analyzePost(
      post({ comments: undefined, shares: undefined }),
    )
    expect([commentRate, shareRate, saveRate]).toEqual([undefined, undefined, undefined])
    expect(engagement.part).toBe(450)
  })

  test('is not the same as 0', () => {
    const { commentRate, shareRate, saveRate } = analyzePost(post({ comments: 0, shares: 0, saves: 0 }))
    expect([commentRate, shareRate, saveRate].map((rate) => rate?.percent)).toEqual([0, 0, 0])
  })

  test.each(['tiktok', 'youtube', 'twitter'] as const)('saves on %s are not measured', (platform) => {
    expect(analyzePost(post({ platform, saves: 120 })).saveRate).toBeUndefined()
  })

  test('saves are not part of the engagement', () => {
    expect(analyzePost(post({ saves: 5000 })).engagement.part).toBe(600)
  })
})

describe('every mark of every platform', () => {
  // The agency's marks, written down a second time: poor, average, good.
  const AGREED = {
    instagram: { engagement: [1, 3, 6], reach: [10, 20, 35] },
    tiktok: { engagement: [3, 6, 12], reach: [20, 40, 70] },
    youtube: { engagement: [2, 4, 8], reach: [15, 30, 50] },
    twitter: { engagement: [0.5, 1.5, 3], reach: [5, 15, 30] },
  } as const
  const WORDS = ['Needs Improvement', 'Average', 'Good', 'Excellent'] as const
  const edges = PLATFORMS.flatMap(({ value: platform }) =>
    (['engagement', 'reach'] as const).flatMap((kind) =>
      AGREED[platform][kind].map((mark, index) => ({
        platform,
        kind,
        mark,
        below: WORDS[index],
        from: WORDS[index + 1],
      })),
    ),
  )

  /** A post whose rate is `part` in 100,000. */
  const withRate = (platform: Platform, kind: 'engagement' | 'reach', part: number) =>
    kind === 'engagement'
      ? post({ platform, impressions: 100_000, likes: part, comments: undefined, shares: undefined })
      : post({ platform, impressions: part, followers: 100_000 })

  test.each(edges)(
    '$platform, $kind, $mark %: $from from there, $below under it',
    ({ platform, kind, mark, below, from }) => {
      const part = mark * 1000
      expect(analyzePost(withRate(platform, kind, part - 1))[kind].score).toBe(below)
      expect(analyzePost(withRate(platform, kind, part))[kind].score).toBe(from)
      expect(analyzePost(withRate(platform, kind, part + 1))[kind].score).toBe(from)
    },
  )

  test('there are 24 of them, each a whole or a half', () => {
    expect(edges).toHaveLength(24)
    for (const { mark } of edges) expect(Number.isInteger(mark * 2)).toBe(true)
  })
})

const counts = fc.nat(1e9)
const anyPost = fc.record({
  platform: fc.constantFrom(...PLATFORMS.map(({ value }) => value)),
  impressions: fc.integer({ min: 1, max: 1e12 }),
  likes: counts,
  comments: fc.option(counts, { nil: undefined }),
  shares: fc.option(counts, { nil: undefined }),
  saves: fc.option(counts, { nil: undefined }),
  followers: fc.integer({ min: 100, max: 1e12 }),
})

test('every post has finite rates, and its words agree with exact arithmetic', () => {
  fc.assert(
    fc.property(anyPost, (input) => {
      const { engagement, reach, ...rest } = analyzePost(input)
      for (const rate of [engagement, reach, ...Object.values(rest)]) {
        if (typeof rate === 'object') expect(Number.isFinite(rate.percent)).toBe(true)
      }
      for (const { part, whole, benchmark, score } of [engagement, reach]) {
        const reached = (mark: number) => 200n * BigInt(part) >= BigInt(mark * 2) * BigInt(whole)
        const { poor, average, good } = benchmark
        const word = reached(good)
          ? 'Excellent'
          : reached(average)
            ? 'Good'
            : reached(poor)
              ? 'Average'
              : 'Needs Improvement'
        expect(score).toBe(word)
      }
    }),
  )
})

describe('nextScore', () => {
  test('names the smallest number that is enough', () => {
    // 6 % of 10,000 is 600.
    const { engagement } = analyzePost(post({ likes: 349, comments: 0, shares: 0 }))
    expect(nextScore(engagement)).toEqual({ name: 'Excellent', needed: 600, missing: 251 })
    // 0.5 % of 1,001 is 5.005, and a part of a post cannot be liked.
    const tweet = analyzePost(post({ platform: 'twitter', impressions: 1001, likes: 5, comments: 0, shares: 0 }))
    expect(nextScore(tweet.engagement)).toEqual({ name: 'Average', needed: 6, missing: 1 })
  })

  test('there is nothing above Excellent', () => {
    expect(nextScore(analyzePost(post()).engagement)).toBeUndefined()
  })

  test('what is missing is enough, and one less is not', () => {
    fc.assert(
      fc.property(anyPost, (input) => {
        const { engagement } = analyzePost(input)
        const next = nextScore(engagement)
        if (!next) return
        const { whole, benchmark } = engagement
        expect(next.missing).toBeGreaterThan(0)
        expect(scoreOf({ part: next.needed, whole }, benchmark)).toBe(next.name)
        expect(scoreOf({ part: next.needed - 1, whole }, benchmark)).not.toBe(next.name)
      }),
    )
  })
})

test.each([
  ['as many likes as impressions', post({ likes: 10_000 }), []],
  ['more likes than impressions', post({ likes: 10_001 }), ['Likes']],
  ['more saves than impressions', post({ saves: 10_001 }), ['Saves']],
  ['more of both', post({ likes: 10_001, saves: 10_001 }), ['Likes', 'Saves']],
  ['more comments than impressions, as one person can write many', post({ comments: 20_000 }), []],
])('%s', (_, input, found) => expect(implausibleCounts(input)).toEqual(found))

test('the benchmarks rise', () => {
  for (const { engagement, reach } of Object.values(BENCHMARKS)) {
    for (const { poor, average, good } of [engagement, reach]) {
      expect(poor).toBeLessThan(average)
      expect(average).toBeLessThan(good)
    }
  }
})
