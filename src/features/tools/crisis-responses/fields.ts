import type { Fields } from '../kit/fields'

/** Product spec, section 5: at most 500 characters, with a counter; nothing happens while it is blank. */
export const SCENARIO_LIMIT = 500

export const fields = {
  scenario: {
    kind: 'text',
    label: 'Scenario',
    rows: 7,
    maxLength: SCENARIO_LIMIT,
    placeholder: 'On Monday an attacker copied the e-mail addresses of some of our customers from a support system.',
    hint: 'What happened, when, whom it affects, and what has been done. Your words go into the documents.',
    needsWords: true,
  },
} as const satisfies Fields
