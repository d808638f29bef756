/** What the answers to the questions of a brief name in its table, and what the words of the visitor ask for first. */
import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import type { Values } from '../form/fields'
import { type Proposal, proposalFor } from '../form/propose'
import { type Gate, gravestFirst } from './gate'
import { type Heard, heardBy } from './heard'
import type { Pace } from './plan'
import { type firstQuestions, NO_TRADE, type questionsOnPiece } from './questions'
import { isWithinDays } from './working-days'

/** What was answered, with the name of the sender; an open question leaves its property out. */
export type BriefAnswers = Partial<
  Values<typeof firstQuestions & Pick<typeof questionsOnPiece, 'promises' | 'proof' | 'evidence' | 'alsoCountry'>>
> & { name?: string | undefined; brandName?: string | undefined } & Partial<
    Record<'firstDay' | 'day', CalendarDay | undefined>
  >

export type Chosen = ReturnType<typeof chosenIn>
type Goal = BriefTable['goals'][number]

/** The entries that the answers to the shared questions name. @param typed everything that was typed */
export function chosenIn(table: BriefTable, answers: BriefAnswers, typed: string, goal?: Goal) {
  const { publisher, license, asks, promises, publicFrom } = answers
  const heard = heardBy(table)
  const trades = entriesOf(table.trades, [answers.trade, answers.alsoTrade])
  const isOfMemory = trades.some((trade) => trade.isMemory)
  const isMourning = isOfMemory || (goal?.isMemory === true && publisher === 'ours')
  // Who mourns, or looks for helpers after a flood, answers that people are harmed, too.
  const ofHarm = isMourning ? 'memory' : goal?.isForHelp ? 'appeal' : 'harm'
  const gates = gravestFirst([answers.gate, answers.alsoGate].map((gate) => (gate === 'harm' ? ofHarm : gate)))
  const gate = gates[0] ?? answers.gate
  const ofMemory = table.trades.filter((trade) => trade.isMemory)
  // An outline asserts nothing of what words sound like.
  const soundsOfMemory = gate !== undefined && answers.trade === undefined && proposalFor(typed, ofMemory) !== undefined
  const isSecret = gates.includes('confidential')
  const out = answers.firstDay ?? answers.day
  const isInside = publisher === 'ours' && publicFrom !== undefined && (out === undefined || out >= publicFrom)
  const isHidden = isSecret && !isInside
  // What was checked after an accident counts until its question is answered.
  const isProof = (answers.evidence ?? (gates.includes('return') && 'published')) === 'published'
  const proof = isHidden || !isProof ? undefined : answers.proof
  const sounds = gate === undefined ? heard.gateFor(typed) : undefined
  const isClaim =
    gates.includes('claim') || sounds?.value === 'claim' || (proof !== undefined && !gates.includes('denial'))
  const age = entryOf(table.ages, answers.age)
  const isPlain = answers.trade === NO_TRADE.value && trades.length === 0
  const isToInform = goal?.isToInform === true
  // A goal that informs forbids or warns as well; with an open gate it prints nothing that was typed.
  const others =
    isToInform && (isPlain || gate === undefined) ? [] : table.trades.filter((trade) => !trades.includes(trade))
  const forAdults = others.filter((trade) => trade.isForAdults)
  const barred = others.filter((trade) => trade.isBarred || (trade.isForAdults && trade.asksForLicense))
  const isLicensed = trades.some((trade) => trade.isLicensed)
  const isWarning = goal?.isWarning === true
  const isDanger = isWarning && gates.includes('harm')
  const first = gate === 'denial' && publisher !== 'ours' && !isLicensed ? 'visit' : gate
  // What else is true of a warning waits for it.
  const named = isDanger ? ['danger', ...gates.filter((other) => other !== 'harm')] : [first, ...gates.slice(1)]
  const orders = [...(publisher === 'ours' ? named : named.slice(0, 1)), publisher === 'gift' ? 'gift' : undefined]
  return {
    ...{ publisher, license, asks, promises, publicFrom, trades, age, heard },
    /** Its trade is one in which a lawyer reads the idea first. */
    needsLawyer: trades.some(
      (trade) => trade.isForAdults || trade.asksForLicense || (trade.isWordForWord && !trade.isMemory),
    ),
    /** The graver of two answers. */
    gate,
    /** What is true of it, with the gravest first; nothing for “None of this”. */
    gates,
    /** It may not be public yet. */
    isSecret,
    /** It may not be public yet, and what was typed stays out: others make it, it is out before, or the day is open. */
    isHidden,
    /** Somebody died, and their families agree to what is said before; by the words while the trade is open. */
    isMemory: !isDanger && (gates.includes('memory') || isOfMemory || soundsOfMemory),
    /** What the words sound like while the question is open. */
    sounds,
    /** Words of harm or an accusation, where the answer names neither. */
    graver: graverIn(heard, typed, gates, answers),
    /** “None of this” was answered, or whether another answer is true as well: graver words no longer wait. */
    isSecond: answers.gate === 'none' || answers.alsoGate !== undefined,
    /** A serious illness, and the word that promises its cure. */
    cured: isLicensed ? undefined : heard.curedIllnessIn([typed, answers.proof ?? ''].join('\n')),
    /** Words that hide an ad or buy a review. */
    hidden: heard.hiddenIn(typed),
    /** Words of a fraud with money. */
    scheme: heard.schemeIn(
      typed,
      trades.some((trade) => trade.asksForLicense),
    ),
    /** It promises something: by the answer, by the words while it is open, or because there is a proof. */
    isClaim,
    /** What it says may promise something: no answer says that it does not. */
    mayPromise:
      promises !== 'no' &&
      (promises === 'yes' || isClaim || (!isDanger && trades.some((trade) => trade.needsPlainWords))),
    /** Where what it promises was found, by somebody independent. */
    proof,
    /** The sender, whose own number may stand beside the name. */
    ownName: answers.name ?? answers.brandName ?? '',
    /** People who get no fee owe nothing: no draft, no approval and no day. */
    isFree: publisher === 'gift' || publisher === 'unpaid',
    /** Words of a trade that may not be advertised, or not to this audience, where no answer names or excludes it. */
    unnamed:
      trades.length > 0 || gates.includes('harm') ? undefined : proposalFor(typed, age?.hasMinors ? forAdults : barred),
    /** What holds where something went wrong, somebody is mourned, people need help, or it is a gift. */
    orders: entriesOf(table.orders, orders),
    /** What holds while it is secret. */
    silence: entryOf(table.orders, 'secret')?.items.join(' ') ?? '',
    /** What holds where something is filmed or photographed. */
    onTheSpot: entriesOf(table.orders, ['spot']),
    /** How old creators are. */
    creator: creatorIn(
      table,
      { trades, age, isPlain },
      (gate !== undefined || isPlain) && !isToInform && proposalFor(typed, forAdults) !== undefined,
    ),
    /** The visitor said that nothing in it has rules of its own. */
    isPlain,
    /** The goal informs or thanks, and sells nothing. */
    isToInform,
    /** The goal warns of danger. */
    isWarning,
    /** People are in danger now. */
    isDanger,
    /** The goal advertises; unknown while it is open. */
    isToSell: goal?.isToSell,
    /** There are too few words to plan with. */
    isTooLittle: new Set(typed.toLowerCase().match(WORD)).size < FEWEST_WORDS,
    countries: entriesOf(table.countries, [answers.audienceCountry, answers.alsoCountry]),
    /** Safety, law, medicine or a claim is at stake: approved lines stay as they are. */
    isWordForWord:
      trades.some((trade) => trade.isWordForWord) || goal?.isWordForWord === true || isSolemn(gate) || isClaim,
  }
}

