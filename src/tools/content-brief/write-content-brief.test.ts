import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '@/lib/calendar-day'
import { cases } from '../../../tests/tier'
import { oneLine } from '../kit/document/clean-text'
import { type TextDocument, textsOf, textsOfSection } from '../kit/document/text-document'
import { toPlainText } from '../kit/document/to-plain-text'
import { TABLE } from '../kit/testing/brief-table'
import { tool } from './tool'
import { type ContentBriefInput, readContentBrief, writeContentBrief } from './write-content-brief'

const TODAY: CalendarDay = '2026-11-20'
const LAMP: ContentBriefInput = {
  ...{ brandName: 'Lumen', objective: 'sales', contentType: 'video', brandTone: 'warm' },
  ...{ description: 'A lamp from $89', audience: 'Students who work at night', audienceCountry: undefined },
  ...{ gate: undefined, trade: undefined, age: undefined, action: undefined, day: undefined },
}
const brief = (given: Partial<ContentBriefInput> = {}) =>
  writeContentBrief(readContentBrief({ ...LAMP, ...given }, TABLE, TODAY))
const textIn = (document: TextDocument, id: string) =>
  textsOfSection(document.sections.find((section) => section.id === id) ?? { id, heading: '', blocks: [] }).join('\n')

const SECTIONS = [
  ...['Overview', 'Objectives', 'Deliverables', 'Content guidelines'],
  ...['Technical requirements', 'Timeline', 'Dos and don’ts'],
]

describe('the content brief', () => {
  test.each(['video', 'post'])('of a %s has the agreed sections, in the agreed order', (contentType) => {
    expect(brief({ contentType }).sections.map(({ heading }) => heading)).toEqual(SECTIONS)
  })

  test('quotes the description, and asks for a call to action until there is one', () => {
    expect(textIn(brief(), 'overview')).toContain('“A lamp from $89”')
    expect(textIn(brief(), 'guidelines')).toContain('Call to action: order at [web address].')
    expect(textIn(brief({ action: 'order at lumen.example' }), 'guidelines')).toContain(
      'Call to action: order at lumen.example',
    )
  })

  test('of a post has about twelve lines, that of a video has more', () => {
    const linesOf = (contentType: string) =>
      toPlainText(brief({ contentType, gate: 'none', trade: 'none' }))
        .split('\n')
        .filter((line) => line !== '' && !/^[=-]+$/.test(line)).length -
      SECTIONS.length -
      1
    expect(linesOf('post')).toBeLessThanOrEqual(14)
    expect(linesOf('video')).toBeGreaterThan(30)
  })

  test('says once that it is proposed', () => {
    for (const contentType of ['video', 'post'])
      expect(toPlainText(brief({ contentType })).match(/propos/g)).toHaveLength(1)
  })

  test('of what is not public yet names no brand in its title', () => {
    expect(brief({ gate: 'confidential' }).title).toBe('Content brief, Video')
    expect(brief().title).toBe('Lumen: content brief, Video')
  })

  test('puts a claim in brackets', () => {
    for (const contentType of ['video', 'post'])
      expect(textIn(brief({ contentType, gate: 'claim' }), 'overview')).toContain(
        '[to be cleared by a lawyer first: “A lamp from $89”]',
      )
  })
})

const choices = {
  contentType: TABLE.formats.map(({ id }) => id),
  audienceCountry: [undefined, ...TABLE.countries.map(({ id }) => id)],
  gate: [undefined, ...tool.fields.gate.options.map(({ value }) => value)],
  trade: [undefined, 'none', ...TABLE.trades.map(({ id }) => id)],
  age: [undefined, ...TABLE.ages.map(({ id }) => id)],
  day: [undefined, '2026-12-01', '2027-03-01'] as const,
}
const combinations = Object.values(choices).reduce((product, { length }) => product * length, 1)
const anyChoices = fc.record(
  Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<Pick<ContentBriefInput, keyof typeof choices>>
const TYPED = ['brandName', 'description', 'audience', 'action'] as const
type Texts = Record<(typeof TYPED)[number], string>
const anyTexts = fc.record(
  Object.fromEntries(
    TYPED.map((name) => [
      name,
      fc
        .string({ unit: 'binary', minLength: 1, maxLength: 300 })
        .map(oneLine)
        .filter((text) => /[\p{L}\p{N}]/u.test(text)),
    ]),
  ),
) as fc.Arbitrary<Texts>
const MARKS = Object.fromEntries(TYPED.map((name) => [name, `⟨${name}⟩`])) as Texts

test(`what is typed stands as typed in sentences that depend on the answers alone: ${combinations} combinations`, () => {
  fc.assert(
    fc.property(anyChoices, anyTexts, (answers, texts) => {
      const filled = textsOf(brief({ ...answers, ...MARKS })).map((text) =>
        text.replace(/⟨(\w+)⟩/g, (whole, name: string) => texts[name as keyof Texts] ?? whole),
      )
      expect(textsOf(brief({ ...answers, ...texts }))).toEqual(filled)
    }),
    { numRuns: cases(200, 3000) },
  )
})
