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
  ...{ gate: undefined, publisher: undefined, trade: undefined, alsoTrade: undefined, age: undefined },
  ...{ point: undefined, action: undefined, day: undefined, alsoCountry: undefined, forWhom: undefined },
  ...{ proof: undefined, evidence: undefined, avoid: undefined, languages: undefined },
  ...{ alsoGate: undefined, shown: undefined, license: undefined, asks: undefined, promises: undefined },
  ...{
    contact: undefined,
    publicFrom: undefined,
    safety: undefined,
    seenOn: undefined,
    length: undefined,
    outline: undefined,
  },
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

  test('has blanks for description and audience, and the answers of the questions', () => {
    expect(textsOf(brief()).join()).not.toContain('A lamp from $89')
    expect(textsOf(brief()).join()).not.toContain('Students')
    const plain = { gate: 'none', age: 'adults' } as const
    expect(textIn(brief({ ...plain, point: 'It costs $89.' }), 'overview')).toContain('What it says:\nIt costs $89.')
    expect(textIn(brief({ gate: 'none' }), 'guidelines')).toContain(
      'Call to action, to [everybody old enough]: order at [web address]',
    )
    expect(textIn(brief({ ...plain, action: 'order at lumen.example' }), 'guidelines')).toContain(
      'Call to action: order at lumen.example',
    )
  })

  test.each(['video', 'post', 'live'])(
    'of a %s is an outline while its gate is open: no goal, no mood',
    (contentType) => {
      const open = brief({ contentType })
      expect(open.title).toMatch(/^Lumen: outline of a content brief, /)
      expect(textIn(open, 'overview')).toContain('Only an outline until this is settled')
      expect(textIn(open, 'objectives')).toContain('[number] by [day]')
      expect(textIn(open, 'guidelines')).toContain('[what people do, and where]')
      expect(textIn(open, 'guidelines')).toContain(
        'Tone, Warm, once nobody is harmed, mourned or accused:\n[how it sounds]',
      )
      for (const goal of TABLE.goals)
        for (const tone of TABLE.tones) {
          const text = toPlainText(brief({ contentType, objective: goal.id, brandTone: tone.id }))
          const fixed = [goal.response, goal.measure, goal.target, goal.action, tone.sounds]
          expect(fixed.filter((each) => !each.startsWith('[') && text.includes(each))).toEqual([])
        }
    },
  )

  test('of a long piece has its steps in order, as typed, or a blank for each', () => {
    expect(textIn(brief(), 'deliverables')).toContain('In this order:\n[what comes first]')
    const steps = { gate: 'none', outline: '0 to 5: the mill\n5 to 9: the miller', length: '9 minutes' } as const
    expect(textIn(brief(steps), 'deliverables')).toContain('In this order\n0 to 5: the mill\n5 to 9: the miller')
    expect(textIn(brief(steps), 'technical')).toContain('Length:\n9 minutes.')
    const post = brief({ ...steps, contentType: 'post' })
    expect(textIn(post, 'deliverables')).toContain('In this order\n0 to 5: the mill\n5 to 9: the miller')
    expect(textIn(post, 'technical')).toContain('length: 9 minutes.')
  })

  test('has neutral days while it is open who publishes it, or whether it can be published', () => {
    for (const open of [{}, { gate: 'none' }, { publisher: 'paid' }] as const)
      expect(textIn(brief(open), 'timeline')).toContain('[day of publication]')
    expect(textIn(brief({ gate: 'none', publisher: 'paid' }), 'timeline')).toContain('Week 1')
  })

  test('of a post names its day with a capital letter', () => {
    const post = brief({ contentType: 'post', day: '2027-01-10' })
    expect(textIn(post, 'timeline')).toContain('Publication: January 10.')
  })

  test('of a post says where a link works, and what its goal asks for unless it is secret', () => {
    const post = { contentType: 'post', publisher: 'ours' } as const
    expect(textIn(brief({ ...post, gate: 'none' }), 'technical')).toContain('Caption: short. Link: in the bio.')
    expect(textIn(brief({ ...post, gate: 'none' }), 'dos-and-donts')).toContain('Say the name early.')
    const secret = brief({ ...post, objective: 'thanks', gate: 'confidential', avoid: 'the merger' })
    expect(textIn(secret, 'dos-and-donts')).toContain('Must not be in it:\n[who or what must not be shown or said]')
    expect(toPlainText(secret)).not.toContain('merger')
  })

  test('of our own piece has no ad label and no agreement', () => {
    for (const contentType of ['video', 'post'])
      expect(toPlainText(brief({ contentType, publisher: 'ours', gate: 'none' }))).not.toMatch(
        /advertising|agreement that/,
      )
  })

  test('of what takes place ends on its own day, after it was announced', () => {
    const live = { contentType: 'live', publisher: 'paid', gate: 'none', day: '2027-02-20' } as const
    const told = textIn(brief({ ...live, seenOn: '2027-02-01' }), 'timeline')
    expect(told).toContain('It takes place on February 20, 2027.')
    expect(told).toMatch(
      /By February 12:\none round of changes.*\nBy February 13:\nannounced, .*\nFebruary 20:\nit takes/,
    )
    expect(JSON.stringify(brief(live))).toContain('taken as that of the event itself')
    expect(told).not.toContain('publication')
    expect(textIn(brief({ ...live, day: undefined }), 'timeline')).toContain('[its day]:\nit takes place')
    expect(textIn(brief({ ...live, publisher: 'gift' }), 'timeline')).toContain('February 20:\nit takes place')
    expect(textIn(brief({ ...live, gate: 'confidential' }), 'timeline')).toContain('February 20:\nit takes place')
  })

  test.each(['paid', 'ours'] as const)('of what is printed is approved before the printer closes: %s', (publisher) => {
    const flyer = { contentType: 'flyer', publisher, gate: 'none', day: '2027-02-01' } as const
    for (const given of [{}, { seenOn: '2027-01-04' }, { gate: 'confidential' }] as const) {
      const told = textIn(brief({ ...flyer, ...given }), 'timeline')
      expect(told).toContain(
        'Changes and approval: by January 22, or earlier if the paper or the printer closes before.',
      )
      expect(told).toContain('Publication: February 1')
      expect(told).not.toMatch(/[Aa]nnounced|takes place/)
    }
    expect(textIn(brief({ ...flyer, day: undefined }), 'timeline')).toContain('or earlier if')
    expect(textIn(brief({ ...flyer, day: '2026-11-26' }), 'timeline')).toContain('by November 25, or earlier')
  })

  test('says where the typed days leave no time, also to people without a fee', () => {
    for (const contentType of ['post', 'live'])
      for (const publisher of ['paid', 'unpaid'] as const) {
        const clash = brief({ contentType, publisher, gate: 'none', seenOn: '2027-03-04', day: '2027-03-01' })
        expect(JSON.stringify(clash)).toContain('March 4, 2027, when it can be seen or made, lies after March 1, 2027')
      }
    const tight = { contentType: 'post', gate: 'none', seenOn: '2026-12-21', day: '2027-01-04' } as const
    expect(JSON.stringify(brief({ ...tight, publisher: 'paid' }))).toContain('too few working days are left')
    expect(JSON.stringify(brief({ ...tight, publisher: 'paid', day: '2027-01-14' }))).not.toContain('days are left')
    const sameDay = brief({
      contentType: 'post',
      publisher: 'paid',
      gate: 'none',
      seenOn: '2027-03-01',
      day: '2027-03-01',
    })
    expect(textIn(sameDay, 'timeline')).toContain('an outline. It is there on March 1, 2027')
  })

  test('names who approves lines in another language, and shows a license', () => {
    const said = {
      gate: 'none',
      trade: 'money',
      safety: 'Capital at risk',
      languages: 'Irish',
      license: 'FCA 123456',
    } as const
    for (const contentType of ['post', 'video']) {
      expect(toPlainText(brief({ ...said, contentType }))).toContain(
        'Irish. If lines that may not change are translated',
      )
      expect(toPlainText(brief({ ...said, contentType })).match(/FCA 123456/g)).toHaveLength(1)
      expect(toPlainText(brief({ gate: 'none', trade: 'none', languages: 'Irish', contentType }))).not.toContain(
        'translated',
      )
    }
  })

  test('sends an idea to a lawyer only where its trade needs one', () => {
    const of = (trade: string) => textIn(brief({ gate: 'none', publisher: 'paid', trade }), 'guidelines')
    for (const trade of ['alcohol', 'law', 'money']) expect(of(trade)).toContain('a lawyer or')
    for (const trade of ['food', 'toys', 'funeral']) expect(of(trade)).not.toContain('a lawyer or')
  })

  test('of a post has fewer than twenty lines, that of a video has more', () => {
    const linesOf = (contentType: string) =>
      toPlainText(brief({ contentType, gate: 'none', trade: 'none' }))
        .split('\n')
        .filter((line) => line !== '' && !/^[=-]+$/.test(line)).length -
      SECTIONS.length -
      1
    expect(linesOf('post')).toBeLessThan(20)
    expect(linesOf('video')).toBeGreaterThan(30)
  })

  test('says once that it is proposed', () => {
    for (const contentType of ['video', 'post'])
      expect(toPlainText(brief({ contentType })).match(/propos/g)).toHaveLength(1)
  })

  test('tells approved lines plainly, and what went wrong without any fun', () => {
    const toneOf = (given: Partial<ContentBriefInput>) => textIn(brief(given), 'guidelines')
    expect(toneOf({ gate: 'none', trade: 'none' })).toContain('Tone, Warm:\nlike a neighbor.')
    expect(toneOf({ trade: 'none' })).toContain('Tone, Warm, once nobody is harmed, mourned or accused:')
    expect(toneOf({ gate: 'none', trade: 'law' })).toContain('plain and calm in approved lines')
    expect(toneOf({ gate: 'none', description: 'A funeral home' })).toContain('plain and calm throughout')
    expect(toneOf({ description: 'A funeral home' })).toContain('[how it sounds]')
    for (const gate of ['none', 'confidential'] as const)
      expect(toneOf({ gate, trade: 'none', description: 'A recall of our lamp' })).toContain(
        'Tone, Warm, once nobody is harmed, mourned or accused:',
      )
    expect(toneOf({ gate: 'denial', publisher: 'ours' })).toContain('plain and calm throughout.')
  })

  test('keeps the tone of an appeal, but where need or grief is touched', () => {
    expect(textIn(brief({ gate: 'appeal', trade: 'none' }), 'guidelines')).toContain(
      'need or grief is touched; elsewhere like a',
    )
  })

  test('of a post says where a paid one is labeled', () => {
    const labelIn = (publisher: 'paid' | 'ours') => textIn(brief({ contentType: 'post', publisher }), 'technical')
    expect(labelIn('paid')).toContain('Disclosure: from the first second.')
    expect(labelIn('ours')).not.toContain('Disclosure')
  })

  test('asks people without a fee for nothing but what they publish', () => {
    for (const contentType of ['video', 'post', 'live']) {
      const free = brief({ contentType, publisher: 'unpaid', gate: 'none' })
      expect(textIn(free, 'deliverables')).toContain('If you do it: 1 piece')
      expect(textIn(free, 'timeline')).toContain(contentType === 'live' ? 'it takes place' : 'while it holds')
      // A talk is not published: what holds of all pieces names none.
      expect(toPlainText(free)).not.toMatch(/publish/)
    }
  })

  test('passes a warning on word for word, also without a fee', () => {
    const warning = { objective: 'warning', gate: 'none', point: 'The ridge is closed.', trade: 'none' } as const
    for (const publisher of ['unpaid', 'ours'] as const) {
      const guidelines = textIn(brief({ ...warning, publisher }), 'guidelines')
      expect(guidelines).toContain('word for word')
      expect(guidelines).toContain('plain and calm throughout.')
    }
  })

  test('of a gift names it, and keeps the day of the visit', () => {
    for (const contentType of ['video', 'post']) {
      const gift = brief({ contentType, publisher: 'gift', gate: 'none', seenOn: '2027-01-19', day: '2027-01-20' })
      expect(textIn(gift, 'deliverables')).toContain('You get: [the gift')
      expect(textIn(gift, 'timeline')).toMatch(/On January 19:\s+you get it/)
      expect(toPlainText(gift)).not.toContain('Move the last day')
    }
  })

  test('of what is not public yet names no brand in its title', () => {
    const secret = { gate: 'confidential', brandName: 'Lumen', point: 'It folds.' } as const
    expect(brief(secret).title).toBe('Confidential until [day, hour and time zone]: content brief, Video')
    const own = { ...secret, publisher: 'ours', publicFrom: '2027-03-02' } as const
    expect(brief(own).title).toMatch(/^Confidential until March 2, 2027/)
    for (const isOut of [{}, { day: '2027-03-02' }] as const)
      expect(textIn(brief({ ...own, ...isOut }), 'overview')).toContain('It folds.')
    for (const isEarly of [{ day: '2027-03-01' }, { publisher: 'paid' }, { publicFrom: undefined }] as const)
      expect(toPlainText(brief({ ...own, ...isEarly }))).not.toContain('It folds.')
    expect(brief({ gate: 'none' }).title).toBe('Lumen: content brief, Video')
  })

  test('shows and addresses people of a legal age alone while the trade is open', () => {
    expect(toPlainText(brief())).toContain('No one under a legal age for it is shown, and no child')
    expect(toPlainText(brief({ contentType: 'post' }))).toContain('No child below a legal age')
  })

  test.each([
    [{ gate: 'harm' }],
    [{ gate: 'harm', alsoGate: 'appeal' }],
    [{ gate: 'harm', alsoGate: 'memory' }],
    [{ gate: 'return', alsoGate: 'harm', trade: 'food' }],
  ] as const)('of a danger is out today, whatever else was answered, and has one order: %o', (answers) => {
    const harm = { ...answers, publisher: 'ours', day: '2027-01-12' } as const
    for (const contentType of ['video', 'post', 'flyer']) {
      const warned = brief({ ...harm, contentType, objective: 'warning', point: 'Close windows.' })
      expect(textIn(warned, 'overview')).toContain('Close windows.')
      expect(textIn(warned, 'timeline')).not.toMatch(/January|printer|families|nnounced/)
      expect(textIn(warned, 'guidelines')).not.toContain('Adults only')
      expect(textIn(warned, 'timeline')).toContain('The warning is out today')
      // The order of a warning says what comes first.
      expect(textIn(warned, 'dos-and-donts').match(/Say the name early/g)).toHaveLength(1)
    }
  })

  test('keeps the languages, and the hour of its first public day', () => {
    const secret = { gate: 'confidential', publicFrom: '2027-03-02', languages: 'Dutch' } as const
    for (const contentType of ['video', 'post'])
      for (const publisher of ['paid', 'gift'] as const) {
        const document = brief({ ...secret, contentType, publisher, day: '2027-03-02' })
        expect(textIn(document, 'technical')).toContain('Dutch')
        expect(textIn(document, 'timeline')).toContain('from [hour and time zone] on')
        const later = brief({ ...secret, contentType, publisher, day: '2027-03-04' })
        expect(textIn(later, 'timeline')).not.toContain('[hour and time zone]')
      }
  })

  test('of a post prints the proof of its claim once', () => {
    const proven = { contentType: 'post', proof: 'City Lab, 2025, lab.example', evidence: 'published' } as const
    for (const given of [{ gate: 'claim' }, { gate: 'denial', publisher: 'ours' }] as const)
      expect(toPlainText(brief({ ...proven, ...given })).match(/City Lab/g)).toHaveLength(1)
  })

  test('has a blank for a claim', () => {
    for (const contentType of ['video', 'post']) {
      const claim = brief({ contentType, gate: 'claim', point: 'A lamp that heals' })
      expect(toPlainText(claim)).not.toContain('heals')
      expect(toPlainText(claim)).toMatch(
        /\[claim in the words that proof and a lawyer allow\]|No claim until there is proof/,
      )
    }
  })
})

