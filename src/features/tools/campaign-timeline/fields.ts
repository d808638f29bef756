import type { Fields } from '../kit/fields'

/** Product spec, section 9: the five types that have base days. */
export const CAMPAIGN_TYPES = [
  { value: 'product-launch', label: 'Product launch' },
  { value: 'brand-awareness', label: 'Brand awareness' },
  { value: 'event-promotion', label: 'Event promotion' },
  { value: 'content-series', label: 'Content series' },
  { value: 'sales-campaign', label: 'Sales campaign' },
] as const

/** Product spec, section 9: each option counts as its value, whatever its label covers. */
export const INFLUENCER_COUNTS = [
  { value: '1', label: '1-3' },
  { value: '5', label: '4-7' },
  { value: '10', label: '8-15' },
  { value: '20', label: '15+' },
] as const

/** Our own list: the specification asks for a content type and names none. */
export const CONTENT_TYPES = [
  { value: 'photo-posts', label: 'Photo posts' },
  { value: 'stories', label: 'Stories' },
  { value: 'short-video', label: 'Short videos (Reels, TikTok, Shorts)' },
  { value: 'long-video', label: 'Long videos (YouTube)' },
  { value: 'live-stream', label: 'Live streams' },
  { value: 'mixed', label: 'A mix of formats' },
] as const

export type CampaignType = (typeof CAMPAIGN_TYPES)[number]['value']
export type InfluencerCount = (typeof INFLUENCER_COUNTS)[number]['value']
export type ContentType = (typeof CONTENT_TYPES)[number]['value']

/** Product spec, section 5: all five are needed, and the launch cannot be in the past. */
export const fields = {
  name: { kind: 'text', label: 'Campaign name', hint: 'As it will stand in your calendar' },
  type: { kind: 'choice', label: 'Campaign type', options: CAMPAIGN_TYPES },
  launchDate: {
    kind: 'day',
    label: 'Launch date',
    hint: 'The day the first content is published',
    notBeforeToday: true,
  },
  influencers: { kind: 'choice', label: 'Influencer count', options: INFLUENCER_COUNTS },
  contentType: { kind: 'choice', label: 'Content type', options: CONTENT_TYPES },
} as const satisfies Fields

/** The words of an option. */
export function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
