import { defineTool } from '../kit/tool'

export const tool = defineTool({
  slug: 'pr-crisis-response-generator',
  fields: {
    scenario: {
      kind: 'text',
      label: 'Scenario',
      rows: 7,
      maxLength: 500,
      placeholder: 'On Monday an attacker copied the email addresses of some of our customers from a support system.',
      hint: 'What happened, when, whom it affects, and what has been done. Your words go into the documents.',
      needsWords: true,
    },
  },
  words: {
    submit: 'Generate responses',
    progress: 'Generating...',
    reset: 'Generate New Responses',
    resultHeading: 'Four documents for the first hours',
    toast: { title: 'Crisis Responses Generated!', description: '4 drafts in your words. Nothing was sent anywhere.' },
  },
  waitsUntilFilled: true,
  example: { scenario: 'On Monday hackers copied a database with the email addresses of 300 customers.' },
})
