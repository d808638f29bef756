import {
  dayField,
  firstQuestions,
  optionsOf,
  questionsOnPiece,
  sharedOptions,
  sharedProposals,
} from '../kit/brief/questions'
import type { ChoiceField } from '../kit/form/fields'
import { choice, phrase } from '../kit/form/questions'
import { defineWriter } from '../kit/tool'

/** A choice of the specification: the brief needs it. */
const needed = (label: string) => {
  const { optional: _, hint: __, ...field } = choice(label, '')
  return field satisfies ChoiceField
}

export const tool = defineWriter('tables/briefs')({
  slug: 'influencer-content-brief-generator',
  fields: {
    brandName: {
      kind: 'text',
      label: 'Brand name',
      hint: 'Spelled as creators should write it',
      maxLength: 5000,
      needsWords: true,
    },
    objective: needed('Objective'),
    contentType: needed('Content type'),
    brandTone: needed('Brand tone'),
    description: {
      kind: 'text',
      label: 'Description',
      hint: 'What it is and what is true about it; for you, creators do not see it',
      rows: 4,
      maxLength: 300,
      placeholder: 'For example: A desk lamp that follows daylight. Made in Lisbon, from $89.',
      needsWords: true,
    },
    audience: {
      kind: 'text',
      label: 'Target audience',
      hint: 'Who should see it; for you, as well',
      rows: 2,
      maxLength: 5000,
      placeholder: 'For example: Students who work at night',
      needsWords: true,
    },
    ...firstQuestions,
    ...questionsOnPiece,
    length: phrase('Length', 'Where it is agreed, as after “Length”: 30 minutes.', 60),
    outline: {
      ...phrase('In which order?', 'One step a line, with minutes and names, as it stands in the brief.', 600),
      rows: 5,
    },
    day: {
      ...dayField,
      label: 'Day of publication, or on which it takes place',
      hint: 'Of a stream, a talk or a question hour: its own day. Of news of an event: some days before it.',
    },
  },
  fromTable: (table) => ({
    ...sharedOptions(table),
    objective: { options: optionsOf(table.goals) },
    contentType: { options: optionsOf(table.formats) },
    brandTone: { options: optionsOf(table.tones) },
  }),
  proposals: ({ brandName = '', description = '', audience = '', point = '', action = '', gate = '' }, table) =>
    sharedProposals([brandName, description, audience, point, action].join('\n'), table, gate),
  words: {
    submit: 'Generate Content Brief',
    progress: 'Generating Content Brief...',
    reset: 'Create New Brief',
    resultHeading: 'Your content brief',
    toast: { title: 'Content Brief Generated!', description: 'What is in [brackets] is yours to fill in.' },
  },
  waitsUntilFilled: true,
  isBeside: true,
  keepsTextsOut: true,
  example: {
    brandName: 'Lumen',
    objective: 'launch',
    contentType: 'instagram-reel',
    brandTone: 'playful',
    description: 'A desk lamp that follows daylight, from $89',
    audience: 'Students who work at night',
    audienceCountry: 'us',
    gate: 'none',
    publisher: 'paid',
    trade: 'none',
    forWhom: 'students who work at night',
    point: 'The lamp follows daylight. It costs $89.',
  },
})
