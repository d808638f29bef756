/** What both tools for briefs ask beside their specified inputs, and what was chosen from their table. */
import { formatHour } from '@/lib/format-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import type { ChoiceField, DayField, Option, TextField } from '../form/fields'
import { type Proposal, proposalFor } from '../form/propose'
import { type Gate, gateFor } from './gate'

/** The options come from the table. */
const OPTIONS: readonly Option[] = []

/** A choice that can be left open. */
export const choice = (label: string, hint: string) =>
  ({ kind: 'choice', label, hint, optional: true, options: OPTIONS }) as const satisfies ChoiceField

/** The same as one of the questions. */
export const question = (label: string, hint: string) => ({ ...choice(label, hint), isQuestion: true }) as const

/** A phrase that stands in the brief as it is typed. */
export const phrase = (label: string, hint: string, maxLength: number) =>
  ({ kind: 'text', label, hint, optional: true, isQuestion: true, maxLength }) as const satisfies TextField

export const publisherField = {
  kind: 'choice',
  label: 'Who publishes it?',
  hint: 'It decides on the ad label and the payment.',
  optional: true,
  isQuestion: true,
  options: [
    { value: 'paid', label: 'Creators who are paid or get something for it' },
    { value: 'unpaid', label: 'People with a link to us who get nothing for it' },
    { value: 'ours', label: 'We ourselves, in our own name' },
  ],
} as const satisfies ChoiceField

export type Publisher = (typeof publisherField)['options'][number]['value']

export const tradeField = question(
  'Does it have rules of its own?',
  'A lawyer reads such an idea before anybody works on it.',
)
export const alsoTradeField = question('Other rules that it has', 'Where two of them apply.')
export const ageField = question('Who sees it, and who is shown?', 'It decides who may be addressed and shown.')
export const pointField = phrase(
  'What it says',
  'One or two true sentences as people may read them, without promises: The N7 runs every Saturday at 1 a.m.',
  200,
)
export const actionField = phrase(
  'Call to action',
  'What people do next, as after “Call to action”: order it at lumen.example.',
  120,
)
export const dayField = {
  kind: 'day',
  label: 'Last day of publication',
  hint: 'The last piece is out by then. For an event: some days before it.',
  optional: true,
  isQuestion: true,
  notBeforeToday: true,
} as const satisfies DayField
export const hourField = {
  kind: 'choice',
  label: 'Hour of publication',
  hint: 'Where nothing may be out before it.',
  optional: true,
  isQuestion: true,
  options: Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`).map((value) => ({
    value,
    label: formatHour(value),
  })),
} as const satisfies ChoiceField
export const countryField = choice('Country', 'Where the people are who see it. It decides how the ad is labeled.')

const NO_TRADE: Option = { value: 'none', label: 'None of these' }

/** Entries of a table as options. */
export const optionsOf = (entries: readonly { id: string; label: string }[]): Option[] =>
  entries.map(({ id, label }) => ({ value: id, label }))

export const sharedOptions = ({ trades, ages, countries }: BriefTable) => ({
  trade: { options: [NO_TRADE, ...optionsOf(trades)] },
  alsoTrade: { options: optionsOf(trades) },
  age: { options: optionsOf(ages) },
  audienceCountry: { options: optionsOf(countries) },
})

type Proposing = { id: string; words: readonly string[] }

const allProposals = (text: string, entries: readonly Proposing[]): Proposal[] =>
  entries.flatMap((entry) => proposalFor(text, [entry]) ?? [])

/** The entry whose words stand in a text, where they are those of one entry alone. */
export function soleProposal(text: string, entries: readonly Proposing[]): Proposal | undefined {
  const [first, ...others] = allProposals(text, entries)
  return others.length === 0 ? first : undefined
}

/** What the words of a visitor suggest for the shared questions. */
export function sharedProposals(text: string, { trades }: BriefTable) {
  const [trade, alsoTrade] = allProposals(text, trades)
  return { gate: gateFor(text), trade, alsoTrade }
}

/** What was answered; an open question leaves its property out. */
export type BriefAnswers = {
  gate?: Gate | undefined
  publisher?: Publisher | undefined
  trade?: string | undefined
  alsoTrade?: string | undefined
  age?: string | undefined
  audienceCountry?: string | undefined
}

export const entryOf = <Entry extends { id: string }>(entries: readonly Entry[], id: string | undefined) =>
  entries.find((entry) => entry.id === id)

export type Chosen = {
  gate: BriefAnswers['gate']
  /** What the words sound like while the question is open. */
  sounds: Proposal | undefined
  publisher: BriefAnswers['publisher']
  /** What the words name as a trade that platforms refuse, where no answer names it. */
  barred: Proposal | undefined
  /** An answer or a word names a trade for adults alone. */
  isForAdults: boolean
  /** The visitor said that nothing in it has rules of its own. */
  isPlain: boolean
  trades: BriefTable['trades']
  age: BriefTable['ages'][number] | undefined
  country: BriefTable['countries'][number] | undefined
  /** Safety, law, medicine or a claim is at stake: approved lines stay as they are. */
  isWordForWord: boolean
}

type Goal = BriefTable['goals'][number]

/** The entries that the answers to the shared questions name. @param typed everything that was typed */
export function chosenIn(table: BriefTable, answers: BriefAnswers, typed: string, goal?: Goal): Chosen {
  const { gate, publisher } = answers
  const sounds = gate === undefined ? gateFor(typed) : undefined
  const trades = [...new Set([answers.trade, answers.alsoTrade])].flatMap((id) => entryOf(table.trades, id) ?? [])
  const unnamed = table.trades.filter((trade) => !trades.includes(trade))
  return {
    ...{ gate, sounds, publisher, trades },
    barred: proposalFor(
      typed,
      unnamed.filter(({ isBarred }) => isBarred),
    ),
    isForAdults:
      trades.some((trade) => trade.isForAdults) ||
      proposalFor(
        typed,
        unnamed.filter((trade) => trade.isForAdults),
      ) !== undefined,
    isPlain: answers.trade === NO_TRADE.value && trades.length === 0,
    age: entryOf(table.ages, answers.age),
    country: entryOf(table.countries, answers.audienceCountry),
    isWordForWord:
      trades.some((trade) => trade.isWordForWord) ||
      goal?.isWordForWord === true ||
      gate === 'appeal' ||
      gate === 'return' ||
      holdsClaim({ gate, sounds }),
  }
}

/** Whether there is no idea to agree on before the draft: a piece of our own, or help that is needed soon. */
export const isQuick = ({ gate, publisher }: Pick<Chosen, 'gate' | 'publisher'>): boolean =>
  publisher === 'ours' || gate === 'appeal'

/** Whether a claim is left out until it has its proof. */
export const holdsClaim = ({ gate, sounds }: Pick<Chosen, 'gate' | 'sounds'>): boolean =>
  gate === 'claim' || sounds?.value === 'claim'
