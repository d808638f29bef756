import { defineTool } from '../kit/tool'
import { DEFAULT_ASSUMPTIONS } from './assumptions'

export const tool = defineTool({
  slug: 'influencer-roi-calculator',
  fields: {
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
    // Shown with the result; it does not change the numbers.
    campaignType: {
      kind: 'choice',
      label: 'Campaign type',
      options: [
        { value: 'product-launch', label: 'Product launch' },
        { value: 'brand-awareness', label: 'Brand awareness' },
        { value: 'event-promotion', label: 'Event promotion' },
        { value: 'sales', label: 'Sales campaign' },
      ],
    },
    reachRate: assumption('Followers who see a post', DEFAULT_ASSUMPTIONS.reachRate, '%'),
    clickRate: assumption('Engaged people who click', DEFAULT_ASSUMPTIONS.clickRate, '%'),
    conversionRate: assumption('Clicks that become an order', DEFAULT_ASSUMPTIONS.conversionRate, '%'),
    orderValue: assumption('Average order value', DEFAULT_ASSUMPTIONS.orderValue, '$'),
  },
  words: {
    submit: 'Calculate ROI',
    progress: 'Calculating...',
    reset: 'Calculate Another Campaign',
    resultHeading: 'Your campaign, step by step',
    toast: { title: 'ROI Calculated!' },
  },
  waitsUntilFilled: true,
  isBeside: true,
  isShareable: true,
  example: { budget: '5,000', followers: '100,000', engagementRate: '4', campaignType: 'product-launch' },
})

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
