import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HeadlineTable } from '@/schema/tool-tables/headlines'
import { cases } from '../../../tests/tier'
import { oneLine } from '../kit/document/clean-text'
import { type Answers, writeHeadlines } from './write-headlines'

const patterns = (...texts: string[]) =>
  Array.from({ length: 8 }, (_, index) => ({
    name: `Pattern ${index}`,
    text: texts[index] ?? `Plain ${index}`,
    use: '',
  }))

const TABLE: HeadlineTable = {
  reviewed: '2026-11-20',
  neutral: patterns('{topic}', '{topic}: what is known', '“{topic}”', '{place}, {day}: {topic}'),
  news: [
    {
      id: 'launch',
      label: 'A launch',
      ask: 'As after “launches”',
      isHarm: false,
      words: [],
      patterns: patterns('{who} launches {what}', 'For {reader}: {what}', '{number}: {what} in {place} from {day}'),
    },
    {
      ...{ id: 'recall', label: 'A recall', ask: 'As after “recalls”', isHarm: true, words: [] },
      patterns: patterns('{who} recalls {what}'),
    },
  ],
}

const NOTHING: Answers = {
  topic: 'solar kettles',
  ...{ news: undefined, gate: undefined, who: undefined, what: undefined },
  ...{ reader: undefined, number: undefined, place: undefined, day: undefined },
}
const textsFor = (answers: Partial<Answers>) =>
  writeHeadlines({ ...NOTHING, ...answers }, TABLE).headlines.map(({ text }) => text)

test('without answers, the topic stands in neutral patterns with blanks', () => {
  expect(textsFor({}).slice(0, 4)).toEqual([
    'solar kettles',
    'solar kettles: what is known',
    '“solar kettles”',
    '[Place], [date]: solar kettles',
  ])
})

test('the patterns of the chosen kind hold the answers', () => {
  const answers = { news: 'launch', who: 'Acme', what: 'a solar kettle', reader: 'campers', day: '2027-03-01' } as const
  expect(textsFor(answers).slice(0, 3)).toEqual([
    'Acme launches a solar kettle',
    'For campers: a solar kettle',
    '[A figure]: a solar kettle in [Place] from March 1, 2027',
  ])
})

describe('news that harms somebody', () => {
  test.each(['harm', 'accusation'] as const)('never gets a pattern of good news: %s', (gate) => {
    expect(textsFor({ news: 'launch', gate })).toEqual(textsFor({}))
  })

  test('gets the patterns of its own kind', () => {
    expect(textsFor({ news: 'recall', gate: 'harm', who: 'Lumo' })[0]).toBe('Lumo recalls [what is new]')
  })
})

test.each([
  ['longer than a line has room for', 'word '.repeat(20).trim()],
  ['with a question', 'Are we closing?'],
  ['of two sentences', 'We moved. Come and see'],
])('a topic %s stands alone only', (_what, topic) => {
  expect(textsFor({ topic }).slice(0, 2)).toEqual([topic, '[Your news in a few words]: what is known'])
})

test('each headline is its pattern, each slot of which is one phrase as typed or a blank', () => {
  const phrase = fc.option(fc.string({ unit: 'binary' }), { nil: undefined })
  const answers = fc.record({
    topic: fc.string({ unit: 'binary', minLength: 1 }),
    news: fc.constantFrom(undefined, 'launch', 'recall'),
    gate: fc.constantFrom(undefined, 'none', 'harm', 'accusation', 'confidential', 'claim'),
    ...{ who: phrase, what: phrase, reader: phrase, number: phrase, place: phrase },
    day: fc.constantFrom(undefined, '2027-03-01'),
  }) as fc.Arbitrary<Answers>
  fc.assert(
    fc.property(answers, (given) => {
      const { headlines, kind } = writeHeadlines(given, TABLE)
      expect(headlines).toHaveLength(8)
      const written = (kind?.patterns ?? TABLE.neutral).map(({ text }) => text)
      for (const [index, { text }] of headlines.entries()) {
        let rest = text
        for (const part of written[index]?.split(/(\{\w+\})/).filter(Boolean) ?? []) {
          const name = /^\{(\w+)\}$/.exec(part)?.[1]
          const typed = oneLine(String(given[name as keyof Answers] ?? ''))
          const holds = name === undefined ? [part] : [typed, typed.replace(/\.$/, ''), 'March 1, 2027']
          const found = holds.find((one) => one !== '' && rest.startsWith(one)) ?? /^\[[^\]]+\]/.exec(rest)?.[0] ?? ''
          expect(found, `${part} in ${text}`).not.toBe('')
          rest = rest.slice(found.length)
        }
        expect(rest).toBe('')
      }
    }),
    { numRuns: cases(200, 5000) },
  )
})
