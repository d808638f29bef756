import { gateField, gateProposal } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import { defineWriter } from '../kit/tool'

/** Room for one phrase of a headline, in characters. */
const PHRASE = 80

/** Below the field for what is new, while the kind of news is open. */
const NO_KIND = 'A few words that continue the pattern of the kind you chose.'

export const tool = defineWriter('tables/headlines')({
  slug: 'pr-headline-generator',
  fields: {
    topic: {
      kind: 'text',
      label: 'Topic',
      rows: 3,
      placeholder: 'Acme raises $5M to build solar kettles',
      hint: 'Your news in one sentence, or what it is about.',
      needsWords: true,
    },
    news: {
      kind: 'choice',
      label: 'Kind of news',
      hint: 'It decides the patterns.',
      optional: true,
      isQuestion: true,
      options: [],
    },
    gate: gateField,
    what: {
      kind: 'text',
      label: 'What is new',
      optional: true,
      isQuestion: true,
      maxLength: PHRASE,
    },
    who: {
      kind: 'text',
      label: 'Who',
      hint: 'A name, as before “announces”: Acme, the City of Leeds.',
      optional: true,
      isQuestion: true,
      maxLength: PHRASE,
    },
    reader: {
      kind: 'text',
      label: 'For whom',
      hint: 'As after “for”: small bakeries.',
      optional: true,
      isQuestion: true,
      maxLength: PHRASE,
    },
    number: {
      kind: 'text',
      label: 'A figure',
      hint: 'With what it counts: 60 seconds to boil a liter.',
      optional: true,
      isQuestion: true,
      maxLength: PHRASE,
    },
    place: {
      kind: 'text',
      label: 'Where',
      hint: 'As after “in”: Oslo.',
      optional: true,
      isQuestion: true,
      maxLength: PHRASE,
    },
    day: { kind: 'day', label: 'When', optional: true, isQuestion: true },
  },
  fromTable: ({ news }) => ({
    news: { options: news.map(({ id, label }) => ({ value: id, label })) },
    what: { hint: (typed) => news.find(({ id }) => id === typed.news)?.ask ?? NO_KIND },
  }),
  proposals: ({ topic = '' }, { news }) => ({ news: proposalFor(topic, news), gate: gateProposal(topic) }),
  words: {
    submit: 'Generate headlines',
    progress: 'Generating...',
    reset: 'Generate More',
    resultHeading: 'Eight headlines from your topic',
    toast: { title: 'Headlines Generated!', description: '8 headlines from your topic. Nothing was sent anywhere.' },
  },
  isBeside: true,
  example: {
    topic: 'Acme raises $5M to build solar kettles',
    news: 'funding',
    gate: 'none',
    who: 'Acme',
    what: '$5 million to build solar kettles',
    reader: 'campers',
  },
})
