import { defineTool } from '../kit/tool'

export const tool = defineTool({
  slug: 'pitch-timer',
  fields: {
    goals: {
      kind: 'text',
      label: 'Goals',
      hint: 'One per line, the most important first. The plan quotes your words.',
      placeholder: 'Announce our Series A\nGet three articles in trade media',
      rows: 5,
    },
    targetDate: {
      kind: 'day',
      label: 'Target date',
      hint: 'The day everything must be ready',
      notBeforeToday: true,
    },
  },
  words: {
    submit: 'Create Sprint Plan',
    progress: 'Creating plan...',
    reset: 'Create New Plan',
    resultHeading: 'Your countdown and plan',
    toast: { title: 'Sprint Plan Created!' },
  },
  example: { goals: 'Announce our Series A\nLaunch the lamp in Germany', targetDate: '2026-12-24' },
})
