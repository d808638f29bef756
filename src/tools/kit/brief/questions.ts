/** What both tools for briefs ask beside their specified inputs, and what was chosen from their table. */
import type { BriefTable } from '@/schema/tool-tables/briefs'
import type { ChoiceField, DayField, Option } from '../form/fields'
import type { gateField } from '../form/gate'
import { type Proposal, proposalFor } from '../form/propose'

/** The options come from the table. */
const OPTIONS: readonly Option[] = []

/** A choice that can be left open. */
export const choice = (label: string, hint: string) =>
  ({ kind: 'choice', label, hint, optional: true, options: OPTIONS }) as const satisfies ChoiceField

/** The same as one of the questions. */
export const question = (label: string, hint: string) => ({ ...choice(label, hint), isQuestion: true }) as const

export const tradeField = question(
  'Does it have rules of its own?',
  'A lawyer reads such an idea before anybody works on it.',
)
export const ageField = question('Age of the audience', 'It decides who may be addressed and shown.')
export const dayField = {
  kind: 'day',
  label: 'Last day of publication',
  hint: 'The last piece is out by then. For an event: some days before it.',
  optional: true,
  isQuestion: true,
  notBeforeToday: true,
} as const satisfies DayField
export const countryField = choice('Country', 'Where the people are who see it. It decides how the ad is labeled.')

const NO_TRADE: Option = { value: 'none', label: 'None of these' }

/** An answer that no entry of a table stands for: nothing in it has rules of its own. */
export const isPlainTrade = (trade: string | undefined) => trade === NO_TRADE.value

/** Entries of a table as options. */
export const optionsOf = (entries: readonly { id: string; label: string }[]): Option[] =>
  entries.map(({ id, label }) => ({ value: id, label }))

export const sharedOptions = ({ trades, ages, countries }: BriefTable) => ({
  trade: { options: [NO_TRADE, ...optionsOf(trades)] },
  age: { options: optionsOf(ages) },
  audienceCountry: { options: optionsOf(countries) },
})

export const tradeProposal = (text: string, { trades }: BriefTable): Proposal | undefined => proposalFor(text, trades)

/** What was answered; an open question leaves its property out. */
export type BriefAnswers = {
  gate?: (typeof gateField)['options'][number]['value'] | undefined
  trade?: string | undefined
  age?: string | undefined
  audienceCountry?: string | undefined
}

export const entryOf = <Entry extends { id: string }>(entries: readonly Entry[], id: string | undefined) =>
  entries.find((entry) => entry.id === id)

export type Chosen = {
  gate: BriefAnswers['gate']
  /** The visitor said that nothing in it has rules of its own. */
  isPlain: boolean
  trade: BriefTable['trades'][number] | undefined
  age: BriefTable['ages'][number] | undefined
  country: BriefTable['countries'][number] | undefined
}

/** The entries that the answers to the shared questions name. */
export const chosenIn = ({ trades, ages, countries }: BriefTable, answers: BriefAnswers): Chosen => ({
  gate: answers.gate,
  isPlain: isPlainTrade(answers.trade),
  trade: entryOf(trades, answers.trade),
  age: entryOf(ages, answers.age),
  country: entryOf(countries, answers.audienceCountry),
})
