import type { Fields } from '../kit/fields'
import { CONTENT_TYPES } from './content-types'
import { OBJECTIVES } from './objectives'
import { TONES } from './tones'

/** Product spec, section 5: all six are needed, and the description has at most 300 characters. */
export const fields = {
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
} as const satisfies Fields
