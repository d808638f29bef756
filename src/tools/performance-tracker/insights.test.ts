import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { parseFields } from '../kit/form/fields'
import { INSIGHTS, insightsOf } from './insights'
import { analyzePost, type Post } from './performance'
import { analysisCsv, analysisText, rateLines } from './performance-texts'
import { tool } from './tool'
import { formatRate } from './words'

const post = (changes: Partial<Post> = {}): Post => ({
  platform: 'instagram',
  impressions: 10_000,
  likes: 450,
  comments: 60,
  shares: 90,
  followers: 25_000,
  ...changes,
})
const insights = (changes: Partial<Post> = {}) => insightsOf(post(changes), analyzePost(post(changes)))

describe('insights', () => {
  test('of a post that was seen and acted on', () => {
    expect(insights({ saves: 120 })).toEqual([
      'Widely seen and acted on: reach is 40% (Excellent), engagement 6% (Excellent).',
      'What the engagement is made of: 450 likes (75%), 60 comments (10%), 90 shares (15%).',
      'It was saved 120 times: one save in about 83 impressions.',
    ])
  })

  test('of a post that few saw', () => {
    expect(insights({ followers: 200_000 })).toEqual([
      'It held those who saw it: engagement is 6% (Excellent). Few did: reach is 5% (Needs Improvement).',
      '10,000 more impressions would have made reach Average: 20,000 in all for 200,000 followers.',
      'What the engagement is made of: 450 likes (75%), 60 comments (10%), 90 shares (15%).',
    ])
  })

  test('of a post that was seen by more people than follow, who did nothing', () => {
    expect(insights({ likes: 0, comments: undefined, shares: undefined, followers: 5000 })).toEqual([
      'It was seen more than it was acted on: reach is 200% (Excellent), engagement 0% (Needs Improvement).',
      '100 more likes, comments or shares would have made engagement Average: 100 in all on 10,000 impressions.',
      'It was shown more often (10,000) than the account has followers (5,000): people saw it more than once, or it travelled beyond them.',
      'No like, comment or share was entered for 10,000 impressions.',
      'Comments and shares were not entered and count as 0: with them, the engagement rate can only rise.',
    ])
  })

  test('of a post with more likes than impressions judge nothing', () => {
    expect(insights({ platform: 'twitter', impressions: 1, likes: 5, comments: 0, shares: 0, followers: 100 })).toEqual(
      [
        'There are more likes (5) than impressions (1): check both before you read anything into the engagement rate.',
        '4 more impressions would have made reach Average: 5 in all for 100 followers.',
        'What the engagement is made of: 5 likes (100%), 0 comments (0%), 0 shares (0%).',
        'With 1 impression, a single like, comment or share moves the engagement rate by 100 percentage points: read it with care.',
      ],
    )
  })

  test('of one like on 199 impressions of a tweet', () => {
    expect(insights({ platform: 'twitter', impressions: 199, likes: 2, comments: 0, shares: undefined })).toEqual([
      'Neither gets to Good: reach is 0.8% (Needs Improvement), engagement 1.01% (Average). Compare it with other posts of this account before you draw conclusions.',
      '1 more like, comment or share would have made engagement Good: 3 in all on 199 impressions.',
      '1,051 more impressions would have made reach Average: 1,250 in all for 25,000 followers.',
      'What the engagement is made of: 2 likes (100%), 0 comments (0%).',
      'Shares were not entered and count as 0: with them, the engagement rate can only rise.',
      'With 199 impressions, a single like, comment or share moves the engagement rate by 0.5 percentage points: read it with care.',
    ])
  })

  test('every rule can hold, and exactly one of the first five does', () => {
    const seen = new Set<number>()
    const count = fc.oneof(fc.nat(20), fc.nat(5000))
    const anyPost = fc.record({
      platform: fc.constantFrom('instagram', 'twitter' as const),
      impressions: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 200_000 })),
      likes: count,
      comments: fc.option(count, { nil: undefined }),
      shares: fc.option(count, { nil: undefined }),
      saves: fc.option(count, { nil: undefined }),
      followers: fc.integer({ min: 100, max: 100_000 }),
    })
    fc.assert(
      fc.property(anyPost, (input) => {
        const facts = { ...analyzePost(input), post: input }
        const holding = INSIGHTS.flatMap(({ say }, index) => (say(facts) ? [index] : []))
        for (const index of holding) seen.add(index)
        expect(holding.filter((index) => index < 5)).toHaveLength(1)
        for (const sentence of insightsOf(input, facts)) expect(sentence).not.toMatch(/NaN|Infinity|undefined/)
      }),
      { numRuns: cases(200, 1000), seed: 1 },
    )
    expect(seen.size).toBe(INSIGHTS.length)
  })
})

