import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '@/lib/calendar-day'
import { cases } from '../../../tests/tier'
import { oneLine } from '../kit/document/clean-text'
import { mapTexts, type TextDocument, textsOf, textsOfSection } from '../kit/document/text-document'
import { toPlainText } from '../kit/document/to-plain-text'
import { TABLE } from '../kit/testing/brief-table'
import { completeness } from './completeness'
import { countWords, fieldToShorten, MOST_WORDS, writeCreatorPage } from './creator-page'
import { tool } from './tool'
import { type BriefInput, readBrief, writeBrief } from './write-brief'

const TODAY: CalendarDay = '2026-11-20'
const LAMP: BriefInput = {
  ...{ campaign: 'Spring launch of a lamp', goals: '500 orders\nAwareness', deliverables: '3 Reels\n1 video' },
  ...{ format: undefined, pieces: undefined, audienceCountry: undefined, gate: undefined, trade: undefined },
  ...{ age: undefined, goal: undefined, name: undefined, day: undefined, fee: undefined, rights: undefined },
}
const read = (given: Partial<BriefInput> = {}) => readBrief({ ...LAMP, ...given }, TABLE, TODAY)
const brief = (given: Partial<BriefInput> = {}) => writeBrief(read(given))
const page = (given: Partial<BriefInput> = {}) => writeCreatorPage(read(given))
const textIn = (document: TextDocument, id: string) =>
  textsOfSection(document.sections.find((section) => section.id === id) ?? { id, heading: '', blocks: [] }).join('\n')

describe('the brief', () => {
  test('has the agreed sections, in the agreed order', () => {
    const headings = ['Overview', 'Objectives', 'Deliverables', 'Timeline', 'Guidelines', 'Compensation']
    expect(brief().sections.map(({ heading }) => heading)).toEqual(headings)
  })

  test('without answers, quotes what was typed and says that the rest is open', () => {
    expect(textIn(brief(), 'overview')).toContain('“Spring launch of a lamp”')
    expect(textIn(brief(), 'overview')).toContain('[make sure that nobody is harmed or accused by it')
    expect(textIn(brief(), 'objectives')).toContain('500 orders\nAwareness')
    expect(textIn(brief(), 'guidelines')).toContain('[the word for advertising in the country of the audience]')
    expect(textIn(brief(), 'guidelines')).toContain('Rules of the trade:\n[none, or which]')
    expect(textIn(brief(), 'compensation')).toContain('[amount and currency] for all pieces as listed above')
  })

  test('with answers, has what follows from them', () => {
    const full = brief({
      ...{ format: 'video', pieces: 4, audienceCountry: 'uk', gate: 'none', trade: 'alcohol', age: 'adults' },
      ...{ goal: 'sales', name: 'Lumen One', fee: '$900', rights: 'own' },
    })
    expect(full.title).toBe('Lumen One: brief for creators')
    expect(textIn(full, 'overview')).not.toContain('Before it is sent')
    expect(textIn(full, 'objectives')).toContain('orders with a code.')
    expect(textIn(full, 'deliverables')).toContain('Length: at most 3 minutes.')
    expect(textIn(full, 'timeline')).toContain('Weeks 2 to 3')
    expect(textIn(full, 'guidelines')).toContain('“Ad”; before anything else')
    expect(textIn(full, 'guidelines')).toContain(
      'our lawyer reads the idea before anything is agreed or made. Adults only.',
    )
    expect(textIn(full, 'guidelines')).toContain('Nobody under 18 is shown.')
    expect(textIn(full, 'compensation')).toContain('Fee:\n$900')
    expect(textIn(full, 'compensation')).toContain('On our channels for 6 months.')
  })

  test('says once that it is proposed', () => {
    expect(toPlainText(brief({ goal: 'sales', rights: 'own', format: 'video' })).match(/propos/g)).toHaveLength(1)
  })
})

test('what is not public yet stands in no title', () => {
  const secret = { gate: 'confidential', name: 'Project Zebra', campaign: 'Zebra' } as const
  expect([brief(secret).title, page(secret).title]).toEqual(['Brief for creators', 'Your page'])
  expect(textIn(brief(secret), 'overview')).toContain('Not public yet')
})

