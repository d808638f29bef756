import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { HeadlineTable } from '@/schema/tool-tables/headlines'
import { oneLine } from '../kit/document/clean-text'
import { placeholdersIn } from '../kit/document/placeholders'
import { fillSentence, type Slots } from '../kit/document/sentence'
import { phraseIn } from '../kit/english/phrases'
import type { Values } from '../kit/form/fields'
import { gateProposal, gateWords, holdsBack } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import { hasDateOf, hasDay, isFigureRepeated, isRepeated, isWhollyRepeated, PLACE_WORD } from './repeated'
import { kindOf, LONGEST_TOPIC, type tool } from './tool'
import { typedIn } from './typed-in'

export type Answers = Values<(typeof tool)['fields']>

export type Headline = {
  text: string
  /** The name of its newsroom pattern. */
  pattern: string
  use: string
}

export type Headlines = {
  headlines: Headline[]
  /** The kind of news whose verb was used; none where the question was left open. */
  kind: HeadlineTable['news'][number] | undefined
  /** The answer to the question of the gate: the visitor's, or what the words suggest. */
  gate: string | undefined
  /** Whether the gate is only suggested by words, so that the visitor still has to answer. */
  isSuggested: boolean
  /** Whether the gate leaves nothing typed in a headline. */
  isHeldBack: boolean
  /** Whether each headline says that it is not serious. */
  isJoke: boolean
  /** Whether the topic is a note that no headline can hold. */
  isNote: boolean
  /** How many blanks all headlines hold together. */
  blanks: number
}

/** What stands in a headline for a topic that fits in no headline. */
const TOPIC = 'Your news in one line'

/** In front of each headline of a joke: a copy takes it along. */
const NOT_SERIOUS = 'Not serious: '

/**
 * Eight headlines after the patterns of the chosen kind; without a kind, after those that fit any news.
 * @param today the visitor's day: what happens later is written as “to open”
 */
export function writeHeadlines(answers: Answers, table: HeadlineTable, today: CalendarDay): Headlines {
  const kind = kindOf(answers, table)
  // What is true against a joke or a false claim is neither.
  const answered = answers.gate === 'joke' && kind?.denies ? 'none' : answers.gate
  const suggested = answered === undefined ? suggestedGate(answers, table) : undefined
  const gate = answered ?? suggested
  const isJoke = answered === 'joke' && (kind === undefined || kind.set === 'good')
  const isHeldBack = holdsBack(gate) && !isJoke
  const said = isHeldBack ? { topic: '' } : gate === 'claim' ? withoutClaims(answers) : answers
  const isAhead = answers.day !== undefined && answers.day > today
  const slots = slotsOf(said, kind, isAhead)
  // Where the verb is true already and the day is still to come, words of the kind stand before the day.
  const day = isAhead && kind?.ahead && slots.day?.typed ? `${kind.ahead} {day}` : ': {day}'
  const headlines = patternsFor(kind, gate, table).map(({ name, text, use }) => ({
    text: (isJoke ? NOT_SERIOUS : '') + headlineOf(text.replace(': {day}', day), slots),
    pattern: name,
    use,
  }))
  return {
    headlines,
    kind,
    gate,
    isSuggested: suggested !== undefined,
    isHeldBack,
    isJoke,
    isNote: !isHeldBack && kind === undefined && !isLine(answers.topic),
    blanks: headlines.reduce((sum, { text }) => sum + placeholdersIn(text).length, 0),
  }
}

/** Good news gets sober patterns where somebody is harmed by it. */
export function patternsFor(kind: Headlines['kind'], gate: string | undefined, table: HeadlineTable) {
  if (!kind) return table.neutral
  return gate === 'harm' && kind.set === 'good' ? table.serious : (kind.patterns ?? table[kind.set])
}

/**
 * Without the phrases that promise something about health, money or the environment, and without whom it is for. Where no
 * word shows which phrase it is, each of them may be it.
 */
function withoutClaims(answers: Answers): Answers {
  const isClaim = (text: string | undefined) => text !== undefined && phraseIn(text, gateWords('claim')) !== undefined
  const { topic, what, number } = answers
  const isFound = [topic, what, number].some(isClaim)
  const isKept = (text: string | undefined) => isFound && !isClaim(text)
  return {
    ...answers,
    topic: isKept(topic) ? topic : '',
    what: isKept(what) ? what : undefined,
    number: isKept(number) ? number : undefined,
    reader: undefined,
    gate: 'claim',
  }
}

