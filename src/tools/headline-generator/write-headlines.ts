import { formatDay } from '@/lib/format-day'
import type { HEADLINE_PHRASES, HeadlineTable } from '@/schema/tool-tables/headlines'
import { oneLine } from '../kit/document/clean-text'
import { placeholdersIn } from '../kit/document/placeholders'
import { fillSentence, type Slots } from '../kit/document/sentence'
import type { Values } from '../kit/form/fields'
import type { tool } from './tool'

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
  /** How many blanks all headlines hold together. */
  blanks: number
}

/** The topic that still fits in front of other words, in characters. House choice: with a pattern about 130. */
const LONGEST_TOPIC = 80

/** What stands in a headline where a question was left open. */
const BLANKS = {
  who: 'Company',
  what: 'what is new',
  reader: 'those it concerns',
  number: 'A figure',
  place: 'Place',
  day: 'date',
} as const satisfies Record<(typeof HEADLINE_PHRASES)[number], string>

const TOPIC = 'Your news in a few words'

/** Answers that say what the news does to people, so that no pattern of good news fits. */
const ONLY_NEUTRAL: ReadonlySet<string> = new Set(['harm', 'accusation'])

/** Eight headlines after the patterns of the chosen kind; without a kind, after those that fit any news. */
export function writeHeadlines(answers: Answers, { news, neutral }: HeadlineTable): Headlines {
  const chosen = news.find(({ id }) => id === answers.news)
  const isFitting = chosen && (chosen.isHarm || !ONLY_NEUTRAL.has(answers.gate ?? ''))
  const kind = isFitting ? chosen : undefined
  const slots = slotsOf(answers)
  const topic = { ...slots, topic: { typed: answers.topic, blank: TOPIC } }
  const headlines = (kind?.patterns ?? neutral).map(({ name, text, use }) => ({
    text: fillSentence(text, text === '{topic}' ? topic : slots),
    pattern: name,
    use,
  }))
  return { headlines, kind, blanks: headlines.reduce((sum, { text }) => sum + placeholdersIn(text).length, 0) }
}

function slotsOf({ topic, day, who, what, reader, number, place }: Answers): Slots {
  const typed = { who, what, reader, number, place, day: day && formatDay(day) }
  const phrases = Object.entries(BLANKS).map(([name, blank]) => [
    name,
    { typed: typed[name as keyof typeof typed], blank },
  ])
  return { ...Object.fromEntries(phrases), topic: { typed: besideWords(topic), blank: TOPIC } }
}

/** A topic as it stands beside other words; nothing for a topic that is too long or has an end of its own. */
function besideWords(topic: string): string | undefined {
  const line = oneLine(topic).replace(/\.$/, '')
  return line.length <= LONGEST_TOPIC && !/[.!?…:;]["”’)]?$|[.!?…] /u.test(line) ? line : undefined
}
