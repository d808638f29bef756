import { defineTool } from '../kit/tool'

export const tool = defineTool({
  slug: 'pr-headline-generator',
  fields: {
    topic: {
      kind: 'text',
      label: 'Topic',
      rows: 3,
      placeholder: 'Acme raises $5M to build solar kettles',
      hint: 'Your news in one sentence, or what it is about: “solar kettle”, “our new CEO Maria from Google”.',
      needsWords: true,
    },
  },
  words: {
    submit: 'Generate headlines',
    progress: 'Generating...',
    reset: 'Generate More',
    resultHeading: 'Eight headlines from your topic',
    toast: { title: 'Headlines Generated!', description: '8 headlines from your topic. Nothing was sent anywhere.' },
  },
  example: { topic: 'Acme raises $5M to build solar kettles' },
})
