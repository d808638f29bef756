/** The choices of the form, which the rules and the tasks are keyed by. */
export const CAMPAIGN_TYPES = [
  { value: 'product-launch', label: 'Product launch' },
  { value: 'brand-awareness', label: 'Brand awareness' },
  { value: 'event-promotion', label: 'Event promotion' },
  { value: 'content-series', label: 'Content series' },
  { value: 'sales-campaign', label: 'Sales campaign' },
] as const

/** Each option counts as its value, whatever range its label covers. */
export const INFLUENCER_COUNTS = [
  { value: '1', label: '1-3' },
  { value: '5', label: '4-7' },
  { value: '10', label: '8-15' },
  { value: '20', label: '15+' },
] as const

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
