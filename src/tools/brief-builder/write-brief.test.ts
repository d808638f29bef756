import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/tier'
import { AUDIENCE_COUNTRIES } from '../kit/document/disclosure'
import { placeholdersIn } from '../kit/document/placeholders'
import { type TextDocument, textsOf } from '../kit/document/text-document'
import { toMarkdown } from '../kit/document/to-markdown'
import { toPlainText } from '../kit/document/to-plain-text'
import { type BriefInput, checkCompleteness } from './completeness'
import { countWords, MOST_WORDS, writeCreatorPage } from './creator-page'
import { DEFAULT_TERMS, termsWith } from './terms'
import { writeBrief } from './write-brief'

const lamp: BriefInput = {
  campaign: 'Spring launch of the Lumen One desk lamp',
  goals: '500 newsletter sign-ups by the end of May\nAwareness among students',
  deliverables: '3 Instagram Reels of 30 seconds, 5 Stories and 1 YouTube video',
  audienceCountry: 'us',
}

const read = (document: TextDocument, id: string) =>
  textsOf({ title: '', sections: document.sections.filter((section) => section.id === id) }).join('\n')

describe('the brief', () => {
  const brief = writeBrief(lamp)

  test('has the agreed sections, in the agreed order', () => {
    expect(brief.title).toBe('Spring launch of the Lumen One desk lamp: brief for creators')
    expect(brief.sections.map(({ heading }) => heading)).toEqual([
      'Overview',
      'Objectives',
      'Deliverables',
      'Timeline',
      'Guidelines',
      'Compensation',
    ])
  })

  test('counts what was asked for', () => {
    expect(read(brief, 'overview')).toContain(
      'has 2 objectives and asks each creator for 9 pieces on Instagram and YouTube (a proposal, until both sides have agreed).',
    )
  })

  test('proposes a measure with a placeholder only where no number was given', () => {
    const objectives = read(brief, 'objectives')
    expect(objectives).toContain(
      '500 newsletter sign-ups by the end of May\nMeasured by: sign-ups through the creator’s own link.\nTarget: the number above, all creators together.',
    )
    expect(objectives).toContain(
      'Target: [number] accounts reached, all creators together, counted until a week after the last piece (a proposal).',
    )
  })

  test('gives the facts of each format, their source and their date', () => {
    const deliverables = read(brief, 'deliverables')
    expect(deliverables).toContain(
      '3 Instagram Reels of 30 seconds\nShape: 9:16 vertical, 1080 × 1920 px.\nLength: 30 seconds.',
    )
    expect(deliverables).toContain('frames of at most 60 seconds')
    expect(JSON.stringify(brief.sections)).toContain('Instagram (Adam Mosseri), January 2025')
  })

  test('counts in weeks, and only days of the visitor are named', () => {
    // A long video: drafts take two weeks, and one more because nine pieces are more than six.
    expect(read(brief, 'timeline')).toContain('Weeks 2 to 4')
    // Nine pieces, three a week.
    expect(read(brief, 'timeline')).toContain('Weeks 6 to 8:\npublication of all 9 pieces, at most 3 a week.')
    expect(read(brief, 'timeline')).toContain(
      'publication ends by [last day for a piece], early enough for “500 newsletter sign-ups by the end of May”.',
    )
  })

  test.each([
    ['1 reel', ['Week 2', 'Week 3', 'Week 4', 'Week 5']],
    ['3 reels', ['Week 2', 'Week 3', 'Week 4', 'Week 5']],
    ['4 reels', ['Weeks 2 to 3', 'Week 4', 'Weeks 5 to 6', 'Week 7']],
    ['6 reels', ['Weeks 2 to 3', 'Week 4', 'Weeks 5 to 6', 'Week 7']],
    ['7 reels', ['Weeks 2 to 3', 'Weeks 3 to 4', 'Weeks 5 to 7', 'Week 8']],
    ['1 blog post', ['Weeks 2 to 3', 'Week 4', 'Week 5', 'Week 6']],
    ['reels', ['Week 2', 'Week 3', 'Week 4 and on', 'One week after the last piece']],
  ])('%s: %j', (deliverables, weeks) => {
    const timeline = read(writeBrief({ ...lamp, deliverables }), 'timeline').split('\n')
    expect(timeline.filter((line) => /^(Weeks? \d|One week)/.test(line)).slice(1)).toEqual(
      weeks.map((week) => `${week}:`),
    )
  })

  test('always discloses, and never asks for more than five mentions', () => {
    expect(read(brief, 'guidelines')).toMatch(/every piece says that it is advertising: “Ad” or “#ad”/)
    expect(read(brief, 'guidelines')).toContain('never more than 5 points')
  })

  test('has a placeholder for the fee unless one was named', () => {
    expect(read(brief, 'compensation')).toContain('[amount and currency] for 9 pieces as listed above.')
    const paid = writeBrief({ ...lamp, deliverables: '3 reels for $900' })
    expect(read(paid, 'compensation')).toContain('$900 for 3 reels [each, or together]')
  })

  test('has a place for the facts, and says how many weeks are needed', () => {
    expect(read(brief, 'overview')).toContain(
      'Spring launch of the Lumen One desk lamp; [what else people should know, from which day people can have it, what it costs]',
    )
    expect(read(writeBrief({ ...lamp, campaign: 'Museum night', goals: '80 guests' }), 'overview')).toContain(
      'where and when it opens',
    )
    expect(read(brief, 'timeline')).toContain('Both sides sign at least 8 weeks before that day')
  })

  test('counts a goal in the time that it names', () => {
    const objectives = read(writeBrief({ ...lamp, goals: 'Sell out in 24 hours' }), 'objectives')
    expect(objectives).toContain('counted in the time that the goal names')
    expect(objectives).not.toContain('a week after the last piece')
  })

  test('keeps advice for the writer out of what is sent', () => {
    const vague = writeBrief({ ...lamp, deliverables: 'some content' })
    for (const text of [toPlainText(vague), toMarkdown(vague)]) {
      expect(text).not.toContain('does not say')
      expect(text).not.toContain('Price each piece')
      expect(text).toContain('How many: [number of pieces].')
    }
  })
})

describe('after three answers', () => {
  const blanksOf = (input: Partial<BriefInput>) =>
    textsOf(writeBrief({ ...lamp, ...input })).flatMap(placeholdersIn).length

  test.each([
    [{}],
    [{ campaign: 'Bakery', goals: 'fill the shop', deliverables: 'something nice' }],
    [{ goals: 'a\nb\nc\nd\ne', deliverables: 'a\nb\nc\nd\ne\nf' }],
  ])('at most ten blanks are left: %j', (input) => {
    expect(blanksOf(input)).toBeLessThanOrEqual(10)
  })

  test('a default is in the brief, a changed one replaces it, and an emptied one comes back', () => {
    const usage = (changed: Parameters<typeof termsWith>[0]) =>
      read(writeBrief(lamp, termsWith(changed)), 'guidelines').match(/The brand may use it (.*)\./)?.[1]
    expect(usage({})).toBe(
      'on its own channels and website for 6 months from the day on which each piece is published; paid ads with it are agreed and paid separately (a proposal, until both sides have agreed)',
    )
    expect(usage({ usage: 'nowhere' })).toBe('nowhere')
    expect(termsWith({ usage: '  ' })).toEqual(DEFAULT_TERMS)
  })

  test('a shop counts people, bookings and calls', () => {
    const objectives = read(
      writeBrief({ ...lamp, goals: '300 people through the door\n40 table reservations\nMore phone calls' }),
      'objectives',
    )
    expect(objectives).toContain('receipts at the till')
    expect(objectives).toContain('bookings that name the creator')
    expect(objectives).toContain('on a tally by the phone')
  })

  test('money, alcohol, health and children have rules of their own, and lamps have none', () => {
    const rules = (campaign: string) => read(writeBrief({ ...lamp, campaign, goals: 'reach' }), 'guidelines')
    expect(rules('Launch of our savings app')).toContain('no piece promises a return')
    expect(rules('New gin')).toContain('of the audience is 21 or older')
    expect(rules('Spring launch of a lamp')).not.toContain('Rules,')
  })
})

describe('what nobody could keep', () => {
  test.each([
    ['2 reels for $600', '$600 for 2 reels [each, or together] (a proposal'],
    ['2 reels for $600 each', '$600 each for 2 reels (a proposal'],
    ['1 reel for £90', '£90 for 1 reel (a proposal'],
    ['1 gifted reel', 'for “1 gifted reel”: [what the creator gets, and its worth'],
    ['3 reels, 10% commission', 'as in “'],
  ])('nothing is called agreed: %s', (deliverables, fee) => {
    expect(read(writeBrief({ ...lamp, deliverables }), 'compensation')).toContain(fee)
    expect(JSON.stringify(writeCreatorPage({ ...lamp, deliverables }))).not.toContain('agreed in')
  })

  test.each([
    ['1 reel', 'at the start.'],
    ['2 reels', '1 piece before the start, which names its day and hour, and 1 after it, hours apart.'],
    ['6 reels', '3 pieces before the start, which name its day and hour, and 3 after it, hours apart.'],
  ])('what is over in 24 hours is announced before: %s', (deliverables, text) => {
    const rush = { ...lamp, goals: 'Sell out in 24 hours', deliverables }
    expect(read(writeBrief(rush), 'timeline')).toContain(`From 1 week before:\npublication: ${text}`)
    expect(read(writeCreatorPage(rush), 'dates')).toContain(`From 1 week before: you publish ${text}`)
  })

  test('no script is promised only where the law asks for no wording', () => {
    const free = (campaign: string) => read(writeBrief({ ...lamp, campaign, audienceCountry: 'uk' }), 'guidelines')
    expect(free('A desk lamp')).toContain('none will be added later')
    expect(free('Student account of a bank')).toContain('no script, except the wording that the rules below ask for')
  })

  test('of many goals that only the visitor can count, one has a blank and none has an empty measure', () => {
    const objectives = read(writeBrief({ ...lamp, goals: 'a\nb\nc' }), 'objectives')
    expect(objectives.match(/what you count for this goal/g)).toHaveLength(1)
    expect(objectives).toContain('Objectives 2 and 3 count only once the brand has named')
    expect(objectives).not.toContain('Objective 1')
  })
})

describe('a title', () => {
  test.each([
    [
      'A folding helmet for cyclists that took three years and twelve partners in four countries',
      'A folding helmet for cyclists',
    ],
    [
      'one two three four five six seven eight nine ten eleven twelve thirteen',
      'One two three four five six seven eight nine ten eleven twelve …',
    ],
    [
      'Finlo, an app that pays freelancers on the day they invoice',
      'Finlo, an app that pays freelancers on the day they invoice',
    ],
  ])('of %j ends where the subject does', (campaign, title) => {
    expect(writeBrief({ ...lamp, campaign }).title).toBe(`${title}: brief for creators`)
  })
})

describe('the creator’s page', () => {
  test('has what the creator needs, in the order in which a creator reads', () => {
    expect(writeCreatorPage(lamp).sections.map(({ heading }) => heading)).toEqual([
      'The point',
      'You make',
      'Must be in it',
      'Label',
      'Leave out',
      'Up to you',
      'Weeks from signing',
      'You get',
      'Questions',
    ])
  })

  test('never says that the creator gets the pieces', () => {
    const page = writeCreatorPage({ ...lamp, deliverables: '2 reels for $600' })
    expect(read(page, 'pay')).toContain('$600 for 2 reels [each')
  })

  test('says when the draft is due', () => {
    expect(read(writeCreatorPage(lamp), 'dates')).toContain('Weeks 2 to 4: your drafts, at most 6 a week.')
    expect(read(writeCreatorPage({ ...lamp, deliverables: '3 reels' }), 'dates')).toContain(
      'End of week 2: your drafts.',
    )
  })

  test('has at most 250 words, whatever was typed', () => {
    const long = 'many words about a lamp, '.repeat(200)
    for (const { value: audienceCountry } of AUDIENCE_COUNTRIES) {
      expect(countWords(writeCreatorPage({ ...lamp, audienceCountry }))).toBeLessThanOrEqual(MOST_WORDS)
      expect(
        countWords(
          writeCreatorPage({ campaign: long, goals: long, deliverables: `3 reels for $9, ${long}`, audienceCountry }),
        ),
      ).toBeLessThanOrEqual(MOST_WORDS)
    }
  })
})

test('two trades with long rules fit on the page', () => {
  for (const { value: audienceCountry } of AUDIENCE_COUNTRIES)
    for (const campaign of ['Museum night with craft beer', 'Walk-in clinic for children', 'Board game for families'])
      expect(
        countWords(writeCreatorPage({ ...lamp, campaign, goals: 'Sell out in 24 hours\nBookings', audienceCountry })),
      ).toBeLessThanOrEqual(MOST_WORDS)
})

test('a page with many rules leaves shape and length to the brief', () => {
  const many: BriefInput = { ...lamp, campaign: 'Gin and loans for families: dental clinic, toys, casino' }
  expect(read(writeCreatorPage(lamp), 'make')).toContain('9:16')
  expect(read(writeCreatorPage(many), 'make')).not.toContain('9:16')
})

describe('completeness', () => {
  const missing = (input: Partial<BriefInput>) =>
    checkCompleteness({ ...lamp, ...input })
      .filter(({ isPresent }) => !isPresent)
      .map(({ name }) => name)

  const complete: BriefInput = {
    ...lamp,
    goals: '500 sign-ups among students by the end of May',
    deliverables: '3 reels for $900',
  }

  test('a complete brief has all eight', () => {
    expect(checkCompleteness(complete)).toHaveLength(8)
    expect(missing(complete)).toEqual([])
    expect(checkCompleteness(complete).every(({ remedy }) => remedy === '')).toBe(true)
  })

  test.each([
    ['What the campaign is about', { ...complete, campaign: 'Lumen' }],
    ['A number for every goal', { ...complete, goals: 'awareness among students by May 3' }],
    ['By when', { ...complete, campaign: 'Lumen launch', goals: '500 sign-ups among students' }],
    ['Who should see it', { ...complete, goals: '500 sign-ups by the end of May' }],
    ['How many of each deliverable', { ...complete, deliverables: 'reels for $900' }],
    [
      'The format of each deliverable',
      { ...complete, deliverables: '3 TikTok mentions for $900'.replace('TikTok', 'Instagram') },
    ],
    ['Where each deliverable is published', { ...complete, deliverables: '3 posts for $900' }],
    ['What the creator gets', { ...complete, deliverables: '3 reels' }],
  ])('names what is missing: %s', (name, input) => {
    expect(missing(input)).toEqual([name])
  })

  test('says which items are meant, at most three of them', () => {
    const checks = checkCompleteness({ ...lamp, goals: 'a\nb\nc\nd\ne' })
    expect(checks[1]?.remedy).toBe('No number in “A”, “B”, “C”, 2 more.')
  })

  test('people may do something: that is no month', () => {
    expect(missing({ ...complete, campaign: 'Lumen launch', goals: '500 people may sign up' })).toContain('By when')
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
  '$1',
  '{brand}',
  '\n',
  '\r\n',
  ',',
  ';',
  ' and ',
  '\u0000',
  'a',
  '%',
  '__proto__',
  'constructor',
  '1',
]
const typed = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(' '))
  .filter((text) => /[\p{L}\p{N}]/u.test(text))
const anyInput: fc.Arbitrary<BriefInput> = fc.record({
  campaign: typed,
  goals: typed,
  deliverables: typed,
  audienceCountry: fc.constantFrom(...AUDIENCE_COUNTRIES.map(({ value }) => value)),
})
/** A word begins with a letter or a digit: an accent on an arrow is none. */
/** A few letters have a capital that is not theirs alone, so words are compared in the small letters of their capitals. */
const wordsOf = (text: string) =>
  text
    .toUpperCase()
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []

describe('whatever is typed', () => {
  test('every section has content, every word is in it, nothing is undefined, and nothing typed becomes markup', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const brief = writeBrief(input)
        const text = toPlainText(brief)
        for (const { blocks } of brief.sections) {
          expect(blocks.length).toBeGreaterThan(0)
          for (const block of blocks) if (block.kind === 'list') expect(block.items.length).toBeGreaterThan(0)
        }
        expect(text).not.toMatch(/undefined|NaN|\[object/)
        const words = new Set(wordsOf(text))
        // Numbers before list items are dropped, as bullets are.
        for (const word of [input.campaign, input.goals, input.deliverables].flatMap((part) =>
          wordsOf(part.replace(/^\s*\d{1,2}[.)]\s/gmu, '')),
        )) {
          expect(words).toContain(word)
        }
        expect(toMarkdown(brief)).not.toMatch(/(?<!\\)<\w/)
      }),
    )
  })

  test('changing one text changes the brief', () => {
    fc.assert(
      fc.property(anyInput, typed, fc.constantFrom('campaign', 'goals', 'deliverables'), (input, other, name) => {
        const changed = { ...input, [name]: `${other} zebra` }
        fc.pre(!/zebra/.test(Object.values(input).join(' ')))
        expect(toPlainText(writeBrief(changed))).not.toBe(toPlainText(writeBrief(input)))
      }),
    )
  })

  // Work that grew with the square of the length would not end within the time a test has.
  test('texts as long as a book chapter are read', () => {
    const long = 'a and 10,000 b, '.repeat(cases(1_000, 6_000))
    const input: BriefInput = { ...lamp, campaign: long, goals: long, deliverables: long }
    expect(writeBrief(input).sections).toHaveLength(6)
    expect(checkCompleteness(input)).toHaveLength(8)
  })
})
