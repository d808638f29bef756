import type { Fields } from '../kit/fields'
import { DEFAULT_ASSUMPTIONS } from './assumptions'

/** Kept with the result; the model's numbers do not depend on it. */
export const CAMPAIGN_TYPES = [
  { value: 'product-launch', label: 'Product launch' },
  { value: 'brand-awareness', label: 'Brand awareness' },
  { value: 'event-promotion', label: 'Event promotion' },
  { value: 'sales', label: 'Sales campaign' },
] as const

/** Product spec, section 5: budget from 100, followers from 1,000, engagement rate 0.1 to 20. */
export const fields = {
  budget: { kind: 'number', label: 'Budget', hint: 'US dollars, at least 100', min: 100, unit: '$' },
  followers: { kind: 'number', label: 'Follower count', hint: 'At least 1,000', min: 1000, whole: true },
  engagementRate: {
    kind: 'number',
    label: 'Engagement rate',
    hint: 'Percent of those who see a post, 0.1 to 20',
    min: 0.1,
    max: 20,
    unit: '%',
  },
  campaignType: { kind: 'choice', label: 'Campaign type', options: CAMPAIGN_TYPES },
  reachRate: assumption('Followers who see a post', DEFAULT_ASSUMPTIONS.reachRate, '%'),
  clickRate: assumption('Engaged people who click', DEFAULT_ASSUMPTIONS.clickRate, '%'),
  conversionRate: assumption('Clicks that become an order', DEFAULT_ASSUMPTIONS.conversionRate, '%'),
  orderValue: assumption('Average order value', DEFAULT_ASSUMPTIONS.orderValue, '$'),
} as const satisfies Fields

function assumption(label: string, initial: number, unit: '$' | '%') {
  return {
    kind: 'number',
    label,
    initial: String(initial),
    min: 0.01,
    ...(unit === '%' ? { max: 100 } : {}),
    unit,
    isAssumption: true,
  } as const
}