test('a claim stands in brackets, with the proof that it needs', () => {
  const claim = { gate: 'claim', campaign: 'A tea that ends migraines' } as const
  for (const document of [brief(claim), page(claim)])
    expect(toPlainText(document)).toContain('[to be cleared by a lawyer first: “A tea that ends migraines”]')
  expect(textIn(brief(claim), 'guidelines')).toContain('Proof: [for health, a study of this product')
})

describe('the creator’s page', () => {
  test('names the field that makes it too long', () => {
    const long = { ...LAMP, deliverables: 'one more video, '.repeat(100) }
    expect(fieldToShorten(writeCreatorPage(readBrief(long, TABLE, TODAY)), long)).toBe('Deliverables')
    expect(fieldToShorten(page(), LAMP)).toBeUndefined()
  })
})

test('completeness counts what is filled in', () => {
  const checks = completeness(tool.fields, { ...LAMP, name: 'Lumen One' })
  expect(checks.filter(({ isPresent }) => isPresent).map(({ name }) => name)).toEqual([
    'Campaign',
    'Goals',
    'Deliverables',
    'Name',
  ])
})

const choices = {
  format: [undefined, ...TABLE.formats.map(({ id }) => id)],
  pieces: [undefined, 1, 9, 60],
  audienceCountry: [undefined, ...TABLE.countries.map(({ id }) => id)],
  gate: [undefined, ...tool.fields.gate.options.map(({ value }) => value)],
  trade: [undefined, 'none', ...TABLE.trades.map(({ id }) => id)],
  age: [undefined, ...TABLE.ages.map(({ id }) => id)],
  goal: [undefined, ...TABLE.goals.map(({ id }) => id)],
  day: [undefined, '2026-12-01', '2027-03-01'] as const,
  rights: [undefined, ...TABLE.rights.map(({ id }) => id)],
}
const combinations = Object.values(choices).reduce((product, { length }) => product * length, 1)
const anyChoices = fc.record(
  Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<Pick<BriefInput, keyof typeof choices>>
const anyPhrase = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 400 })
  .filter((text) => /[\p{L}\p{N}]/u.test(oneLine(text)))
const TYPED = ['campaign', 'goals', 'deliverables', 'name', 'fee'] as const
const anyTexts = fc.record(Object.fromEntries(TYPED.map((name) => [name, anyPhrase.map(oneLine)]))) as fc.Arbitrary<
  Record<(typeof TYPED)[number], string>
>
const MARKS = Object.fromEntries(TYPED.map((name) => [name, `⟨${name}⟩`])) as Record<(typeof TYPED)[number], string>

const filled = (document: TextDocument, texts: typeof MARKS): string[] =>
  textsOf({
    ...document,
    title: fillMarks(document.title, texts),
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => mapTexts(block, (text) => fillMarks(text, texts))),
    })),
  })
const fillMarks = (text: string, texts: typeof MARKS) =>
  text.replace(/⟨(\w+)⟩/g, (whole, name: string) => texts[name as keyof typeof MARKS] ?? whole)

test(`what is typed stands as typed in sentences that depend on the answers alone: ${combinations} combinations`, () => {
  fc.assert(
    fc.property(anyChoices, anyTexts, (answers, texts) => {
      for (const write of [writeBrief, writeCreatorPage]) {
        const marked = write(readBrief({ ...answers, ...MARKS }, TABLE, TODAY))
        const written = write(readBrief({ ...answers, ...texts }, TABLE, TODAY))
        expect(textsOf(written)).toEqual(filled(marked, texts))
      }
    }),
    { numRuns: cases(200, 3000) },
  )
})

test(`the creator’s page has at most ${MOST_WORDS} words, or names a field to shorten`, () => {
  fc.assert(
    fc.property(anyChoices, anyTexts, (answers, texts) => {
      const input = { ...answers, ...texts }
      const written = writeCreatorPage(readBrief(input, TABLE, TODAY))
      expect(countWords(written) <= MOST_WORDS).toBe(fieldToShorten(written, input) === undefined)
    }),
    { numRuns: cases(200, 3000) },
  )
})
