import * as words from '@words/tools/headline-generator'
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { HeadlineTable } from '@/schema/tool-tables/headlines'
import { oneLine } from '../kit/document/clean-text'
import { placeholdersIn } from '../kit/document/placeholders'
import { fillSentence, type Slots } from '../kit/document/sentence'
import { isOtherLanguage } from '../kit/english/other-language'
import { phraseIn } from '../kit/english/phrases'
import type { Values } from '../kit/form/fields'
import { allGates, gateNotice, gateProposal, gateWords, holdsBack } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import { hasDateOf, isFigureRepeated, isNamedIn, isWhollyRepeated } from './repeated'
import { kindOf, noNewsIn, patternsFor, type tool, typedIn } from './tool'
import { isLine, whyNoLine, withoutStop } from './topic-line'

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
  /** The kind for those who have no news, where the words suggest it: patterns for any news would make news of nothing. */
  likely: Headlines['kind']
  /** The answer to the question of the gate: the visitor's, or what the words suggest. */
  gate: string | undefined
  /** Whether the gate is only suggested by words, so that the visitor still has to answer. */
  isSuggested: boolean
  /** Whether nothing typed is in a headline. */
  isHeldBack: boolean
  /** Whether each headline says that it is not serious. */
  isMarkedJoke: boolean
  /** Whether it may be a joke for April 1, which visitors have to say. */
  mayBeJoke: boolean
  /** Whether nothing is new, as visitors say or their words suggest. */
  isNoNews: boolean
  /** Why no headline can hold the topic; nothing where one can, or where nothing typed is printed. */
  note: ReturnType<typeof whyNoLine>
  /** What has to be known of the headlines wherever they go. */
  mark: string | undefined
  /** How many blanks all headlines hold together. */
  blanks: number
}

/** What visitors type as phrases of headlines, each for one place. */
type Said = Partial<Answers> & { topic: string }

/**
 * Eight headlines after the patterns of the chosen kind; without a kind, after those that fit any news.
 * @param today the visitor's day: what happens later is written as “to open”
 */
export function writeHeadlines(answers: Answers, table: HeadlineTable, today: CalendarDay): Headlines {
  const chosen = kindOf(answers, table)
  const likely = noNewsIn(answers, chosen, table)
  const kind = likely ? undefined : chosen
  const isNoNews = (kind ?? likely)?.isSearch ?? false
  // What is true against a joke or a false claim is neither.
  const answered = answers.gate === 'joke' && kind?.denies ? 'none' : answers.gate
  const suggested = answered === undefined ? suggestedGate(answers, table) : undefined
  const gate = answered ?? suggested
  // A closing cannot pass for a joke, whatever else the text holds.
  const isBadNews = gateProposal(typedIn(answers), ['life', 'harm']) !== undefined
  const canBeJoke = !isBadNews && (kind === undefined || kind.set === 'good')
  const isMarkedJoke = answered === 'joke' && canBeJoke
  const said = saidIn(answers, isMarkedJoke ? 'none' : gate, suggested !== undefined, table)
  const isAhead = answers.day !== undefined && answers.day > (answers.until ?? today)
  const isUncleared = kind === undefined && answered === undefined && isLine(said.topic)
  const embargo = gate === 'later' || answers.until ? words.embargo(answers.until) : ''
  const before = isMarkedJoke ? words.notSeriousPrefix : embargo
  const after = isProven(answers) ? words.source : ''
  const isForeign = foreignIn(answers) !== ''
  const mayBeJoke = answered === undefined && canBeJoke && isOnAprilFirst(answers)
  const headlines = patternsFor(kind ?? likely, answered, table).map((pattern, index) => {
    const isOwn = index === 0 && isLine(said.topic) && (isForeign || kind === undefined) && !isNoNews
    const { name, text, use } = isOwn ? (table.neutral[0] ?? pattern) : pattern
    // In another language, only the visitor's own line is not mixed.
    const held = isForeign && !isOwn ? { topic: '' } : said
    const line = isDayMissing(text, held, kind, isAhead) ? `${text} ({day})` : text
    const slots = slotsOf(held, kind, gate, isAhead, line)
    const cleared =
      isUncleared && (isOwn || !isForeign)
        ? { ...slots, topic: { blank: words.onceCleared(withoutStop(said.topic)) } }
        : slots
    return { text: before + headlineOf(line, cleared) + after, pattern: name, use }
  })
  const isHeldBack = Object.entries(said).every(([name, text]) => !text || NO_PHRASES.has(name))
  return {
    headlines,
    kind,
    likely,
    gate,
    isSuggested: suggested !== undefined,
    isHeldBack,
    isMarkedJoke,
    mayBeJoke,
    isNoNews,
    note: isHeldBack || isNoNews ? undefined : whyNoLine(answers.topic),
    mark: answered === undefined ? words.draft : gateNotice(gate)?.text,
    blanks: headlines.reduce((sum, { text }) => sum + placeholdersIn(text).length, 0),
  }
}

