/** What both tools for briefs ask beside their specified inputs. */
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { asQuestion, type ChoiceField, type DayField, type Option, type Raw, type TextField } from '../form/fields'
import { type Proposal, proposalFor } from '../form/propose'
import { answers, choice, phrase, question } from '../form/questions'
import { alsoGateField, gateField } from './gate'
import { heardBy } from './heard'

/** A question that most visitors leave open. */
export const folded = <Question extends ChoiceField | TextField | DayField>(question: Question) =>
  ({ ...question, isFolded: true }) as const

export const publisherField = answers('Who publishes it?', 'It decides on the ad label and the payment.', [
  { value: 'paid', label: 'Creators who are paid for it, and agree to publish' },
  { value: 'gift', label: 'People who get a gift, a pass or a visit, and post or do not' },
  { value: 'unpaid', label: 'People with a link to us who get nothing for it' },
  { value: 'ours', label: 'We ourselves, in our own name' },
])

export type Publisher = (typeof publisherField)['options'][number]['value']

export const NO_TRADE: Option = { value: 'none', label: 'None of these' }

const evidenceField = {
  ...answers('Whose proof is it?', 'Only the first opens a promise, or an answer to a rumor by others.', [
    { value: 'published', label: 'Somebody independent confirmed just this, and all can read it' },
    { value: 'other', label: 'Our own, on a similar thing, on animals or cells, or not published' },
  ]),
  isAsked: ({ proof }) => isFilled(proof),
} as const satisfies ChoiceField

export const dayField = {
  kind: 'day',
  label: 'Last day of publication',
  hint: 'The last piece is out by then; earlier is fine. For an event: some days before it; of what is live, its own day.',
  ...asQuestion,
  notBeforeToday: true,
} as const satisfies DayField

const asksField = answers('What does it ask of people?', 'It decides whether people under 18 may be asked.', [
  { value: 'money', label: 'Money: they buy, book or give' },
  { value: 'data', label: 'Personal data alone: they sign up or apply' },
  { value: 'nothing', label: 'Neither' },
])

export const promisesField = answers('Does what it says promise anything?', 'An effect, “safe for”, “free of”.', [
  { value: 'no', label: 'No: what it is, what it costs, when and where' },
  { value: 'yes', label: 'Yes, or it can be read so' },
])

const isFilled = (text = ''): boolean => text.trim() !== ''
const isTrue = (gates: readonly string[], { gate = '', alsoGate = '' }: Raw): boolean =>
  gates.includes(gate) || gates.includes(alsoGate)

/** The questions of both tools: what it is and for whom, then what people read, see and do. */
export const firstQuestions = {
  audienceCountry: choice('Country', 'Where the people are who see it. It decides how the ad is labeled.'),
  gate: gateField,
  alsoGate: alsoGateField,
  publicFrom: {
    ...dayField,
    label: 'Public from',
    hint: 'The day on which it is no longer secret. A piece before it gives nothing away.',
    isAsked: (typed: Raw) => isTrue(['confidential'], typed),
  },
  publisher: publisherField,
  trade: question('Does it have rules of its own?', 'Check them, in doubt with a lawyer, before anybody works on it.'),
  alsoTrade: {
    ...question('Other rules that it has', 'Where two of them apply.'),
    isAsked: ({ trade = '' }: Raw) => trade !== '' && trade !== NO_TRADE.value,
  },
  license: phrase(
    'License and register number',
    'Of each country where people see it: FCA, 123456. Where the law asks for none: who says so. Bets and crypto get no brief without it.',
    100,
  ),
  age: question('Who sees it, and who is shown?', 'It decides who may be addressed and shown.'),
  asks: asksField,
} as const
export const questionsOnPiece = {
  forWhom: phrase('For whom', 'As creators may read it, after “For whom”: people who work at night.', 100),
  point: phrase(
    'What it says',
    'One or two true sentences, without promises: The N7 runs every Saturday at 1 a.m.',
    200,
  ),
  promises: promisesField,
  safety: phrase(
    'What has to be said in any case',
    'For safety, or as a condition; word for word: Contains wheat. If it gets hot, unplug it. We never ask for a fee.',
    200,
  ),
  shown: folded(phrase('What is shown, and where', 'As after “What is shown”: a repair, in our workshop.', 150)),
  proof: {
    ...phrase('Proof of what it says', 'Who found it, when, and where it stands: City Lab, 2025, lumen.example.', 120),
    isAsked: (typed: Raw) => typed.promises === 'yes' || isTrue(['claim', 'denial', 'return'], typed),
  },
  evidence: evidenceField,
  action: phrase(
    'Call to action',
    'The one thing that people do next, as after “Call to action”: order it at lumen.example. A number is that of an office.',
    120,
  ),
  seenOn: {
    ...dayField,
    label: 'When can it be seen or made?',
    hint: 'The first day of the visit, the delivery or the trial. Drafts are due after it.',
  },
  contact: folded(
    phrase(
      'Contact',
      'Who answers and approves, and until when people can ask: Ana Reis, 555 0199, by June 3, noon.',
      120,
    ),
  ),
  avoid: folded(phrase('Must not be in it', 'Your conditions: faces of children, the name of the donor.', 120)),
  languages: folded(phrase('Languages', 'Of the piece and its subtitles: Spanish, with English subtitles.', 80)),
  alsoCountry: folded(question('Another country', 'Where people see it as well. The stricter rule decides.')),
} as const

/** Entries of a table as options. */
export const optionsOf = (entries: readonly { id: string; label: string }[]): Option[] =>
  entries.map(({ id, label }) => ({ value: id, label }))

export function sharedOptions({ trades, ages, countries }: BriefTable) {
  const chosen = ({ trade, alsoTrade }: Raw) => trades.filter(({ id }) => id === trade || id === alsoTrade)
  return {
    trade: { options: [NO_TRADE, ...optionsOf(trades)] },
    alsoTrade: { options: [NO_TRADE, ...optionsOf(trades)] },
    license: { isAsked: (typed: Raw) => chosen(typed).some(({ asksForLicense }) => asksForLicense) },
    asks: {
      isAsked: (typed: Raw) =>
        ages.some(({ id, hasMinors }) => hasMinors && id === typed.age) ||
        chosen(typed).some(({ isForChildren }) => isForChildren),
    },
    promises: {
      isAsked: (typed: Raw) =>
        isFilled(typed.point) &&
        (isTrue(['claim'], typed) || chosen(typed).some(({ needsPlainWords }) => needsPlainWords)),
    },
    age: { options: optionsOf(ages) },
    audienceCountry: { options: optionsOf(countries) },
    alsoCountry: { options: optionsOf(countries) },
  }
}

type Proposing = { id: string; words: readonly string[] }

const allProposals = (text: string, entries: readonly Proposing[]): Proposal[] =>
  entries.flatMap((entry) => proposalFor(text, [entry]) ?? [])

/** The entry whose words stand in a text, where they are those of one entry alone. */
export function soleProposal(text: string, entries: readonly Proposing[]): Proposal | undefined {
  const [first, ...others] = allProposals(text, entries)
  return others.length === 0 ? first : undefined
}

/** What the words of a visitor suggest for the shared questions. @param gate the answer that is given */
export function sharedProposals(text: string, table: BriefTable, gate: string) {
  const { gateFor } = heardBy(table)
  const [trade, alsoTrade] = allProposals(text, table.trades)
  return { gate: gateFor(text), alsoGate: gateFor(text, gate), trade, alsoTrade, age: proposalFor(text, table.ages) }
}