const choices = {
  contentType: TABLE.formats.map(({ id }) => id),
  audienceCountry: [undefined, ...TABLE.countries.map(({ id }) => id)],
  objective: TABLE.goals.map(({ id }) => id),
  gate: tool.fields.gate.options.map(({ value }) => value),
  alsoGate: [undefined, ...tool.fields.alsoGate.options.map(({ value }) => value)],
  evidence: [undefined, ...tool.fields.evidence.options.map(({ value }) => value)],
  publisher: [undefined, ...tool.fields.publisher.options.map(({ value }) => value)],
  alsoCountry: [undefined, ...TABLE.countries.map(({ id }) => id)],
  alsoTrade: [undefined, ...TABLE.trades.map(({ id }) => id)],
  trade: [undefined, 'none', ...TABLE.trades.map(({ id }) => id)],
  age: [undefined, ...TABLE.ages.map(({ id }) => id)],
  asks: [undefined, 'money', 'data', 'nothing'] as const,
  promises: [undefined, 'no', 'yes'] as const,
  seenOn: [undefined, '2026-12-15'] as const,
  publicFrom: [undefined, '2027-03-02'] as const,
  day: [undefined, '2026-12-01', '2027-03-01'] as const,
}
const combinations = Object.values(choices).reduce((product, { length }) => product * length, 1)
const anyChoices = fc.record(
  Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<Pick<ContentBriefInput, keyof typeof choices>>
const PHRASES = [
  ...['brandName', 'point', 'shown', 'action', 'forWhom', 'languages', 'avoid', 'proof', 'license', 'safety'],
  ...['length', 'outline', 'contact'],
] as const
const TYPED = [...PHRASES, 'description', 'audience'] as const
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

/** Our own piece for the day on which it is public says in its title that it is confidential. */
const isOwnAndDated = ({ publisher, publicFrom }: Pick<ContentBriefInput, 'publisher' | 'publicFrom'>) =>
  publisher === 'ours' && publicFrom !== undefined

test(`phrases stand as typed in sentences of the answers alone, longer texts nowhere: ${combinations} combinations`, () => {
  fc.assert(
    fc.property(anyChoices, anyTexts, (answers, texts) => {
      const marked = textsOf(brief({ ...answers, ...MARKS })).join()
      expect(marked).not.toMatch(/⟨(description|audience)⟩/)
      if ([answers.gate, answers.alsoGate].includes('confidential') && !isOwnAndDated(answers))
        expect(marked).not.toMatch(/⟨(?!safety|languages|length|contact)/)
      const filled = textsOf(brief({ ...answers, ...MARKS })).map((text) =>
        text.replace(/⟨(\w+)⟩/g, (whole, name: string) => texts[name as keyof Texts] ?? whole),
      )
      expect(textsOf(brief({ ...answers, ...texts }))).toEqual(filled)
    }),
    { numRuns: cases(200, 3000) },
  )
})