/** Answers that do not stand in a headline as they were typed. */
const NO_PHRASES: ReadonlySet<string> = new Set(['news', 'gate', 'many', 'day', 'until', 'proof'])

/** The text that shows that a visitor writes another language: all that was typed, or one phrase among others in English. */
export const foreignIn = (values: Answers): string =>
  [typedIn(values), values.what, values.reader, values.number].find((text) => text && isOtherLanguage(text)) ?? ''

/** The same for the notice on language: also the topic alone, or its letters of another script if they are more than a name. */
export function mixedIn(values: Answers): string {
  const others = values.topic.replace(/[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu, '')
  return foreignIn(values) || (others.length < 10 ? values.topic : others)
}

/** Whether it is, or speaks of, a day on which jokes are made. */
const isOnAprilFirst = (answers: Answers): boolean =>
  hasDateOf([typedIn(answers), answers.day && formatDay(answers.day)].join('\n'), '2027-04-01' as CalendarDay)

/** What may be printed of what was typed. What words alone suggest, and what would be wrong to print, waits for the answer. */
function saidIn(answers: Answers, gate: string | undefined, isSuggested: boolean, { offers }: HeadlineTable): Said {
  const { topic, who, what, brief, number, reader, proof, ...rest } = answers
  const only = (isKept: (text: string) => boolean, phrases: Partial<Answers>) =>
    Object.fromEntries(Object.entries(phrases).filter(([, text]) => typeof text === 'string' && isKept(text)))
  if (gate === 'accusation' && !isSuggested) return { topic: '', ...only(isNameless, { who, what, brief, reader }) }
  if (holdsBack(gate) || (isSuggested && (gate === 'later' || gate === 'trade'))) return { topic: '' }
  if ((gate !== 'trade' && gate !== 'claim') || isProven(answers)) return answers
  const promises = gateWords('claim')
  const isPromise = (text: string) => phraseIn(text, promises) !== undefined
  // Where no word shows which phrase is the promise, each of them may be it.
  const isFound = [topic, what, brief, number].some((text) => text && isPromise(text))
  const isKept = (text: string) =>
    (gate === 'trade' ? phraseIn(text, offers) === undefined : isFound || proof === 'fact') && !isPromise(text)
  const others = gate === 'trade' ? { topic, number } : proof === 'fact' ? {} : { topic }
  // A figure is part of a promise, whatever its words.
  return { ...rest, who, topic: '', ...only(isKept, { what, brief, ...others }) }
}

/** A promise that can be shown is printed, with a place for what shows it. */
const isProven = ({ gate, proof }: Answers) => gate === 'claim' && proof === 'yes'

/** Without a capital letter, and so without a name, and without a word of an accusation. Some scripts have no capitals. */
const isNameless = (text: string): boolean =>
  !/[\p{Lu}\p{Lo}]/u.test(withSmallArticle(text)) && !phraseIn(text, gateWords('accusation'))

/** What the words suggest; those of a kind that harms people say so too, while the visitor has chosen none. */
function suggestedGate(answers: Answers, { news }: HeadlineTable): string | undefined {
  const typed = typedIn(answers)
  const kinds = answers.news === undefined ? news.filter(({ set }) => set === 'harm') : []
  // A joke about a closing is printed nowhere, and a closing alone is news.
  const proposal = gateProposal(typed, ['joke']) ?? gateProposal(typed, allGates())
  return proposal?.value ?? (proposalFor(typed, kinds) && 'harm')
}

/** With a capital in front, unless the first word has its own spelling, as "iPhone" has. */
export const capitalised = (text: string): string =>
  /^\p{Ll}[\p{Ll}\p{M}'’-]*(?![\p{L}\p{N}])/u.test(text)
    ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : text

/**
 * A pattern with its slots filled. A phrase at its start gets a capital, unless it has a spelling of its own. Where a phrase or
 * the verb has a colon, dashes join the rest.
 */
function headlineOf(pattern: string, slots: Slots): string {
  const hasColon = Object.entries(slots).some(
    ([name, slot]) => /:(?: |$)/.test(slot?.typed ?? '') && pattern.includes(`{${name}}`),
  )
  const filled = fillSentence(hasColon ? pattern.replaceAll(': ', ' – ') : pattern, slots)
  return pattern.startsWith('{') ? capitalised(filled) : filled
}

/** Whether a line holds an instruction without its day to come, which the kind can name. */
const isDayMissing = (pattern: string, said: Said, kind: Headlines['kind'], isAhead: boolean): boolean =>
  isAhead &&
  said.day !== undefined &&
  // The day of another part of the news goes with an instruction that is known.
  (said.order !== undefined || said.dayOf === undefined) &&
  /^[^[]/.test(kind?.ahead ?? '') &&
  pattern.includes('{order}') &&
  !pattern.includes('{day}') &&
  !isDayIn(pattern, said)

/** Whether the phrases of a line name the day already. */
const isDayIn = (pattern: string, { day, ...said }: Said): boolean =>
  day !== undefined &&
  (['topic', 'what', 'brief', 'order'] as const).some(
    (name) => pattern.includes(`{${name}}`) && hasDateOf(said[name] ?? (name === 'brief' ? said.what : '') ?? '', day),
  )

function slotsOf(said: Said, kind: Headlines['kind'], gate: string | undefined, isAhead: boolean, line: string): Slots {
  const { topic, day, dayOf, who, what, brief = what, order, reader, number, place, many } = said
  const news = kind ? [who, what].join('\n') : topic
  const unless = (isSaid: boolean, typed: string | undefined, blank: string, other: string) =>
    isSaid && typed ? { blank: other } : { typed, blank }
  const before = isAhead ? kind?.ahead : undefined
  const when = day && [dayOf ? `${dayOf},` : before, formatDay(day)].filter(Boolean).join(' ')
  const whatBlank = words.whatBlanks[gate as keyof typeof words.whatBlanks] ?? 'what is new'
  return {
    who:
      gate === 'accusation'
        ? { blank: 'Who says or does it, by role' }
        : unless(!kind && isNamedIn(who ?? '', topic), who && withSmallArticle(who), 'Who', 'Who confirms it'),
    what: { typed: what, blank: whatBlank },
    brief: { typed: brief, blank: whatBlank },
    order: { typed: order, blank: 'what to do, in a few words' },
    reader: unless(isWhollyRepeated(reader ?? '', news), reader, 'those it concerns', 'a smaller group of them'),
    number: unless(isFigureRepeated(number ?? '', news), number, 'a figure', 'another figure'),
    place: unless(isWhollyRepeated(place ?? '', kind ? (what ?? '') : topic), place, 'Place', 'Region or country'),
    day: unless((!dayOf && isDayIn(line, said)) || day === said.until, when, 'Day', 'What else to know'),
    ahead: { typed: isAhead ? when : undefined, blank: 'day of the farewell' },
    does: {
      typed:
        isAhead && !before && !dayOf && !(many === 'person' && kind?.does.person)
          ? kind && `to ${kind.does.several}`
          : (kind?.does[many ?? 'one'] ?? kind?.does.one),
      blank: 'says or does',
    },
    // Of a person, only visitors know whether they can still speak.
    speaker: {
      typed:
        gate === 'accusation'
          ? who
          : who && oneLine(who) && many === 'one'
            ? `[name, role] of ${withSmallArticle(who)}`
            : undefined,
      blank: gate === 'accusation' ? 'Who says it, by role' : 'name, role',
    },
    topic: { typed: isLine(topic) ? withoutStop(topic) : undefined, blank: words.topicBlank },
  }
}

/** A name inside a headline: “the Acme lab”. */
const withSmallArticle = (name: string) => name.replace(/^(?:The|An?)(?=\s)/, (article) => article.toLowerCase())
