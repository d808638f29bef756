import type { CrisisTable } from '@/schema/tool-tables/crisis'
import { asQuestion } from '../kit/form/fields'
import { gateProposal, gateWords } from '../kit/form/gate'
import { gravestFor, type Proposal, proposalFor } from '../kit/form/propose'
import { answers, phrase, question } from '../kit/form/questions'
import { defineWriter } from '../kit/tool'
import { harmProposal, has, saysDied, withoutUnhurt } from './harm-words'

/** Room for one phrase of a sentence, in characters. */
const PHRASE = 120

/** Room for one or two sentences, in characters. */
const PRINT = 500

/** Below the field for the thing, while the kind of event is open. */
const NO_KIND = 'As after “about”: our night light, the closed bridge on Mill Road.'

const truthFor = (scenario: string, { truth }: CrisisTable) =>
  gravestFor(scenario, [...truth, { id: 'nothing', words: gateWords('joke') }])

/** What can hurt people comes before everything else that words suggest, and is all that they can suggest after a death. */
function kindFor(scenario: string, table: CrisisTable): Proposal | undefined {
  const rest = withoutUnhurt(scenario, table.people)
  // Words of a false claim, or of what is said to be safe, name what did not happen.
  const isUntrue = truthFor(scenario, table)?.value === 'false' || has(rest, table.people.safe)
  const fitting = table.kinds.filter(({ isLieOfOthers }) => isLieOfOthers || !isUntrue)
  const safety = fitting.filter(({ isSafety }) => isSafety)
  return proposalFor(rest, safety) ?? (saysDied(scenario, table) ? undefined : proposalFor(rest, fitting))
}

export const tool = defineWriter('tables/crisis')({
  slug: 'pr-crisis-response-generator',
  fields: {
    scenario: {
      kind: 'text',
      label: 'Scenario',
      rows: 7,
      maxLength: 500,
      placeholder: 'On Monday an attacker copied the email addresses of some of our customers from a support system.',
      hint: 'What happened, when, and what was done. It proposes answers below, and stands in no document.',
      needsWords: true,
    },
    kind: question('Kind of event', 'It decides what people are told to do.'),
    truth: {
      kind: 'choice',
      label: 'What is true of it?',
      ...asQuestion,
      options: [
        { value: 'happened', label: 'It happened' },
        { value: 'over', label: 'It happened, and is over' },
        { value: 'unknown', label: 'We are still finding out' },
        { value: 'false', label: 'It is not true: others say so' },
        { value: 'exercise', label: 'It is an exercise: these texts are played in it' },
        { value: 'planned', label: 'It is planned: work, a drill, a strike to come' },
        { value: 'nothing', label: 'Nothing bad happened: good news, a joke' },
      ],
    },
    harm: {
      kind: 'choice',
      label: 'Is anybody hurt?',
      ...asQuestion,
      options: [
        { value: 'none', label: 'Nobody' },
        { value: 'slight', label: 'Somebody is slightly hurt' },
        { value: 'hurt', label: 'Somebody is hurt or ill' },
        { value: 'died', label: 'Somebody has died' },
        { value: 'both', label: 'Somebody has died, others are hurt' },
        { value: 'unlinked', label: 'Somebody has died; whether of this is not known' },
        { value: 'unknown', label: 'We do not know yet' },
      ],
    },
    reach: {
      kind: 'choice',
      label: 'May it be public?',
      ...asQuestion,
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'first', label: 'Yes, after the people affected' },
        { value: 'concerned', label: 'To the people affected; to others only if they ask' },
        { value: 'asked', label: 'Only if somebody asks' },
        { value: 'confidential', label: 'No: it is confidential' },
        { value: 'accusation', label: 'Not yet: we accuse somebody by name' },
      ],
    },
    print: {
      kind: 'text',
      label: 'What can be printed?',
      rows: 3,
      hint: 'One or two sentences, as they should be printed: what happened, or what is true instead.',
      ...asQuestion,
      maxLength: PRINT,
    },
    second: {
      kind: 'text',
      label: 'What does a second group have to know, too?',
      rows: 3,
      hint: 'Only if not everyone affected hears the same. It stands behind “What can be printed?”, in a message to the second group alone.',
      ...asQuestion,
      maxLength: PRINT,
      isAsked: ({ print = '' }) => print.trim() !== '',
    },
    action: phrase('What should people do?', 'As after “Please”: boil tap water before you drink it.', PHRASE),
    danger: {
      ...answers('Does that keep people out of danger?', 'If so, it stands right after what happened.', [
        { value: 'yes', label: 'Yes: they have to do it to stay safe' },
        { value: 'no', label: 'No: it helps them, such as getting money back' },
      ]),
      isAsked: ({ action = '' }) => action.trim() !== '',
    },
    thing: phrase('What is it called?', NO_KIND, PHRASE),
    organization: phrase('Name of your organization', 'As after “Statement by”: Acme.', PHRASE),
    country: answers('Where it happened', 'It decides the emergency number and the duties to report.', [
      { value: 'us', label: 'United States' },
      { value: 'eu', label: 'European Union' },
      { value: 'uk', label: 'United Kingdom' },
      { value: 'other', label: 'Another country' },
    ]),
  },
  fromTable: ({ kinds }) => ({
    kind: { options: kinds.map(({ id, label }) => ({ value: id, label })) },
    thing: { hint: (typed) => kinds.find(({ id }) => id === typed.kind)?.ask ?? NO_KIND },
  }),
  proposals: ({ scenario = '' }, table) => ({
    kind: kindFor(scenario, table),
    // A denial would be a word against the people who came forward.
    truth: has(scenario, table.people.accused) ? undefined : truthFor(scenario, table),
    harm: harmProposal(scenario, table),
    reach: gateProposal(scenario, ['confidential', 'accusation']),
  }),
  words: {
    submit: 'Generate responses',
    progress: 'Generating...',
    reset: 'Generate New Responses',
    resultHeading: 'Four documents for the first hours',
    toast: { title: 'Crisis Responses Generated!', description: '4 drafts. Nothing was sent anywhere.' },
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
    print: 'On Monday, hackers copied a database with the email addresses of 300 customers. No passwords were in it.',
    thing: 'the email addresses of 300 customers',
    organization: 'Acme',
    country: 'us',
  },
})
