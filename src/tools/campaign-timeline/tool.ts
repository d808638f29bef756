import { defineTool } from '../kit/tool'
import { CAMPAIGN_TYPES, CONTENT_TYPES, INFLUENCER_COUNTS } from './options'

export const tool = defineTool({
  slug: 'influencer-campaign-timeline',
  fields: {
    name: { kind: 'text', label: 'Campaign name', hint: 'As it will stand in your calendar', maxLength: 5000 },
    type: { kind: 'choice', label: 'Campaign type', options: CAMPAIGN_TYPES },
    launchDate: {
      kind: 'day',
      label: 'Launch date',
      hint: 'The day the first content is published',
      notBeforeToday: true,
    },
    influencers: { kind: 'choice', label: 'Influencer count', options: INFLUENCER_COUNTS },
    contentType: { kind: 'choice', label: 'Content type', options: CONTENT_TYPES },
  },
  words: {
    submit: 'Generate Timeline',
    progress: 'Generating...',
    reset: 'Create New Timeline',
    resultHeading: 'Your campaign timeline',
    toast: { title: 'Timeline Generated!' },
  },
  waitsUntilFilled: true,
  isBeside: true,
  isShareable: true,
  example: {
    name: 'Spring lamp',
    type: 'product-launch',
    launchDate: '2027-01-05',
    influencers: '20',
    contentType: 'short-video',
  },
})
