import {
  ageField,
  choice,
  countryField,
  dayField,
  optionsOf,
  question,
  sharedOptions,
  tradeField,
  tradeProposal,
} from '../kit/brief/questions'
import { gateField, gateProposal } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import { defineWriter } from '../kit/tool'

/** Room for a phrase of the visitor, in characters. */
const PHRASE = 80
/** House limit: more pieces from one creator are a job of its own. */
const MOST_PIECES = 60

export const tool = defineWriter('tables/briefs')({
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
      hint: 'One per line. A number makes a goal measurable.',
      rows: 4,
      placeholder: 'For example:\n500 newsletter sign-ups by the end of May\nAwareness among students',
      needsWords: true,
    },
    deliverables: {
      kind: 'text',
      label: 'Deliverables',
      hint: 'How many of what, and where: one per line',
      rows: 4,
      placeholder: 'For example:\n3 Instagram Reels\n5 Stories',
      needsWords: true,
    },
    format: choice('Main format', 'Of the piece that takes the most work. Its limits are written out.'),
    pieces: {
      kind: 'number',
      label: 'Pieces per creator',
      hint: 'All formats together. They decide how many weeks it takes.',
      whole: true,
      min: 1,
      max: MOST_PIECES,
      optional: true,
    },
    audienceCountry: countryField,
    gate: gateField,
    trade: tradeField,
    age: ageField,
    goal: question('Main goal', 'It decides what is counted and what people are asked to do.'),
    name: {
      kind: 'text',
      label: 'Name',
      hint: 'As creators spell it: Lumen One.',
      optional: true,
      isQuestion: true,
      maxLength: PHRASE,
    },
    day: dayField,
    fee: {
      kind: 'text',
      label: 'Fee',
      hint: 'What each creator gets, as after “Fee”: $900 for all pieces.',
      optional: true,
      isQuestion: true,
      maxLength: PHRASE,
    },
    rights: question('Rights', 'What you may do with the pieces, and what the creator leaves for others.'),
  },
  fromTable: (table) => ({
    ...sharedOptions(table),
    format: { options: optionsOf(table.formats) },
    goal: { options: optionsOf(table.goals) },
    rights: { options: optionsOf(table.rights) },
  }),
  proposals: ({ campaign = '', goals = '', deliverables = '' }, table) => ({
    gate: gateProposal([campaign, goals, deliverables].join('\n')),
    trade: tradeProposal([campaign, goals].join('\n'), table),
    format: proposalFor(deliverables, table.formats),
    goal: proposalFor([goals, campaign].join('\n'), table.goals),
  }),
  words: {
    submit: 'Generate Brief',
    progress: 'Generating Brief...',
    reset: 'Create Another',
    resultHeading: 'Your brief',
    toast: { title: 'Brief Generated!', description: 'What is in [brackets] is yours to fill in.' },
  },
  isBeside: true,
  example: {
    campaign: 'Spring launch of the Lumen One desk lamp',
    goals: '500 newsletter sign-ups by the end of May\nAwareness among students',
    deliverables: '3 Instagram Reels\n5 Stories\n1 YouTube video',
    format: 'youtube-video',
    pieces: '9',
    audienceCountry: 'us',
    gate: 'none',
    trade: 'none',
    goal: 'launch',
    name: 'Lumen One',
  },
})
