import { expect, test } from 'vitest'
import { optionsOf, parseFields } from '../kit/form/fields'
import { rateCardCsv, rateCardText, rateOf } from './rate-texts'
import { calculateRates, tierNamed } from './rates'
import { tool } from './tool'
import { describeEngagement, describeFactor, tierConflict } from './words'

const typed = { platform: 'instagram', contentType: 'reel', followers: '50k', tier: 'micro', engagementRate: '4,2' }
const parse = (changes: Partial<typeof typed>) => parseFields(tool.fields, { ...typed, ...changes }, '2026-11-20')

test('takes numbers as people write them', () => {
  expect(parse({})).toEqual({
    isValid: true,
    values: { platform: 'instagram', contentType: 'reel', followers: 50_000, tier: 'micro', engagementRate: 4.2 },
  })
})

test.each([
  ['followers', '999', 'Follower count must be at least 1,000.'],
  ['followers', '1000.5', 'Follower count is a whole number.'],
  ['engagementRate', '0', 'Engagement rate must be at least 0.1.'],
  ['engagementRate', '0.09', 'Engagement rate must be at least 0.1.'],
  ['engagementRate', '20.1', 'Engagement rate can be at most 20.'],
  ['engagementRate', 'NaN', 'Engagement rate: “NaN” is not a number; write it like 2500 or 3.5.'],
  ['platform', 'myspace', 'Platform: choose one of the options.'],
  ['platform', '__proto__', 'Platform: choose one of the options.'],
  ['contentType', 'video', 'Content type: choose one of the options.'],
  ['tier', 'giant', 'Tier: choose one of the options.'],
  ['tier', '', 'Tier: please fill this in.'],
])('refuses %s %j', (name, text, message) => {
  expect(parse({ [name]: text })).toEqual({ isValid: false, messages: { [name]: message } })
})

test('each platform has its own content types', () => {
  const labels = (platform: string) => optionsOf(tool.fields.contentType, { platform }).map(({ label }) => label)
  expect(labels('instagram')).toEqual(['Post', 'Story', 'Reel'])
  expect(labels('tiktok')).toEqual(['Video', 'Story'])
  expect(labels('youtube')).toEqual(['Video', 'Short'])
  expect(labels('twitter')).toEqual(['Tweet', 'Thread'])
  expect(labels('')).toEqual([])
})

test.each([
  ['', '', 'The tier sets the price'],
  ['999', '', 'The tier sets the price'],
  ['a lot', 'mega', 'The tier sets the price'],
  ['10k', '', '10,000 followers: Micro (10K–100K)'],
  ['10,000', 'micro', '10,000 followers: Micro (10K–100K)'],
  [
    '9,999',
    'micro',
    '9,999 followers belong to the nano tier (1K–10K), and you chose micro (10K–100K). The tier you chose sets the price.',
  ],
])('with %j followers and the tier %j, the form says: %s', (followers, tier, hint) => {
  expect(tool.fields.tier.hint({ followers, tier })).toBe(hint)
})

test('a tier that fits its followers is not a conflict, and any other tier is', () => {
  expect(tierConflict(10_000, tierNamed('micro'))).toBeUndefined()
  expect(tierConflict(5000, tierNamed('mega'))).toMatch(/^5,000 followers belong to the nano tier/)
  expect(tierConflict(1_000_000, tierNamed('macro'))).toMatch(/belong to the mega tier \(1M\+\)/)
})

test.each([
  [0.9, '0.9% is not above 1%'],
  [1, '1% is not above 1%'],
  [1.001, '1.001% is above 1%, not above 3%'],
  [3, '3% is above 1%, not above 3%'],
  [4.2, '4.2% is above 3%, not above 5%'],
  [5, '5% is above 3%, not above 5%'],
  [5.004, '5.004% is above 5%'],
  [20, '20% is above 5%'],
])('%f %% reads: %s', (rate, text) => expect(describeEngagement(rate)).toBe(text))

test('the last factor is for whatever is above nothing', () => {
  expect(describeFactor(5)).toBe('Above 5%')
  expect(describeFactor(Number.NEGATIVE_INFINITY)).toBe('1% or less')
})

const account = { platform: 'TikTok', tier: tierNamed('nano'), followers: 5000, engagementRate: 6 }
const card = calculateRates({ platform: 'tiktok', tier: 'nano', engagementRate: 6 })

test('the rate card as text', () => {
  expect(rateCardText(account, card)).toBe(
    [
      'TikTok, nano tier (1K–10K), 5,000 followers, 6% engagement',
      'Video: $260',
      'Story: $97.50',
      '3-post: $702 (3 × Video, 10% off)',
      'Monthly: $1,768 (8 × Video, 15% off)',
      'Ambassador: $2,496 (12 × Video, 20% off)',
    ].join('\n'),
  )
})

test('the rate card as CSV', () => {
  expect(rateCardCsv(account, card)).toBe(
    [
      '\uFEFFPlatform,Tier,Followers,Engagement rate in percent,Item,Content type,Pieces,Base price per piece in USD,Engagement factor,Discount in percent,Price in USD',
      'TikTok,Nano,5000,6,Video,Video,1,200,1.3,0,260',
      'TikTok,Nano,5000,6,Story,Story,1,75,1.3,0,97.5',
      'TikTok,Nano,5000,6,3-post,Video,3,200,1.3,10,702',
      'TikTok,Nano,5000,6,Monthly,Video,8,200,1.3,15,1768',
      'TikTok,Nano,5000,6,Ambassador,Video,12,200,1.3,20,2496',
      '',
    ].join('\r\n'),
  )
})

test('the rate of a content type is found by its name', () => {
  expect(rateOf(card, 'story').price).toBe(9750)
  expect(rateOf(card, 'tweet').type).toBe('video')
})