/** What the words suggest; those of a kind that harms people say so too, while the visitor has chosen none. */
function suggestedGate(answers: Answers, { news }: HeadlineTable): string | undefined {
  const typed = typedIn(answers)
  const kinds = answers.news === undefined ? news.filter(({ set }) => set === 'harm') : []
  return gateProposal(typed)?.value ?? (proposalFor(typed, kinds) && 'harm')
}

/** With a capital in front, unless the first word has its own spelling, as "iPhone" has. */
export const capitalised = (text: string): string =>
  /^\p{Ll}[\p{Ll}\p{M}'’-]*(?![\p{L}\p{N}])/u.test(text)
    ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : text

/**
 * A pattern with its slots filled. A phrase at its start gets a capital, unless it has a spelling of its own. Behind a phrase
 * with a colon, a dash joins what follows.
 */
function headlineOf(pattern: string, { alone, ...slots }: HeadlineSlots): string {
  const hasColon = Object.entries(slots).some(
    ([name, slot]) => slot?.typed?.includes(': ') && pattern.includes(`{${name}}`),
  )
  const joined = hasColon ? pattern.replaceAll(': ', ' – ') : pattern
  const filled = fillSentence(joined, pattern === '{topic}' ? { topic: alone } : slots)
  return pattern.startsWith('{') ? capitalised(filled) : filled
}

/** @property alone the topic where it stands alone */
type HeadlineSlots = Slots & { alone: Slots[string] }

function slotsOf(
  answers: Partial<Answers> & { topic: string },
  kind: Headlines['kind'],
  isAhead: boolean,
): HeadlineSlots {
  const { topic, day, who, what, reader, number, place, many, gate } = answers
  const news = kind ? [who, what].join('\n') : topic
  const unless = (isSaid: boolean, typed: string | undefined, blank: string, other: string) =>
    isSaid && typed ? { blank: other } : { typed, blank }
  const dated = kind ? (what ?? '') : topic
  const toDo = kind && `to ${kind.does.several}`
  return {
    who: unless(!kind && isRepeated(who ?? '', topic), who, 'Who', 'Who confirms it'),
    what: { typed: what, blank: gate === 'claim' ? 'what it is, in words that you can prove' : 'what is new' },
    reader: unless(isWhollyRepeated(reader ?? '', news), reader, 'those it concerns', 'other readers'),
    number: unless(isFigureRepeated(number ?? '', news), number, 'a figure', 'another figure'),
    place: unless(isRepeated(place ?? '', news, PLACE_WORD), place, 'Place', 'Region or country'),
    day: {
      typed: day && !hasDateOf(dated, day) ? formatDay(day) : undefined,
      blank: hasDay(dated) ? 'what else to know' : 'Date',
    },
    does: {
      typed: isAhead && !kind?.ahead ? toDo : many === 'several' ? kind?.does.several : kind?.does.one,
      blank: 'does',
    },
    speaker: { typed: speakerOf(answers), blank: 'name, role' },
    topic: { typed: isLine(topic) ? withoutStop(topic) : undefined, blank: TOPIC },
    alone: { typed: isLine(topic) ? topic : undefined, blank: TOPIC },
  }
}

/** Who can be quoted: a person, or somebody of one organization; of several, only they know. */
const speakerOf = ({ who, many }: Partial<Answers>): string | undefined =>
  many === 'person' ? who : many === 'one' && who ? `[name, role] of ${oneLine(who)}` : undefined

const withoutStop = (topic: string) => oneLine(topic).replace(/\.$/, '')

/** A stop that ends no sentence: “Dr. Lund”, “St. Ursula”, “U.S. team”, “J. Ortiz”. */
const ABBREVIATION = /(\b(?:Dr|Mr|Mrs|Ms|Mx|Prof|Rev|Sr|Jr|St|Mt|Ft|No|Inc|Co|Corp|Ltd|vs|approx|\p{Lu}))\./gu

/**
 * Whether a topic can be a headline: one line of one sentence, not addressed to the tool and not shouted. Anything else is a
 * note of the visitor, which stays in the form.
 */
function isLine(topic: string): boolean {
  const line = withoutStop(topic).replace(ABBREVIATION, '$1')
  const letters = line.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const hasEnd = /[.!?…:;]["”’)]?$|[.!?…]["”’)]? |[()[\]]/u.test(line)
  const isSpoken = /\bI\b|\b(?:my|me|please|(?:can|could) you)\b/u.test(line)
  return line !== '' && line.length <= LONGEST_TOPIC && !isShouted && !hasEnd && !isSpoken
}
