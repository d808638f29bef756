import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { HeadlineTable } from '@/schema/tool-tables/headlines'
import { oneLine } from '../kit/document/clean-text'
import { placeholdersIn } from '../kit/document/placeholders'
import { fillSentence, type Slots } from '../kit/document/sentence'
import { patternOf } from '../kit/english/phrases'
import type { Values } from '../kit/form/fields'
import { gateProposal, gateWords, holdsBack } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import { LONGEST_TOPIC, type tool } from './tool'
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
  /** Whether a phrase is left out because it promises something. */
  hasClaim: boolean
  /** Whether the topic is a note that no headline can hold. */
  isNote: boolean
  /** How many blanks all headlines hold together. */
  blanks: number
}

/** What stands in a headline for a topic that fits in no headline. */
const TOPIC = 'Your news in one line'

/**
 * Eight headlines after the patterns of the chosen kind; without a kind, after those that fit any news.
 * @param today the visitor's day: what happens later is written as “to open”
 */
export function writeHeadlines(answers: Answers, table: HeadlineTable, today: CalendarDay): Headlines {
  const suggested = answers.gate === undefined ? suggestedGate(answers, table) : undefined
  const gate = answers.gate ?? suggested
  const isHeldBack = holdsBack(gate)
  const kind = table.news.find(({ id }) => id === answers.news)
  const { said, hasClaim } = gate === 'claim' ? withoutClaims(answers) : { said: answers, hasClaim: false }
  const slots = slotsOf(isHeldBack ? { topic: '' } : said, kind, today)
  const headlines = patternsFor(kind, gate, table).map(({ name, text, use }) => ({
    text: headlineOf(text, slots),
    pattern: name,
    use,
  }))
  return {
    headlines,
    kind,
    gate,
    isSuggested: suggested !== undefined,
    isHeldBack,
    hasClaim,
    isNote: !isHeldBack && kind === undefined && !isLine(answers.topic),
    blanks: headlines.reduce((sum, { text }) => sum + placeholdersIn(text).length, 0),
  }
}

/** Good news gets sober patterns where somebody is harmed by it. */
export function patternsFor(kind: Headlines['kind'], gate: string | undefined, table: HeadlineTable) {
  if (!kind) return table.neutral
  return gate === 'harm' && kind.set === 'good' ? table.serious : (kind.patterns ?? table[kind.set])
}

/** Without the phrases that promise something about health, money or the environment, and then without whom it is for. */
function withoutClaims(answers: Answers): { said: Answers; hasClaim: boolean } {
  const claims = patternOf(gateWords('claim'))
  const isClaim = (text: string | undefined) => text !== undefined && text.search(claims) >= 0
  const { topic, what, number } = answers
  if (![topic, what, number].some(isClaim)) return { said: answers, hasClaim: false }
  const said = {
    ...answers,
    topic: isClaim(topic) ? '' : topic,
    what: isClaim(what) ? undefined : what,
    number: isClaim(number) ? undefined : number,
    reader: undefined,
  }
  return { said, hasClaim: true }
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

/** A pattern with its slots filled. A phrase at its start gets a capital, unless it has a spelling of its own. */
function headlineOf(pattern: string, { alone, ...slots }: HeadlineSlots): string {
  const filled = fillSentence(pattern, pattern === '{topic}' ? { topic: alone } : slots)
  return pattern.startsWith('{') ? capitalised(filled) : filled
}

/** @property alone the topic where it stands alone */
type HeadlineSlots = Slots & { alone: Slots[string] }

function slotsOf(
  answers: Partial<Answers> & { topic: string },
  kind: Headlines['kind'],
  today: CalendarDay,
): HeadlineSlots {
  const { topic, day, who, what, reader, number, place, many } = answers
  const clause = [who, what].join('\n').toLowerCase()
  const isSaid = (text: string | undefined) => text !== undefined && clause.includes(text.toLowerCase())
  const figure = number?.match(/\p{N}[\p{N}.,]*/u)?.[0] ?? number
  const isAhead = kind?.isOnTheDay && day !== undefined && day > today
  return {
    who: { typed: who, blank: 'Who' },
    what: { typed: what, blank: 'what is new' },
    reader: isSaid(reader) ? { blank: 'other readers' } : { typed: reader, blank: 'those it concerns' },
    number: isSaid(figure) ? { blank: 'another figure' } : { typed: number, blank: 'a figure' },
    place: isSaid(place?.split(',')[0]) ? { blank: 'Region or country' } : { typed: place, blank: 'Place' },
    day: { typed: day && formatDay(day), blank: 'Date' },
    does: { typed: kind && verbOf(kind, many, isAhead), blank: 'does' },
    speaker: { typed: speakerOf(answers), blank: 'name, role' },
    topic: { typed: isLine(topic) ? withoutStop(topic) : undefined, blank: TOPIC },
    alone: { typed: isLine(topic) ? topic : undefined, blank: TOPIC },
  }
}

function verbOf({ does }: NonNullable<Headlines['kind']>, many: Answers['many'], isAhead: boolean | undefined): string {
  if (isAhead) return `to ${does.several}`
  return many === 'several' ? does.several : does.one
}

/** Who can be quoted: a person, or somebody of one organization; of several, only they know. */
function speakerOf({ who, many }: Partial<Answers>): string | undefined {
  if (many === 'person') return who
  return many === 'one' && who ? `[name, role] of ${oneLine(who)}` : undefined
}

const withoutStop = (topic: string) => oneLine(topic).replace(/\.$/, '')

/**
 * Whether a topic can be a headline: one line of one sentence, not addressed to the tool and not shouted. Anything else is a
 * note of the visitor, which stays in the form.
 */
function isLine(topic: string): boolean {
  const line = withoutStop(topic)
  const letters = line.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const hasEnd = /[.!?…:;]["”’)]?$|[.!?…]["”’)]? |[()[\]]/u.test(line)
  const isSpoken = /\bI\b|\b(?:my|me|please|(?:can|could) you)\b/u.test(line)
  return line !== '' && line.length <= LONGEST_TOPIC && !isShouted && !hasEnd && !isSpoken
}
