import { formatDay } from '@/lib/format-day'
import type { HEADLINE_PHRASES, HeadlineTable } from '@/schema/tool-tables/headlines'
import { oneLine } from '../kit/document/clean-text'
import { placeholdersIn } from '../kit/document/placeholders'
import { fillSentence, type Slots } from '../kit/document/sentence'
import type { Values } from '../kit/form/fields'
import { gateProposal, holdsBack } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import type { tool } from './tool'
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
  /** The kind of news whose patterns were used; none where the question was left open or people are harmed. */
  kind: HeadlineTable['news'][number] | undefined
  /** The answer to the question of the gate: the visitor's, or what the words suggest. */
  gate: string | undefined
  /** Whether the gate is only suggested by words, so that the visitor still has to answer. */
  isSuggested: boolean
  /** Whether the topic is a note that no headline can hold. */
  isNote: boolean
  /** How many blanks all headlines hold together. */
  blanks: number
}

/** The longest topic that can be a headline, and that fits in front of other words, in characters. House choices. */
const LONGEST_HEADLINE = 110
const LONGEST_TOPIC = 80

/** What stands in a headline where a question was left open. */
const BLANKS = {
  who: 'Who',
  what: 'what is new',
  reader: 'those it concerns',
  number: 'a figure',
  place: 'Place',
  day: 'Date',
} as const satisfies Record<(typeof HEADLINE_PHRASES)[number], string>

const TOPIC = 'Your news in one line'

/** Eight headlines after the patterns of the chosen kind; without a kind, after those that fit any news. */
export function writeHeadlines(answers: Answers, table: HeadlineTable): Headlines {
  const suggested = answers.gate === undefined ? suggestedGate(answers, table) : undefined
  const gate = answers.gate ?? suggested
  const isHeldBack = holdsBack(gate)
  const chosen = isHeldBack ? undefined : table.news.find(({ id }) => id === answers.news)
  const kind = gate === 'harm' && chosen?.set === 'good' ? undefined : chosen
  const slots = slotsOf(isHeldBack ? { topic: '' } : answers, kind)
  const patterns = kind ? (kind.patterns ?? table[kind.set]) : table.neutral
  const headlines = patterns.map(({ name, text, use }) => ({ text: headlineOf(text, slots), pattern: name, use }))
  return {
    headlines,
    kind,
    gate,
    isSuggested: suggested !== undefined,
    isNote: !isHeldBack && kind === undefined && !isLine(answers.topic, LONGEST_HEADLINE),
    blanks: headlines.reduce((sum, { text }) => sum + placeholdersIn(text).length, 0),
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

/** A pattern with its slots filled. A phrase at its start gets a capital, unless it has a spelling of its own. */
function headlineOf(pattern: string, { alone, ...slots }: HeadlineSlots): string {
  const filled = fillSentence(pattern, pattern === '{topic}' ? { topic: alone } : slots)
  return pattern.startsWith('{') ? capitalised(filled) : filled
}

/** @property alone the topic where it stands alone */
type HeadlineSlots = Slots & { alone: Slots[string] }

function slotsOf(answers: Partial<Answers> & { topic: string }, kind: Headlines['kind']): HeadlineSlots {
  const { topic, day, who, what, reader, number, place, many } = answers
  const typed = { who, what, reader, number, place, day: day && formatDay(day) }
  const phrases = Object.fromEntries(
    Object.entries(BLANKS).map(([name, blank]) => [name, { typed: typed[name as keyof typeof typed], blank }]),
  )
  const does = { typed: many === 'several' ? kind?.does.several : kind?.does.one, blank: 'does' }
  const clause = fillSentence('{who} {does} {what}', { ...phrases, does })
  return {
    ...phrases,
    does,
    news: kind?.isClause ? { typed: clause, blank: BLANKS.what } : { typed: what, blank: BLANKS.what },
    topic: { typed: isLine(topic, LONGEST_TOPIC) ? withoutStop(topic) : undefined, blank: TOPIC },
    alone: { typed: isLine(topic, LONGEST_HEADLINE) ? topic : undefined, blank: TOPIC },
  }
}

const withoutStop = (topic: string) => oneLine(topic).replace(/\.$/, '')

/**
 * Whether a topic can be a headline: one line of one sentence, not addressed to the tool and not shouted. Anything else is a
 * note of the visitor, which stays in the form.
 */
function isLine(topic: string, longest: number): boolean {
  const line = withoutStop(topic)
  const letters = line.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const hasEnd = /[.!?…:;]["”’)]?$|[.!?…]["”’)]? |[()[\]]/u.test(line)
  const isSpoken = /\bI\b|\b(?:my|me|please|(?:can|could) you)\b/u.test(line)
  return line !== '' && line.length <= longest && !isShouted && !hasEnd && !isSpoken
}
