import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AUDIENCE_COUNTRIES } from '../kit/document/disclosure'
import { type TextDocument, textsOf } from '../kit/document/text-document'
import { toMarkdown } from '../kit/document/to-markdown'
import { toPlainText } from '../kit/document/to-plain-text'
import { parseFields } from '../kit/form/fields'
import { CONTENT_TYPES } from './content-types'
import { OBJECTIVES } from './objectives'
import { TONE_RULES, TONES } from './tones'
import { tool } from './tool'
import { type ContentBriefInput, writeContentBrief } from './write-content-brief'

const TODAY = '2026-11-23'

const lamp: ContentBriefInput = {
  brandName: 'Lumen',
  objective: 'launch',
  contentType: 'instagram-reel',
  brandTone: 'playful',
  description: 'A desk lamp that follows daylight, from $89',
  audience: 'Students who work at night',
  audienceCountry: 'us',
}

const read = (document: TextDocument, id: string) =>
  textsOf({ title: '', sections: document.sections.filter((section) => section.id === id) }).join('\n')

describe('the content brief', () => {
  const brief = writeContentBrief(lamp, TODAY)

  test('has the agreed sections, in the agreed order', () => {
    expect(brief.title).toBe('Lumen: content brief, Instagram Reel')
    expect(brief.sections.map(({ heading }) => heading)).toEqual([
      'Overview',
      'Objectives',
      'Deliverables',
      'Content guidelines',
      'Technical requirements',
      'Timeline',
      'Dos and don’ts',
    ])
  })

  test.each([
    ['overview', 'A desk lamp that follows daylight, from $89.'],
    ['overview', 'Students who work at night.'],
    ['objectives', '[number] visits.'],
    ['deliverables', '1 Instagram Reel with cover picture and your caption.'],
    ['guidelines', '“Ad: yes, Lumen is paying me for this. No, they did not write my jokes.”'],
    ['technical', 'at most 3 minutes; aim for about 30 seconds.'],
    ['timeline', 'Week 4:\npublication: on the day it becomes available, [date and hour with time zone]'],
    ['dos-and-donts', 'Don’t compare it with others unless you have tried both.'],
    ['dos-and-donts', '“Paid partnership with” and the brand’s name'],
  ])('%s: %s', (id, text) => {
    expect(read(brief, id)).toContain(text)
  })

  test('says on the screen where the format facts come from, and leaves that out of what is sent', () => {
    const technical = brief.sections.find(({ id }) => id === 'technical')
    expect(JSON.stringify(technical?.blocks)).toContain('Instagram (Adam Mosseri), January 2025')
    expect(toPlainText(brief)).not.toContain('Mosseri')
  })

  test.each([
    ['de', '“Werbung” or “Anzeige”'],
    ['fr', '“Collaboration commerciale”'],
    ['uk', '“gifted”, “spon” and “in association with” are not enough'],
  ] as const)('labels the ad as people in %s expect it', (audienceCountry, words) => {
    expect(read(writeContentBrief({ ...lamp, audienceCountry }, TODAY), 'dos-and-donts')).toContain(words)
  })

  test('invents no embargo, and asks nobody to hide that it is an ad', () => {
    for (const { value: objective } of OBJECTIVES)
      for (const { value: contentType } of CONTENT_TYPES)
        expect(toPlainText(writeContentBrief({ ...lamp, objective, contentType }, TODAY))).not.toMatch(
          /embargo|not look like|like a commercial/i,
        )
  })

  test('a YouTube video takes a week longer than a Reel', () => {
    expect(read(writeContentBrief({ ...lamp, contentType: 'youtube-video' }, TODAY), 'timeline')).toContain(
      'Week 5:\npublication',
    )
  })

  test('asks for no more than five things that must be in it', () => {
    const block = brief.sections.find(({ id }) => id === 'guidelines')?.blocks[0]
    const first = block?.kind === 'list' ? block.items[0] : ''
    expect(typeof first === 'object' ? first.items?.length : 0).toBeLessThanOrEqual(5)
  })

  test('a name with the signs of a replacement pattern stays as it is', () => {
    expect(toPlainText(writeContentBrief({ ...lamp, brandName: '$& $1 {brand}' }, TODAY))).toContain(
      'Okay, $& $1 {brand}.',
    )
  })
})

test('every tone has two lines with the brand in them, and the second one begins with the label', () => {
  for (const { examples } of Object.values(TONE_RULES)) {
    expect(examples.every((line) => line.includes('{brand}'))).toBe(true)
    expect(examples[1]).toMatch(/^\{label\}/)
  }
})

describe('the description', () => {
  const raw = {
    brandName: 'L',
    objective: 'sales',
    contentType: 'tweet',
    brandTone: 'bold',
    audience: 'A',
    audienceCountry: 'us',
  }
  test.each([
    [299, true],
    [300, true],
    [301, false],
  ])('of %i characters is fine: %j', (length, isValid) => {
    expect(parseFields(tool.fields, { ...raw, description: 'a'.repeat(length) }, '2026-11-20').isValid).toBe(isValid)
  })
})

const HOSTILE = [
  '<b>x</b>',
  '😀',
  '👩‍👩‍👧',
  'שלום',
  'مرحبا',
  '\u202Ex',
  '[',
  ']',
  '[x]',
  '$&',
  '{brand}',
  '\n',
  '\r\n',
  ' and ',
  '\u0000',
  'a',
  '__proto__',
]
const typed = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(' '))
  .filter((text) => /[\p{L}\p{N}]/u.test(text))
const oneOf = <Value extends string>(options: readonly { value: Value }[]) =>
  fc.constantFrom(...options.map(({ value }) => value))
const anyInput: fc.Arbitrary<ContentBriefInput> = fc.record({
  brandName: typed,
  objective: oneOf(OBJECTIVES),
  contentType: oneOf(CONTENT_TYPES),
  brandTone: oneOf(TONES),
  description: typed,
  audience: typed,
  audienceCountry: oneOf(AUDIENCE_COUNTRIES),
})
/**
 * A word begins with a letter or a digit: an accent on an arrow is none. In capitals, because a brief may capitalize a word, and
 * some small letters share a capital.
 */
const wordsOf = (text: string) => text.toUpperCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []

describe('whatever is typed or chosen', () => {
  test('every section has content, every word is in it, nothing is undefined, and nothing typed becomes markup', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const brief = writeContentBrief(input, TODAY)
        const text = toPlainText(brief)
        for (const { blocks } of brief.sections) expect(blocks.length).toBeGreaterThan(0)
        expect(text).not.toMatch(/undefined|NaN|\[object/)
        const words = new Set(wordsOf(text))
        for (const word of [input.brandName, input.description, input.audience].flatMap(wordsOf))
          expect(words).toContain(word)
        expect(toMarkdown(brief)).not.toMatch(/(?<!\\)<\w/)
      }),
    )
  })

  test('each combination of choices gives another brief', () => {
    const all = OBJECTIVES.flatMap(({ value: objective }) =>
      CONTENT_TYPES.flatMap(({ value: contentType }) =>
        TONES.map(({ value: brandTone }) =>
          toPlainText(writeContentBrief({ ...lamp, objective, contentType, brandTone }, TODAY)),
        ),
      ),
    )
    expect(new Set(all).size).toBe(5 * 10 * 5)
  })

  test('changing one text changes the brief', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom('brandName', 'description', 'audience'), (input, name) => {
        const changed = { ...input, [name]: `${input[name]} zebra` }
        expect(toPlainText(writeContentBrief(changed, TODAY))).not.toBe(toPlainText(writeContentBrief(input, TODAY)))
      }),
    )
  })
})