/** Words of harm or an accusation that no answer names. Where people mourn or need help, words of harm are expected. */
function graverIn(heard: Heard, typed: string, gates: readonly Gate[], { gate }: BriefAnswers): Proposal | undefined {
  const graver = gate === undefined ? undefined : heard.graverFor(typed, gate)
  const isExpected = gates.includes('accusation') || (graver?.value === 'harm' && gates.some(isSolemn))
  return isExpected ? undefined : graver
}

/** A parent’s consent is enough only where it is known that minors may be shown, and that no trade asks for adults. */
function creatorIn(
  { creators }: BriefTable,
  {
    trades,
    age,
    isPlain,
  }: { trades: BriefTable['trades']; age: BriefTable['ages'][number] | undefined; isPlain: boolean },
  soundsForAdults: boolean,
): BriefTable['creators'][number] {
  const isOpen = trades.length === 0 && !isPlain
  const isForAdultsAlone = isOpen || soundsForAdults || trades.some((trade) => trade.isMadeByAdults)
  const younger = age?.mayShowMinors && !isForAdultsAlone ? 'younger' : 'adult'
  const id = trades.some((trade) => trade.isForAdults) ? 'legal' : isOpen && soundsForAdults ? 'open' : younger
  const creator = entryOf(creators, id)
  if (!creator) throw new Error(`The table of briefs has no ${id}.`)
  return creator
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

/** People were harmed or doubt us: nothing in a piece is fun. Who asks for help may smile. */
const isGrave = (gate: BriefAnswers['gate']): boolean =>
  gate === 'memory' || gate === 'return' || gate === 'harm' || gate === 'denial'
const isSolemn = (gate: BriefAnswers['gate']): boolean => gate === 'appeal' || isGrave(gate)

/** Whether no line may be playful: by the answers, in a warning or a search, or because somebody is mourned. */
export const isCalm = ({ gate, isMemory, isWarning }: Pick<Chosen, 'gate' | 'isMemory' | 'isWarning'>): boolean =>
  isMemory || isWarning || isGrave(gate)

/** Whether it is for adults of an age that the law sets, or sounds like it while the trade is open. */
export const isForAdults = ({ creator }: Pick<Chosen, 'creator'>): boolean =>
  creator.id === 'legal' || creator.id === 'open'

type Days = { today: CalendarDay; day: CalendarDay | undefined }

/** How soon it has to be out. A warning waits for no campaign; most appeals are planned long before. */
export function paceOf(
  { gate, isWarning, isDanger, publisher }: Pick<Chosen, 'gate' | 'isWarning' | 'isDanger' | 'publisher'>,
  { today, day }: Days,
): Pace {
  if (isDanger) return 'now'
  if (isWarning || (gate === 'appeal' && day !== undefined && isWithinDays(today, day))) return 'urgent'
  // While it is open whether there can be a brief, its days are blanks.
  return publisher === 'ours' || gate === undefined ? 'own' : 'usual'
}
