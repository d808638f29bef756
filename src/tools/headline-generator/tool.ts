import type { HeadlineTable } from '@/schema/tool-tables/headlines'
import { asQuestion, type Raw } from '../kit/form/fields'
import { allGates, gateField, gateProposal } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import { answers, phrase, question } from '../kit/form/questions'
import { defineWriter } from '../kit/tool'

/** Room for one phrase of a headline, in characters. */
const PHRASE = 80

/** What is new is said in fewer words where more stands beside it. */
const BRIEF = 45

/** The longest topic that can be a headline, in characters. A house choice. */
export const LONGEST_TOPIC = 150

/** The sets of patterns, by the weight of their news. */
const SETS = ['harm', 'serious', 'good'] as const

/** Below the field for what is new, while the kind of news is open. */
const NO_KIND = 'Choose the kind of news first: these words stand behind its verb.'

type Phrases = {
  readonly [Name in 'topic' | 'who' | 'what' | 'brief' | 'order' | 'reader' | 'number' | 'place' | 'dayOf']?: unknown
}

/** Everything that a visitor typed, for the words that suggest an answer. */
export const typedIn = ({ topic, who, what, brief, order, reader, number, place, dayOf }: Phrases): string =>
  [topic, who, what, brief, order, reader, number, place, dayOf].join('\n')

/** The kind of news that a visitor chose, or the kind that takes its place where a person is the sender. */
export function kindOf({ news, many }: { news?: unknown; many?: unknown }, table: HeadlineTable) {
  const chosen = table.news.find(({ id }) => id === news)
  return table.news.find(({ id }) => many === 'person' && id === chosen?.forPerson) ?? chosen
}

/**
 * The kind of news that words suggest. Words of harm outweigh all others: an accident at a festival is not an invitation. That
 * nothing is new, or praise, is outweighed by all others.
 */
export const newsProposal = (text: string, news: HeadlineTable['news']) =>
  [
    ...SETS.map((set) => news.filter((kind) => kind.set === set && !kind.isSearch)),
    news.filter(({ isSearch }) => isSearch),
  ]
    .map((kinds) => proposalFor(text, kinds))
    .find(Boolean)

/** The kind for those who have no news, where the words suggest it and no other kind that words suggest was chosen. */
export function noNewsIn(
  { topic, what }: { topic: string; what?: string | undefined },
  chosen: ReturnType<typeof kindOf>,
  { news }: HeadlineTable,
) {
  if (chosen && chosen.words.length > 0) return undefined
  const id = newsProposal([topic, what].join('\n'), news)?.value
  return news.find((kind) => kind.id === id && kind.isSearch)
}

/** The patterns of the gate where nothing else is right; good news gets sober ones where somebody is harmed by it. */
export function patternsFor(kind: ReturnType<typeof kindOf>, gate: string | undefined, table: HeadlineTable) {
  if (gate === 'life') return table.life
  if (gate === 'accusation') return table.accusation
  if (!kind) return table.neutral
  return gate === 'harm' && kind.set === 'good' ? table.serious : (kind.patterns ?? table[kind.set])
}

export const tool = defineWriter('tables/headlines')({
  slug: 'pr-headline-generator',
  fields: {
    topic: {
      kind: 'text',
      label: 'Topic',
      rows: 3,
      maxLength: 5000,
      placeholder: 'Acme raises $5M to build solar kettles',
      hint: `Your news in one line of at most ${LONGEST_TOPIC} characters, or what it is about.`,
      needsWords: true,
    },
    news: question('Kind of news', 'It decides the patterns.'),
    gate: gateField(allGates()),
    until: {
      kind: 'day',
      label: 'Embargoed until',
      hint: 'Each line says so. A warning of danger waits for no day.',
      ...asQuestion,
      isAsked: ({ gate = '' }) => ['later', 'harm', 'claim', 'trade'].includes(gate),
    },
    proof: {
      ...answers('Can you prove it?', 'A test, a study or a certificate says just what you type.', [
        { value: 'yes', label: 'Yes, it can be shown' },
        { value: 'fact', label: 'Not yet, but “What is new” promises nothing' },
        { value: 'no', label: 'Not yet' },
      ]),
      isAsked: ({ gate = '' }) => gate === 'claim',
    },
    what: phrase('What is new', NO_KIND, PHRASE),
    brief: {
      ...phrase('The same in a few words', 'Behind the same verb, for lines that say more: a solar kettle.', BRIEF),
      isAsked: ({ what = '' }) => what.length > BRIEF,
    },
    order: phrase('What must people do?', 'In a few words, as in front of the news: boil tap water.', PHRASE),
    who: phrase('Who', 'A name, as before the verb: Acme, the City of Leeds.', PHRASE),
    many: answers('Is that one or several?', 'It decides the form of the verb.', [
      { value: 'one', label: 'One organization: Acme opens' },
      { value: 'several', label: 'Several: three potters open' },
      { value: 'person', label: 'A person: Ada Lopez opens' },
    ]),
    reader: phrase('For whom', 'As after “for”: small bakeries.', PHRASE),
    number: phrase(
      'A figure',
      'One that is not in “What is new”, with what it counts: 60 seconds to boil a liter.',
      PHRASE,
    ),
    place: phrase('Where', 'As in front of the news: Oslo.', PHRASE),
    day: { kind: 'day', label: 'When', hint: 'The day on which it happens.', ...asQuestion },
    dayOf: {
      ...phrase(
        'What is on that day?',
        'Only if it is another part of the news. It stands as in “Last day to apply, March 1”.',
        BRIEF,
      ),
      isAsked: ({ day = '' }) => day !== '',
    },
  },
  fromTable: (table) => {
    // What no line would hold is not asked.
    const ifIn = (slot: RegExp) => ({
      isAsked: (typed: Raw) => patternsFor(kindOf(typed, table), typed.gate, table).some(({ text }) => slot.test(text)),
    })
    return {
      news: { options: table.news.map(({ id, label }) => ({ value: id, label })) },
      what: { hint: (typed) => kindOf(typed, table)?.ask ?? NO_KIND },
      order: ifIn(/\{order\}/),
      reader: ifIn(/\{reader\}/),
      number: ifIn(/\{number\}/),
      place: ifIn(/\{place\}/),
      day: ifIn(/\{(?:day|ahead)\}/),
    }
  },
  proposals: (typed, { news }) => ({
    news: newsProposal(typed.topic ?? '', news),
    gate: gateProposal(typedIn(typed), allGates()),
  }),
  words: {
    submit: 'Generate headlines',
    progress: 'Generating...',
    reset: 'Generate More',
    resultHeading: 'Eight headlines from your topic',
    toast: { title: 'Headlines Generated!', description: '8 headlines from your topic. Nothing was sent anywhere.' },
  },
  isBeside: true,
  example: {
    topic: 'Acme raises $5M to build solar kettles',
    news: 'funding',
    gate: 'none',
    who: 'Acme',
    what: '$5 million to build solar kettles',
    reader: 'campers',
  },
})
