import type { CampaignType } from './options'

export type Complexity = 'high' | 'medium' | 'low'

/** "above" is strict: exactly 10 influencers are medium, exactly 5 are low. */
export const COMPLEXITIES: readonly { above: number; complexity: Complexity }[] = [
  { above: 10, complexity: 'high' },
  { above: 5, complexity: 'medium' },
  { above: -Infinity, complexity: 'low' },
]

/** Days that a campaign takes before its launch, as the agency plans them. */
export const BASE_DAYS: Record<CampaignType, Record<Complexity, number>> = {
  'product-launch': { high: 45, medium: 35, low: 25 },
  'brand-awareness': { high: 35, medium: 25, low: 20 },
  'event-promotion': { high: 30, medium: 20, low: 15 },
  'content-series': { high: 40, medium: 30, low: 20 },
  'sales-campaign': { high: 25, medium: 20, low: 15 },
}

/** The agency's five phases in their order, with their shares of the days in percent. */
export const PHASES = [
  { id: 'planning', name: 'Planning', share: 15 },
  { id: 'outreach', name: 'Influencer outreach', share: 25 },
  { id: 'production', name: 'Content production', share: 35 },
  { id: 'approval', name: 'Review and approval', share: 15 },
  { id: 'preparation', name: 'Launch preparation', share: 10 },
] as const

export type PhaseId = (typeof PHASES)[number]['id']
