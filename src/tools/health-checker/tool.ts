import * as words from '@words/tools/health-checker'
import { asQuestion } from '../kit/form/fields'
import { gateField, gateProposal } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import { defineWriter } from '../kit/tool'

/** Room for a name or some keywords, in characters. */
const PHRASE = 100

export const tool = defineWriter('tables/release-checks')({
  slug: 'pr-health-checker',
  fields: {
    release: {
      kind: 'text',
      label: 'Press release text',
      hint: 'Paste the whole release, from the release line to the media contact. The rules are for English.',
      rows: 16,
      maxLength: 20_000,
      placeholder: 'FOR IMMEDIATE RELEASE …',
      needsWords: true,
    },
    kind: {
      kind: 'choice',
      label: 'Kind of text',
      hint: 'It decides the checks. Open, the text is judged as a news release.',
      ...asQuestion,
      options: [],
    },
    gate: gateField(),
    sender: {
      kind: 'text',
      label: 'Who sends it',
      hint: 'The name that headline and lead must have. If you leave this empty, the name in “About …” counts.',
      ...asQuestion,
      maxLength: PHRASE,
    },
    day: {
      kind: 'day',
      label: 'Day of the news',
      hint: 'The first 50 words must give it.',
      ...asQuestion,
    },
    style: {
      kind: 'choice',
      label: 'Style',
      hint: 'It decides dates, the end mark and the words for them.',
      ...asQuestion,
      options: [
        { value: 'us', label: 'United States' },
        { value: 'uk', label: 'United Kingdom' },
      ],
    },
    keywords: {
      kind: 'text',
      label: 'Keywords',
      hint: 'With commas between them. Headline or lead must have each.',
      ...asQuestion,
      maxLength: PHRASE,
    },
  },
  fromTable: ({ kinds }) => ({ kind: { options: kinds.map(({ id, label }) => ({ value: id, label })) } }),
  proposals: ({ release = '' }, { kinds }) => ({ kind: proposalFor(release, kinds), gate: gateProposal(release) }),
  words: {
    submit: 'Check press release',
    progress: 'Analyzing...',
    reset: 'Check Another',
    resultHeading: 'The health of your release',
    toast: { title: 'Analysis Complete!' },
  },
  example: {
    release: words.example,
    kind: 'release',
    gate: 'none',
  },
})
