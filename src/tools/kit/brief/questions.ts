/** What both tools for briefs ask beside their specified inputs. */
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { asQuestion, type ChoiceField, type DayField, type Option, type Raw, type TextField } from '../form/fields'
import { type Proposal, proposalFor } from '../form/propose'
import { alsoGateField, gateField, gateFor } from './gate'

/** The options come from the table. */
const OPTIONS: readonly Option[] = []

/** A choice that can be left open. */
export const choice = (label: string, hint: string) =>
  ({ kind: 'choice', label, hint, optional: true, options: OPTIONS }) as const satisfies ChoiceField

/** The same as one of the questions. */
export const question = (label: string, hint: string) => ({ ...choice(label, hint), ...asQuestion }) as const

/** A phrase that stands in the brief as it is typed. */
export const phrase = (label: string, hint: string, maxLength: number) =>
  ({ kind: 'text', label, hint, ...asQuestion, maxLength }) as const satisfies TextField

/** A question that most visitors leave open. */
export const folded = <Question extends ChoiceField | TextField | DayField>(question: Question) =>
  ({ ...question, isFolded: true }) as const

export const publisherField = {
  kind: 'choice',
  label: 'Who publishes it?',
  hint: 'It decides on the ad label and the payment.',
  ...asQuestion,
  options: [
    { value: 'paid', label: 'Creators who are paid or get something for it' },
    { value: 'unpaid', label: 'People with a link to us who get nothing for it' },
    { value: 'ours', label: 'We ourselves, in our own name' },
  ],
} as const satisfies ChoiceField

export type Publisher = (typeof publisherField)['options'][number]['value']

export const NO_TRADE: Option = { value: 'none', label: 'None of these' }

const evidenceField = {
  kind: 'choice',
  label: 'Whose proof is it?',
  hint: 'Only the first opens a promise, or an answer to a rumor.',
  ...asQuestion,
  options: [
    {
      value: 'published',
      label: 'Somebody independent confirmed this very thing, and all can read it',
    },
    { value: 'other', label: 'Our own, on a similar thing, on animals or cells, or not published' },
  ],
  isAsked: ({ proof = '' }) => proof.trim() !== '',
} as const satisfies ChoiceField
export type Evidence = (typeof evidenceField)['options'][number]['value']

export const dayField = {
  kind: 'day',
  label: 'Last day of publication',
  hint: 'The last piece is out by then; earlier is fine. For an event: some days before it.',
  ...asQuestion,
  notBeforeToday: true,
} as const satisfies DayField

const givesField = {
  kind: 'choice',
  label: 'What do people give for it?',
  hint: 'People under 18 are asked neither for money nor for data.',
  ...asQuestion,
  options: [
    { value: 'nothing', label: 'Nothing: it is free, and asks for no data' },
    { value: 'something', label: 'Money or data' },
  ],
} as const satisfies ChoiceField
export type Gives = (typeof givesField)['options'][number]['value']

/** The questions of both tools: what it is and for whom, then what people read, see and do. */
export const firstQuestions = {
  audienceCountry: choice('Country', 'Where the people are who see it. It decides how the ad is labeled.'),
  alsoCountry: choice('Another country', 'Where people see it as well. The stricter rule decides.'),
  gate: gateField,
  alsoGate: alsoGateField,
  publisher: publisherField,
  trade: question('Does it have rules of its own?', 'A lawyer reads such an idea before anybody works on it.'),
  alsoTrade: folded(question('Other rules that it has', 'Where two of them apply.')),
  license: phrase(
    'License and register number',
    'Of each country where people see it: FCA, 123456. Where the law asks for none: who says so. Without it there is no brief.',
    100,
  ),
  age: question('Who sees it, and who is shown?', 'It decides who may be addressed and shown.'),
  gives: givesField,
} as const
export const questionsOnPiece = {
  forWhom: phrase('For whom', 'As creators may read it, after “For whom”: people who work at night.', 100),
  point: phrase(
    'What it says',
    'One or two true sentences as people may read them, without promises: The N7 runs every Saturday at 1 a.m.',
    200,
  ),
  shown: folded(
    phrase(
      'What is shown, and where',
      'As after “What is shown”: a repair from start to end, in our workshop in Graz on March 3.',
      150,
    ),
  ),
  proof: folded(
    phrase(
      'Proof of what it says',
      'Where it promises or denies something: who found it, when, and where it can be read: Institute for Light, 2025, lumen.example.',
      120,
    ),
  ),
  evidence: folded(evidenceField),
  action: phrase(
    'Call to action',
    'What people do next, as after “Call to action”: order it at lumen.example. A number is that of an office.',
    120,
  ),
  avoid: folded(
    phrase(
      'Must not be in it',
      'Your conditions, as after “Must not be in it”: faces of children, the name of the donor.',
      120,
    ),
  ),
  languages: folded(phrase('Languages', 'Of the piece and its subtitles: Spanish, with English subtitles.', 80)),
} as const

/** Entries of a table as options. */
export const optionsOf = (entries: readonly { id: string; label: string }[]): Option[] =>
  entries.map(({ id, label }) => ({ value: id, label }))

/** @param goalField the field that names the goal */
export const sharedOptions = ({ trades, ages, countries, goals }: BriefTable, goalField: 'goal' | 'objective') => ({
  trade: { options: [NO_TRADE, ...optionsOf(trades)] },
  alsoTrade: { options: optionsOf(trades) },
  license: { isAsked: asksForLicense(trades) },
  gives: {
    isAsked: ({ age, trade, alsoTrade, [goalField]: goal }: Raw) =>
      goals.some(({ id, asksForMoneyOrData }) => asksForMoneyOrData && id === goal) &&
      (ages.some(({ id, hasMinors }) => hasMinors && id === age) ||
        trades.some(({ id, isForChildren }) => isForChildren && (id === trade || id === alsoTrade))),
  },
  age: { options: optionsOf(ages) },
  audienceCountry: { options: optionsOf(countries) },
  alsoCountry: { options: optionsOf(countries) },
})

/** Whether a chosen trade asks for its license. */
const asksForLicense =
  (trades: BriefTable['trades']) =>
  ({ trade, alsoTrade }: Raw) =>
    trades.some(({ id, asksForLicense }) => asksForLicense && (id === trade || id === alsoTrade))

type Proposing = { id: string; words: readonly string[] }

const allProposals = (text: string, entries: readonly Proposing[]): Proposal[] =>
  entries.flatMap((entry) => proposalFor(text, [entry]) ?? [])

/** The entry whose words stand in a text, where they are those of one entry alone. */
export function soleProposal(text: string, entries: readonly Proposing[]): Proposal | undefined {
  const [first, ...others] = allProposals(text, entries)
  return others.length === 0 ? first : undefined
}

/** What the words of a visitor suggest for the shared questions. @param goal its id @param gate the answer that is given */
export function sharedProposals(text: string, { trades, ages, goals }: BriefTable, goal: string, gate: string) {
  const isMemory = goals.find(({ id }) => id === goal)?.isMemory
  const [trade, alsoTrade] = allProposals(text, trades)
  return {
    gate: gateFor(text, isMemory),
    alsoGate: gateFor(text, isMemory, gate),
    trade,
    alsoTrade,
    age: proposalFor(text, ages),
  }
}
