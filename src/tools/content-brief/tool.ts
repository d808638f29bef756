import {
  ageField,
  choice,
  countryField,
  dayField,
  optionsOf,
  sharedOptions,
  tradeField,
  tradeProposal,
} from '../kit/brief/questions'
import type { ChoiceField } from '../kit/form/fields'
import { gateField, gateProposal } from '../kit/form/gate'
import { defineWriter } from '../kit/tool'

/** A choice of the specification: the brief needs it. */
const needed = (label: string) => {
  const { optional: _, hint: __, ...field } = choice(label, '')
  return field satisfies ChoiceField
}

export const tool = defineWriter('tables/briefs')({
  slug: 'influencer-content-brief-generator',
  fields: {
    brandName: { kind: 'text', label: 'Brand name', hint: 'Spelled as creators should write it', needsWords: true },
    objective: needed('Objective'),
    contentType: needed('Content type'),
    brandTone: needed('Brand tone'),
    description: {
      kind: 'text',
      label: 'Description',
      hint: 'What it is and what is true about it; creators will rely on it',
      rows: 4,
      maxLength: 300,
      placeholder: 'For example: A desk lamp that follows daylight. Made in Lisbon, from $89.',
      needsWords: true,
    },
    audience: {
      kind: 'text',
      label: 'Target audience',
      hint: 'Who should see it',
      rows: 2,
      placeholder: 'For example: Students who work at night',
      needsWords: true,
    },
    audienceCountry: countryField,
    gate: gateField,
    trade: tradeField,
    age: ageField,
    action: {
      kind: 'text',
      label: 'Call to action',
      hint: 'As after “Call to action”: order it at lumen.example.',
      optional: true,
      isQuestion: true,
      maxLength: 120,
    },
    day: { ...dayField, label: 'Day of publication', hint: 'For an event: some days before it.' },
  },
  fromTable: (table) => ({
    ...sharedOptions(table),
    objective: { options: optionsOf(table.goals) },
    contentType: { options: optionsOf(table.formats) },
    brandTone: { options: optionsOf(table.tones) },
  }),
  proposals: ({ brandName = '', description = '', audience = '' }, table) => ({
    gate: gateProposal([brandName, description, audience].join('\n')),
    trade: tradeProposal([brandName, description].join('\n'), table),
  }),
  words: {
    submit: 'Generate Content Brief',
    progress: 'Generating Content Brief...',
    reset: 'Create New Brief',
    resultHeading: 'Your content brief',
    toast: { title: 'Content Brief Generated!', description: 'What is in [brackets] is yours to fill in.' },
  },
  waitsUntilFilled: true,
  isBeside: true,
  example: {
    brandName: 'Lumen',
    objective: 'launch',
    contentType: 'instagram-reel',
    brandTone: 'playful',
    description: 'A desk lamp that follows daylight, from $89',
    audience: 'Students who work at night',
    audienceCountry: 'us',
    gate: 'none',
    trade: 'none',
  },
})
