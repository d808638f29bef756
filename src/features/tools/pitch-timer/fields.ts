import type { Fields } from '../kit/fields'

/** Product spec, section 5: both are required, and the date is today at the earliest. */
export const fields = {
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
} as const satisfies Fields
