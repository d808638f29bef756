import {
  dayField,
  firstQuestions,
  folded,
  optionsOf,
  questionsOnPiece,
  sharedOptions,
  sharedProposals,
  soleProposal,
} from '../kit/brief/questions'
import { asQuestion } from '../kit/form/fields'
import { choice, phrase, question } from '../kit/form/questions'
import { defineWriter } from '../kit/tool'

/** House limit: more pieces from one creator are a job of its own. */
const MOST_PIECES = 60

export const tool = defineWriter('tables/briefs')({
  slug: 'influencer-brief-builder',
  fields: {
    campaign: {
      kind: 'text',
      label: 'Campaign',
      hint: 'Its name and what it is about, in one line; for you, creators do not see it',
      maxLength: 5000,
      placeholder: 'For example: Spring launch of the Lumen One desk lamp',
      needsWords: true,
    },
    goals: {
      kind: 'text',
      label: 'Goals',
      hint: 'One per line. A number makes a goal measurable.',
      rows: 4,
      maxLength: 5000,
      placeholder: 'For example:\n500 newsletter sign-ups by the end of May\nAwareness among students',
      needsWords: true,
    },
    deliverables: {
      kind: 'text',
      label: 'Deliverables',
      hint: 'How many of what, and where: one per line',
      rows: 4,
      maxLength: 5000,
      placeholder: 'For example:\n3 Instagram Reels\n5 Stories',
      needsWords: true,
    },
    format: choice('Main format', 'Of the piece that takes the most work. Its limits are written out.'),
    ...firstQuestions,
    goal: question(
      'Main goal',
      'What is counted, and what people are asked to do. A second goal gets a brief of its own.',
    ),
    name: phrase('Name', 'As creators spell it: Lumen One.', 80),
    ...questionsOnPiece,
    day: dayField,
    alsoFormat: folded(question('Second format', 'Its limits are written out as well.')),
    pieces: {
      kind: 'number',
      label: 'Pieces per creator',
      hint: 'All formats together; up to 5 Stories of one day count as one. They decide how many weeks it takes.',
      ...{ whole: true, min: 1, max: MOST_PIECES, isFolded: true },
      ...asQuestion,
    },
    makes: folded(
      phrase('Each creator makes', 'How many of what, as after “Each creator makes”: 1 video and 2 Stories.', 100),
    ),
    target: folded(phrase('Target', 'All creators together, as after “Target”: 500 sign-ups by May 31.', 100)),
    firstDay: folded({ ...dayField, label: 'First day of publication', hint: 'Nothing is out before it.' }),
    fee: folded(phrase('Fee', 'What each creator gets, as after “Fee”: $900 for all pieces.', 80)),
    usage: folded(
      phrase(
        'Usage rights',
        'Where you may use the pieces and how long, and what creators leave for others, as after “Agreed use”: our own channels for a year.',
        120,
      ),
    ),
  },
  fromTable: (table) => ({
    ...sharedOptions(table),
    format: { options: optionsOf(table.formats) },
    alsoFormat: { options: optionsOf(table.formats) },
    goal: { options: optionsOf(table.goals) },
  }),
  proposals: (
    { campaign = '', goals = '', deliverables = '', name = '', point = '', forWhom = '', gate = '' },
    table,
  ) => ({
    ...sharedProposals([campaign, goals, deliverables, name, point, forWhom].join('\n'), table, gate),
    format: soleProposal(deliverables, table.formats),
    goal: soleProposal([goals, campaign].join('\n'), table.goals),
  }),
  words: {
    submit: 'Generate Brief',
    progress: 'Generating Brief...',
    reset: 'Create Another',
    resultHeading: 'Your brief',
    toast: { title: 'Brief Generated!', description: 'What is in [brackets] is yours to fill in.' },
  },
  isBeside: true,
  keepsTextsOut: true,
  example: {
    campaign: 'Spring launch of the Lumen One desk lamp',
    goals: '500 newsletter sign-ups by the end of May\nAwareness among students',
    deliverables: '3 Instagram Reels\n5 Stories\n1 YouTube video',
    format: 'youtube-video',
    alsoFormat: 'instagram-reel',
    pieces: '9',
    audienceCountry: 'us',
    gate: 'none',
    publisher: 'paid',
    trade: 'none',
    goal: 'launch',
    name: 'Lumen One',
    forWhom: 'students and others who work at night',
    point: 'The Lumen One follows daylight. It costs $89.',
    makes: '3 Instagram Reels, 5 Stories and 1 YouTube video',
    target: '500 newsletter sign-ups by May 31',
  },
})