describe('rates in words', () => {
  test('what is blank is not entered, and saves are not measured', () => {
    const lines = rateLines(analyzePost(post({ comments: undefined, shares: undefined })))
    expect(lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Engagement rate: 4.5%',
      'Reach rate: 40%',
      'Like rate: 4.5%',
      'Comment rate: not entered',
      'Share rate: not entered',
      'Save rate: not measured',
      'Engagement by followers: 1.8%',
    ])
  })

  test('a rate below a mark never reads as the mark, and a rate above 0 never as 0', () => {
    const { engagement, likeRate } = analyzePost(
      post({ impressions: 1_000_000, likes: 59_999, comments: 0, shares: 0 }),
    )
    expect(engagement.score).toBe('Good')
    expect(formatRate(engagement)).toBe('5.9999%')
    expect(formatRate({ ...likeRate, percent: 0.0001 })).toBe('0.0001%')
  })
})

test('the analysis as text', () => {
  const performance = analyzePost(post({ saves: 120 }))
  expect(analysisText('Instagram reel', rateLines(performance), ['Good.'])).toBe(
    [
      'Instagram reel',
      'Engagement rate: 6%, Excellent',
      'Reach rate: 40%, Excellent',
      'Like rate: 4.5%',
      'Comment rate: 0.6%',
      'Share rate: 0.9%',
      'Save rate: 1.2%',
      'Engagement by followers: 2.4%',
      '',
      'Insights',
      '- Good.',
    ].join('\n'),
  )
})

test('the analysis as CSV', () => {
  const rows = analysisCsv('Instagram', 'Reel', rateLines(analyzePost(post({ shares: undefined })))).split('\r\n')
  expect(rows).toEqual([
    '\uFEFFPlatform,Content type,Rate,Percent,Part,Whole,Computed from,Score,Average from percent,Good from percent,Excellent from percent',
    'Instagram,Reel,Engagement rate,5.1,510,10000,(likes + comments + shares) ÷ impressions,Good,1,3,6',
    'Instagram,Reel,Reach rate,40,10000,25000,impressions ÷ followers,Excellent,10,20,35',
    'Instagram,Reel,Like rate,4.5,450,10000,likes ÷ impressions,,,,',
    'Instagram,Reel,Comment rate,0.6,60,10000,comments ÷ impressions,,,,',
    'Instagram,Reel,Share rate,not entered,,,shares ÷ impressions,,,,',
    'Instagram,Reel,Save rate,not measured,,,saves ÷ impressions,,,,',
    'Instagram,Reel,Engagement by followers,2.04,510,25000,(likes + comments + shares) ÷ followers,,,,',
    '',
  ])
})

describe('the form', () => {
  const typed = {
    platform: 'tiktok',
    contentType: 'video',
    impressions: '50k',
    followers: '50,000',
    likes: '0',
    comments: '',
    shares: '',
    saves: '',
  }
  const parse = (changes: Partial<typeof typed>) => parseFields(tool.fields, { ...typed, ...changes }, '2026-11-20')

  test('does not need comments, shares and saves', () => {
    expect(parse({})).toEqual({
      isValid: true,
      values: {
        platform: 'tiktok',
        contentType: 'video',
        impressions: 50_000,
        followers: 50_000,
        likes: 0,
        comments: undefined,
        shares: undefined,
        saves: undefined,
      },
    })
  })

  test.each([
    ['impressions', '0', 'Impressions must be at least 1.'],
    ['impressions', '', 'Impressions: please fill this in.'],
    ['followers', '99', 'Followers must be at least 100.'],
    ['likes', '-1', 'Likes must be at least 0.'],
    ['likes', '1.5', 'Likes is a whole number.'],
    ['comments', '-1', 'Comments must be at least 0.'],
    ['shares', 'many', 'Shares: “many” is not a number; write it like 2500 or 3.5.'],
    ['saves', '-5', 'Saves must be at least 0.'],
    ['contentType', 'reel', 'Content type: choose one of the options.'],
    ['impressions', '1e309', 'Impressions: “1e309” is not a number; write it like 2500 or 3.5.'],
  ])('refuses %s %j', (name, text, message) => {
    expect(parse({ [name]: text })).toEqual({ isValid: false, messages: { [name]: message } })
  })

  test('says when saves do not count', () => {
    expect(tool.fields.saves.hint({ platform: 'youtube' })).toMatch(/^Not used/)
    expect(tool.fields.saves.hint({ platform: 'instagram' })).toMatch(/^For Instagram only/)
    expect(tool.fields.saves.hint({})).toMatch(/^For Instagram only/)
  })
})
