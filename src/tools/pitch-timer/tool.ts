import { defineTool } from '../kit/tool'
import { COUNTRIES } from './working-days'

export const tool = defineTool({
  slug: 'pitch-timer',
  fields: {
    news: {
      kind: 'text',
      label: 'News',
      optional: true,
      hint: 'What is new, in one sentence. Leave it empty while you are still looking for it.',
      placeholder: 'Rosie’s Bakery opens a second shop on Elm Street on May 4',
      rows: 2,
    },
    goals: {
      kind: 'text',
      label: 'Goals',
      hint: 'What you want from it, one per line, the most important first.',
      placeholder: 'Get the local paper to cover our opening\n300 people through the door in the first week',
      rows: 4,
    },
    targetDate: {
      kind: 'day',
      label: 'Target date',
      hint: 'The day everything must be ready',
      notBeforeToday: true,
    },
    country: {
      kind: 'choice',
      label: 'Working days of',
      hint: 'Tasks avoid weekends and public holidays there; bad news does not wait.',
      options: COUNTRIES,
      initial: 'us',
    },
  },
  words: {
    submit: 'Create Sprint Plan',
    progress: 'Creating plan...',
    reset: 'Create New Plan',
    resultHeading: 'Your countdown and plan',
    toast: { title: 'Sprint Plan Created!' },
  },
  example: {
    news: 'Acme raises a Series A of $5M',
    goals: 'Three articles in trade media\nTwenty calls from investors',
    targetDate: '2026-12-24',
    country: 'us',
  },
})
