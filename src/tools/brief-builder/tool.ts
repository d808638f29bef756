import { AUDIENCE_COUNTRIES } from '../kit/document/disclosure'
import { defineTool } from '../kit/tool'

export const tool = defineTool({
  slug: 'influencer-brief-builder',
  fields: {
    campaign: {
      kind: 'text',
      label: 'Campaign',
      hint: 'Its name and what it is about, in one line',
      placeholder: 'For example: Spring launch of the Lumen One desk lamp',
      needsWords: true,
    },
    goals: {
      kind: 'text',
      label: 'Goals',
      hint: 'One per line, or separated by commas. A number makes a goal measurable.',
      rows: 4,
      placeholder: 'For example:\n500 newsletter sign-ups by the end of May\nAwareness among students',
      needsWords: true,
    },
    deliverables: {
      kind: 'text',
      label: 'Deliverables',
      hint: 'How many of what, and where: one per line, or separated by commas',
      rows: 4,
      placeholder: 'For example: 3 Instagram Reels, 5 Stories and 1 YouTube video',
      needsWords: true,
    },
    audienceCountry: {
      kind: 'choice',
      label: 'Country',
      hint: 'Where the people are who see it. It decides how the ad is labeled.',
      options: AUDIENCE_COUNTRIES,
      initial: 'us',
    },
  },
  words: {
    submit: 'Generate Brief',
    progress: 'Generating Brief...',
    reset: 'Create Another',
    resultHeading: 'Your brief',
    toast: { title: 'Brief Generated!', description: 'What is in [brackets] is yours to fill in.' },
  },
  example: {
    campaign: 'Spring launch of the Lumen One desk lamp',
    goals: '500 newsletter sign-ups by the end of May\nAwareness among students',
    deliverables: '3 Instagram Reels, 5 Stories and 1 YouTube video',
    audienceCountry: 'us',
  },
})
