import type { Raw } from '../kit/form/fields'
import { parseNumber } from '../kit/form/parse-number'
import { CONTENT_TYPES, PLATFORMS } from '../kit/platforms'
import { formatNumber } from '../kit/result/format-number'
import { defineTool } from '../kit/tool'
import { TIERS, type TierName } from './rate-table'
import { tierOf } from './rates'
import { tierConflict } from './words'

const TIER_OPTIONS = TIERS.map(({ name, label, range }) => ({
  value: name as TierName,
  label: `${label} (${range} followers)`,
}))

export const tool = defineTool({
  slug: 'influencer-rate-calculator',
  fields: {
    platform: { kind: 'choice', label: 'Platform', options: PLATFORMS },
    contentType: {
      kind: 'choice',
      label: 'Content type',
      hint: ({ platform }) => (platform ? 'Highlighted in the result' : 'Depends on the platform'),
      options: { dependsOn: 'platform', by: CONTENT_TYPES },
    },
    followers: { kind: 'number', label: 'Follower count', hint: 'At least 1,000', min: 1000, whole: true },
    tier: { kind: 'choice', label: 'Tier', hint: tierHint, options: TIER_OPTIONS },
    engagementRate: {
      kind: 'number',
      label: 'Engagement rate',
      hint: 'Percent, 0.1 to 20, as the account shows it',
      min: 0.1,
      max: 20,
      unit: '%',
    },
    offer: {
      kind: 'number',
      label: 'An offer you have',
      hint: 'US dollars for one piece of this type; the result says whether it is fair',
      min: 1,
      unit: '$',
      optional: true,
    },
  },
  words: {
    submit: 'Calculate Rates',
    progress: 'Calculating...',
    reset: 'Calculate New Rates',
    resultHeading: 'Your rate card',
    toast: { title: 'Rates Calculated!' },
  },
  waitsUntilFilled: true,
  isBeside: true,
  isShareable: true,
  example: {
    platform: 'instagram',
    contentType: 'reel',
    followers: '50,000',
    tier: 'micro',
    engagementRate: '4.2',
    offer: '900',
  },
})

/** Suggests the tier that the followers typed so far belong to, and says when another one is chosen. */
function tierHint({ followers = '', tier = '' }: Raw): string {
  const count = parseNumber(followers)
  const suggested = typeof count === 'number' ? tierOf(count) : undefined
  if (typeof count !== 'number' || !suggested) return 'The tier sets the price'
  const chosen = TIERS.find(({ name }) => name === tier)
  const conflict = chosen && tierConflict(count, chosen)
  return conflict ?? `${formatNumber(count)} followers: ${suggested.label} (${suggested.range})`
}
