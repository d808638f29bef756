import { gateProposal } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import { defineWriter } from '../kit/tool'

/** Room for one phrase of a sentence, in characters. */
const PHRASE = 120

/** Below the field for the thing, while the kind of event is open. */
const NO_KIND = 'As after “about”: our night light, the closed bridge on Mill Road.'

/** House lists: phrases that hardly mean anything else. */
const TRUTH = [
  { id: 'unknown', words: ['we do not know', "we don't know", 'not confirmed', 'unconfirmed', 'still finding out'] },
  {
    id: 'false',
    words: [
      ...['not true', "isn't true", 'untrue', 'false claim', 'false claims', 'false rumor', 'hoax', 'made up'],
      ...['is false', 'is a lie', 'is fake', 'falsely claims', 'falsely says'],
    ],
  },
  { id: 'nothing', words: ['just kidding', 'april fools', 'this is a joke', 'this is a test', 'only a test'] },
]
const HARM = [
  { id: 'died', words: ['died', 'was killed', 'were killed', 'has died', 'found dead', 'death of', 'deaths'] },
  {
    id: 'hurt',
    words: [
      ...['was injured', 'were injured', 'injured', 'was hurt', 'were hurt', 'taken to hospital', 'hospitalized'],
      ...['fell ill', 'got sick', 'food poisoning', 'in hospital', 'in the hospital', 'burns', 'unconscious'],
    ],
  },
  {
    id: 'none',
    words: ['nobody was hurt', 'no one was hurt', 'nobody was injured', 'no one was injured', 'no injuries'],
  },
]

export const tool = defineWriter('tables/crisis')({
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
    kind: {
      kind: 'choice',
      label: 'Kind of event',
      hint: 'It decides what people are told to do.',
      optional: true,
      isQuestion: true,
      options: [],
    },
    truth: {
      kind: 'choice',
      label: 'What is true of it?',
      hint: 'A denial repeats neither the claim nor your text.',
      optional: true,
      isQuestion: true,
      options: [
        { value: 'happened', label: 'It happened' },
        { value: 'unknown', label: 'We are still finding out' },
        { value: 'false', label: 'It is not true: others say so' },
        { value: 'nothing', label: 'Nothing happened: good news, a joke, a test' },
      ],
    },
    harm: {
      kind: 'choice',
      label: 'Is anybody hurt?',
      optional: true,
      isQuestion: true,
      options: [
        { value: 'none', label: 'Nobody' },
        { value: 'hurt', label: 'Somebody is hurt or ill' },
        { value: 'died', label: 'Somebody has died' },
        { value: 'unknown', label: 'We do not know yet' },
      ],
    },
    country: {
      kind: 'choice',
      label: 'Where it happened',
      hint: 'It decides the emergency number and the duties to report.',
      optional: true,
      isQuestion: true,
      options: [
        { value: 'us', label: 'United States' },
        { value: 'eu', label: 'European Union' },
        { value: 'uk', label: 'United Kingdom' },
        { value: 'other', label: 'Another country' },
      ],
    },
    reach: {
      kind: 'choice',
      label: 'May it be public?',
      optional: true,
      isQuestion: true,
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'asked', label: 'Only if somebody asks' },
        { value: 'confidential', label: 'No: it is confidential' },
        { value: 'accusation', label: 'Not yet: we accuse somebody by name' },
      ],
    },
    action: {
      kind: 'text',
      label: 'What should people do?',
      hint: 'As after “Please”: keep your windows closed until the fire department says that it is over.',
      optional: true,
      isQuestion: true,
      maxLength: PHRASE,
    },
    thing: { kind: 'text', label: 'What is it called?', optional: true, isQuestion: true, maxLength: PHRASE },
    organization: {
      kind: 'text',
      label: 'Name of your organization',
      hint: 'As after “Statement by”: Acme.',
      optional: true,
      isQuestion: true,
      maxLength: PHRASE,
    },
  },
  fromTable: ({ kinds }) => ({
    kind: { options: kinds.map(({ id, label }) => ({ value: id, label })) },
    thing: { hint: (typed) => kinds.find(({ id }) => id === typed.kind)?.ask ?? NO_KIND },
  }),
  proposals: ({ scenario = '' }, { kinds }) => ({
    kind: proposalFor(scenario, kinds),
    truth: proposalFor(scenario, TRUTH),
    harm: proposalFor(scenario, HARM),
    reach: gateProposal(scenario, ['confidential', 'accusation']),
  }),
  words: {
    submit: 'Generate responses',
    progress: 'Generating...',
    reset: 'Generate New Responses',
    resultHeading: 'Four documents for the first hours',
    toast: { title: 'Crisis Responses Generated!', description: '4 drafts in your words. Nothing was sent anywhere.' },
  },
  waitsUntilFilled: true,
  isBeside: true,
  keepsTextsOut: true,
  example: {
    scenario: 'On Monday hackers copied a database with the email addresses of 300 customers.',
    kind: 'data',
    truth: 'happened',
    harm: 'none',
    reach: 'yes',
    thing: 'the email addresses of 300 customers',
    organization: 'Acme',
    country: 'us',
  },
})
