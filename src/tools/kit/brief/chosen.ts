/** What the answers to the questions of a brief name in its table, and what the words of the visitor ask for first. */
import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { type Proposal, proposalFor } from '../form/propose'
import { type Gate, gateFor, graverFor } from './gate'
import { curedIllnessIn } from './illness'
import { isWithinDays, type Pace } from './planner'
import { NO_TRADE, type Publisher } from './questions'

/** What was answered; an open question leaves its property out. */
export type BriefAnswers = {
  gate?: Gate | undefined
  publisher?: Publisher | undefined
  proof?: string | undefined
  trade?: string | undefined
  alsoTrade?: string | undefined
  age?: string | undefined
  audienceCountry?: string | undefined
  alsoCountry?: string | undefined
}

export type Chosen = {
  gate: BriefAnswers['gate']
  /** What the words sound like while the question is open. */
  sounds: Proposal | undefined
  /** Words of harm or an accusation, where the answer names neither. */
  graver: Proposal | undefined
  /** A serious illness, and the word that promises its cure. */
  cured: ReturnType<typeof curedIllnessIn>
  /** Where what it promises was found. */
  proof: string | undefined
  publisher: BriefAnswers['publisher']
  /** Words of a trade that may not be advertised, or not to this audience, where no answer names a trade. */
  unnamed: Proposal | undefined
  /** How old creators are. */
  creatorAge: CreatorAge
  /** The visitor said that nothing in it has rules of its own. */
  isPlain: boolean
  /** The goal informs or thanks, and sells nothing. */
  isToInform: boolean
  /** The goal asks for no purchase, no money and no data: people under 18 may be addressed. */
  isForEverybody: boolean
  /** There are too few words to plan with. */
  isTooLittle: boolean
  trades: BriefTable['trades']
  age: BriefTable['ages'][number] | undefined
  countries: BriefTable['countries']
  /** Safety, law, medicine or a claim is at stake: approved lines stay as they are. */
  isWordForWord: boolean
}

/** Of the legal age of the trade; of that age, while the trade is open; of 18; or younger, where a parent agrees. */
export type CreatorAge = 'legal' | 'open' | 'adult' | 'younger-with-consent'

type Goal = BriefTable['goals'][number]

/** The entries that the answers to the shared questions name. @param typed everything that was typed */
export function chosenIn(table: BriefTable, answers: BriefAnswers, typed: string, goal?: Goal): Chosen {
  const { gate, publisher } = answers
  const proof = gate === 'confidential' ? undefined : answers.proof
  const sounds = gate === undefined ? gateFor(typed) : undefined
  const trades = entriesOf(table.trades, [answers.trade, answers.alsoTrade])
  const age = entryOf(table.ages, answers.age)
  const others = table.trades.filter((trade) => !trades.includes(trade))
  const forAdults = others.filter((trade) => trade.isForAdults)
  const isPlain = answers.trade === NO_TRADE.value && trades.length === 0
  const isToInform = goal?.isToInform === true
  return {
    ...{ gate, sounds, publisher, trades, age, isToInform, isPlain, proof },
    graver: gate === undefined || gate === 'harm' || gate === 'accusation' ? undefined : graverFor(typed),
    cured: curedIllnessIn([typed, answers.proof ?? ''].join('\n')),
    isForEverybody: goal !== undefined && !goal.asksForMoneyOrData,
    unnamed:
      trades.length > 0
        ? undefined
        : proposalFor(typed, age?.hasMinors ? forAdults : others.filter(({ isBarred }) => isBarred)),
    creatorAge: creatorAgeOf({ trades, age, isPlain }, !isToInform && proposalFor(typed, forAdults) !== undefined),
    isTooLittle: new Set(typed.toLowerCase().match(WORD)).size < FEWEST_WORDS,
    countries: entriesOf(table.countries, [answers.audienceCountry, answers.alsoCountry]),
    isWordForWord:
      trades.some((trade) => trade.isWordForWord) ||
      goal?.isWordForWord === true ||
      isSolemn({ gate }) ||
      hasClaim({ gate, sounds, proof }),
  }
}

/** A parent’s consent is enough only where it is known that minors may be shown, and that no trade asks for adults. */
function creatorAgeOf(
  { trades, age, isPlain }: Pick<Chosen, 'trades' | 'age' | 'isPlain'>,
  soundsForAdults: boolean,
): CreatorAge {
  if (trades.some((trade) => trade.isForAdults)) return 'legal'
  const isOpen = trades.length === 0 && !isPlain
  if (isOpen && soundsForAdults) return 'open'
  const isForAdultsAlone = isOpen || soundsForAdults || trades.some((trade) => trade.isMadeByAdults)
  return age?.mayShowMinors && !isForAdultsAlone ? 'younger-with-consent' : 'adult'
}

/** A single letter names nothing. */
const WORD = /[\p{L}\p{N}]{2,}/gu
/** House rule: fewer different words than this name neither a thing nor who it is for. */
const FEWEST_WORDS = 3

export const entryOf = <Entry extends { id: string }>(entries: readonly Entry[], id: string | undefined) =>
  entries.find((entry) => entry.id === id)

/** The entries of a first and a second answer. */
export const entriesOf = <Entry extends { id: string }>(entries: readonly Entry[], ids: (string | undefined)[]) =>
  [...new Set(ids)].flatMap((id) => entryOf(entries, id) ?? [])

/** People were harmed, need help or doubt us: nothing in a piece is fun. */
export const isSolemn = ({ gate }: Pick<Chosen, 'gate'>): boolean =>
  gate === 'appeal' || gate === 'return' || gate === 'harm' || gate === 'denial'

/** Whether no line may be playful: by the answer, or because the words sound graver than it. */
export const isCalm = ({ gate, graver }: Pick<Chosen, 'gate' | 'graver'>): boolean =>
  isSolemn({ gate }) || graver !== undefined

/** Whether it promises something: by the answer, by the words while it is open, or because there is a proof. */
export const hasClaim = ({ gate, sounds, proof }: Pick<Chosen, 'gate' | 'sounds' | 'proof'>): boolean =>
  gate === 'claim' || sounds?.value === 'claim' || proof !== undefined

type Days = { today: CalendarDay; day: CalendarDay | undefined }

/** How soon it has to be out. Most appeals are planned long before; few are an emergency. */
export function paceOf({ gate, publisher }: Pick<Chosen, 'gate' | 'publisher'>, { today, day }: Days): Pace {
  if (gate === 'appeal' && day !== undefined && isWithinDays(today, day)) return 'urgent'
  return publisher === 'ours' ? 'own' : 'usual'
}
