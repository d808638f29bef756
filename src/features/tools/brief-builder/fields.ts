import type { Fields } from '../kit/fields'

/** Product spec, section 5: all three are required. */
export const fields = {
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
} as const satisfies Fields
