import { AUDIENCE_COUNTRIES } from '../kit/document/disclosure'
import { defineTool } from '../kit/tool'
import { CONTENT_TYPES } from './content-types'
import { OBJECTIVES } from './objectives'
import { TONES } from './tones'

export const tool = defineTool({
  slug: 'influencer-content-brief-generator',
  fields: {
    brandName: { kind: 'text', label: 'Brand name', hint: 'Spelled as creators should write it' },
    objective: { kind: 'choice', label: 'Objective', options: OBJECTIVES },
    contentType: { kind: 'choice', label: 'Content type', options: CONTENT_TYPES },
    brandTone: { kind: 'choice', label: 'Brand tone', options: TONES },
    description: {
      kind: 'text',
      label: 'Description',
      hint: 'What it is and what is true about it; creators will rely on it',
      rows: 4,
      maxLength: 300,
      placeholder: 'For example: A desk lamp that follows daylight. Made in Lisbon, from $89.',
    },
    audience: {
      kind: 'text',
      label: 'Target audience',
      hint: 'Who should see it',
      rows: 2,
      placeholder: 'For example: Students who work at night',
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
    submit: 'Generate Content Brief',
    progress: 'Generating Content Brief...',
    reset: 'Create New Brief',
    resultHeading: 'Your content brief',
    toast: { title: 'Content Brief Generated!', description: 'What is in [brackets] is yours to fill in.' },
  },
  waitsUntilFilled: true,
  example: {
    brandName: 'Lumen',
    objective: 'launch',
    contentType: 'instagram-reel',
    brandTone: 'playful',
    description: 'A desk lamp that follows daylight, from $89',
    audience: 'Students who work at night',
    audienceCountry: 'us',
  },
})
