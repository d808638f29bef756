import { defineTool } from '../kit/tool'

export const tool = defineTool({
  slug: 'pr-health-checker',
  fields: {
    release: {
      kind: 'text',
      label: 'Press release text',
      hint: 'Paste the whole release, from the release line to the media contact. The rules are for English.',
      rows: 16,
      placeholder: 'FOR IMMEDIATE RELEASE …',
    },
  },
  words: {
    submit: 'Check press release',
    progress: 'Analyzing...',
    reset: 'Check Another',
    resultHeading: 'The health of your release',
    toast: { title: 'Analysis Complete!' },
  },
  example: {
    release:
      'Acme opens innovative kettle plant in Leeds and hires 120 people\n\nLEEDS, 5 May 2026 – Acme today opened our plant.',
  },
})
