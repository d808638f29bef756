import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '@/lib/calendar-day'
import { cases } from '../../../tests/tier'
import { heldBack, phrasesIn } from '../kit/brief/said'
import { oneLine } from '../kit/document/clean-text'
import { mapTexts, type TextDocument, textsOf, textsOfSection } from '../kit/document/text-document'
import { toPlainText } from '../kit/document/to-plain-text'
import { TABLE } from '../kit/testing/brief-table'
import { completeness } from './completeness'
import { CUTS, countWords, fieldsToShorten, MOST_WORDS, writeCreatorPage, writePage } from './creator-page'
import { type BriefInput, type ReadBrief, readBrief } from './read-brief'
import { tool } from './tool'
import { writeBrief } from './write-brief'

const TODAY: CalendarDay = '2026-11-20'
const OPEN = Object.fromEntries(Object.keys(tool.fields).map((name) => [name, undefined])) as unknown as BriefInput
const LAMP: BriefInput = {
  ...OPEN,
  ...{ campaign: 'Spring launch of a lamp', goals: '500 orders\nAwareness', deliverables: '3 Reels\n1 video' },
}
const read = (given: Partial<BriefInput> = {}) => readBrief({ ...LAMP, ...given }, TABLE, TODAY)
const brief = (given: Partial<BriefInput> = {}) => writeBrief(read(given))
const page = (given: Partial<BriefInput> = {}) => writeCreatorPage(read(given))
const advicesOf = ({ sections }: TextDocument) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'advice' ? [block.text] : []))).join('\n')
const textIn = (document: TextDocument, id: string) =>
  textsOfSection(document.sections.find((section) => section.id === id) ?? { id, heading: '', blocks: [] }).join('\n')

describe('the brief', () => {
  test('has the agreed sections, in the agreed order', () => {
    const headings = ['Overview', 'Objectives', 'Deliverables', 'Timeline', 'Guidelines', 'Compensation']
    expect(brief().sections.map(({ heading }) => heading)).toEqual(headings)
  })

  test('without answers, has blanks, and shows what was typed to the visitor alone', () => {
    const texts = textsOf(brief()).join('\n')
    for (const text of ['Spring launch', '500 orders', '3 Reels']) expect(texts).not.toContain(text)
    expect(advicesOf(brief())).toContain('You typed (Goals), for you alone: “500 orders / Awareness”')
    expect(textIn(brief(), 'overview')).toContain('Only an outline until this is settled')
    expect(textIn(brief(), 'timeline')).toContain('[day of publication]')
    expect(textIn(brief(), 'deliverables')).toContain('[how many of what, and where]')
    expect(textIn(brief(), 'guidelines')).toContain('[the word for advertising in the country of the audience]')
    expect(textIn(brief(), 'guidelines')).toContain('Rules of the trade:\n[none, or which]')
    expect(textIn(brief(), 'compensation')).toContain('[amount and currency for all pieces or each, or none]')
  })

  test('with answers, has what follows from them', () => {
    const full = brief({
      ...{ format: 'video', pieces: 4, audienceCountry: 'uk', gate: 'none', trade: 'alcohol' },
      ...{
        age: 'adults',
        goal: 'sales',
        name: 'Lumen One',
        fee: '$900',
        usage: 'On our channels for 6 months',
        publisher: 'paid',
      },
      ...{
        point: 'It follows daylight.',
        makes: '4 videos',
        target: '500 orders by May 31',
        avoid: 'faces of children',
      },
      ...{ alsoCountry: 'it', forWhom: 'night workers', languages: 'English' },
    })
    expect(full.title).toBe('Lumen One: brief for creators')
    expect(textIn(full, 'overview')).not.toContain('Only an outline')
    expect(textIn(full, 'overview')).toContain('What it says:\nIt follows daylight.')
    expect(textIn(full, 'objectives')).toContain('Target:\n500 orders by May 31')
    expect(textIn(full, 'overview')).toContain('For whom:\nnight workers\n')
    expect(textIn(full, 'deliverables')).toContain('Each creator makes:\n4 videos\nLanguages:\nEnglish')
    expect(textIn(full, 'guidelines')).toContain('Must not be in it:\nfaces of children')
    expect(textIn(full, 'deliverables')).toContain('Length: at most 3 minutes.')
    expect(textIn(full, 'timeline')).toContain('Weeks 2 to 3')
    expect(textIn(full, 'guidelines')).toContain(
      'says that it is advertising: “Ad”; before anything else (United Kingdom); and [the word]; at the beginning (Italy)',
    )
    expect(textIn(full, 'guidelines')).toContain('a lawyer or [the expert] reads the idea first. Adults only.')
    expect(textIn(full, 'guidelines')).toContain('No one under the legal age for it is addressed')
    expect(textIn(full, 'compensation')).toContain('Fee:\n$900')
    expect(textIn(full, 'compensation')).toContain('On our channels for 6 months')
  })

  test('of people who get nothing for it has no ad and no payment', () => {
    const unpaid = brief({ publisher: 'unpaid', audienceCountry: 'uk' })
    expect(toPlainText(unpaid)).not.toContain('Payment')
    expect(textIn(unpaid, 'guidelines')).toContain('say in the piece how you are linked to us: [how]')
    expect(textIn(unpaid, 'guidelines')).not.toContain('it is advertising')
  })

  test('of our own piece has three steps, no agreement and no fee', () => {
    const own = brief({ publisher: 'ours', day: '2027-03-12', pieces: 1 })
    expect(toPlainText(own)).not.toContain('agreement')
    expect(
      textIn(own, 'timeline')
        .split('\n')
        .filter((text) => /^(By|From)/.test(text)),
    ).toHaveLength(3)
    expect(textIn(own, 'compensation')).toContain('No fee: we publish it in our own name.')
  })

  test.each<[string, Partial<BriefInput>]>([
    ['a trade', { trade: 'law' }],
    ['the second trade', { trade: 'toys', alsoTrade: 'law' }],
    ['a warning', { trade: 'none', goal: 'warning' }],
    ['an appeal', { trade: 'none', gate: 'appeal' }],
  ])('is told word for word where %s asks for it', (_what, answers) => {
    expect(textIn(brief(answers), 'guidelines')).toContain('[the lines that may not change], approved by [name]')
    expect(toPlainText(page(answers))).toContain('word for word, never as a joke')
  })

  test('leaves the wording to the creator where nothing has rules of its own', () => {
    expect(textIn(brief({ trade: 'none' }), 'guidelines')).toContain('free, as long as each fact stays')
  })

  test.each<[string, Partial<BriefInput>, string, boolean]>([
    [
      'teenagers',
      { age: 'teens', goal: 'sales', asks: 'money' },
      'only where it asks for money or data: order at',
      true,
    ],
    ['teenagers, perhaps', { age: 'teens', goal: 'sales' }, 'only where it asks for money or data: order at', true],
    ['users of toys', { trade: 'toys', age: 'adults', asks: 'data' }, 'to parents and adults only where', false],
    ['anybody', { goal: 'sales' }, 'Call to action, to [everybody old enough]: order at', true],
    [
      'anybody, for anything',
      { gate: 'none', action: 'list it' },
      'Call to action, to [everybody old enough]: list it',
      true,
    ],
    ['adults', { age: 'adults', goal: 'sales' }, 'Call to action: order at', false],
  ])('asks adults, not children, to do something: %s', (_who, answers, call, isSaid) => {
    for (const document of [brief(answers), page(answers)]) expect(toPlainText(document)).toContain(call)
    expect(textIn(brief(answers), 'guidelines').includes('Nothing asks people under 18 for money or data')).toBe(isSaid)
  })

  test.each([
    [{ goal: 'warning' }, 'Nothing asks people under 18 for money or data.'],
    [{ goal: 'sales', asks: 'nothing' }, 'Nothing asks people under 18 for money or data.'],
    [{ goal: 'sales', asks: 'data' }, 'a parent agrees to sharing data'],
  ] as const)('speaks to people under 18 where no money is asked for: %j', (answers, rule) => {
    const text = textIn(brief({ age: 'teens', ...answers }), 'guidelines')
    expect(text).toContain('Call to action: order at')
    expect(text).toContain(rule)
  })

  test.each<[string, Partial<BriefInput>, string]>([
    ['the trade is open', { age: 'shown' }, 'you are 18 or older.'],
    ['a parent can agree', { age: 'shown', trade: 'none' }, 'for somebody younger'],
    ['adults alone are wanted', { age: 'adults', trade: 'none' }, 'you are 18 or older.'],
    ['the law is the trade', { age: 'shown', trade: 'law' }, 'you are 18 or older.'],
    [
      'words sound like alcohol',
      { age: 'shown', gate: 'none', campaign: 'A gin for spring' },
      '[18, or the legal age for it]',
    ],
    ['an outline only sounds like it', { age: 'shown', campaign: 'A gin for spring' }, 'you are 18 or older.'],
    ['the same, with “None of these”', { age: 'shown', trade: 'none', campaign: 'A gin bar' }, 'you are 18 or older.'],
    ['alcohol is the trade', { age: 'shown', trade: 'alcohol' }, 'you are of the legal age for it'],
  ])('says how old creators are, where %s', (_where, answers, age) => {
    expect(textIn(brief(answers), 'guidelines')).toContain(age)
    if (!age.includes('younger')) expect(textIn(brief(answers), 'guidelines')).not.toContain('somebody younger')
  })

  test.each<[string, Partial<BriefInput>, string]>([
    ['a memory', { gate: 'memory' }, 'First, memory.'],
    ['harm where people are mourned', { gate: 'harm', publisher: 'ours', trade: 'funeral' }, 'First, memory.'],
    ['harm where people are thanked', { gate: 'harm', publisher: 'ours', goal: 'thanks' }, 'First, memory.'],
    ['harm of our own', { gate: 'harm', publisher: 'ours', goal: 'coming' }, 'First, harm.'],
    ['a danger', { gate: 'harm', publisher: 'ours', goal: 'warning' }, 'First, danger.'],
    ['two answers, with the graver first', { gate: 'confidential', alsoGate: 'return' }, 'First, return.'],
    [
      'our own answer to a rumor',
      { gate: 'denial', publisher: 'ours' },
      'It says how people can check it: [who found it',
    ],
    [
      'an open visit',
      { gate: 'denial', publisher: 'paid', proof: 'City, 2026', evidence: 'published' },
      'It says how people can check it: City, 2026.\nFirst, visit.',
    ],
  ])('says what comes first: %s', (_what, answers, first) => {
    expect(textIn(brief(answers), 'guidelines')).toContain(first)
  })

  test('waits for the families, and for a yes before a quick draft', () => {
    expect(textIn(brief({ trade: 'funeral' }), 'timeline')).toContain(
      'families and people who are shown, or the archive, have agreed',
    )
    const quick = { gate: 'appeal', publisher: 'unpaid', pieces: 1, day: '2026-12-01' } as const
    expect(textIn(brief(quick), 'timeline')).toContain('you say yes or no.')
    for (const document of [brief(quick), page(quick)])
      expect(toPlainText(document)).not.toMatch(/draft\.|your idea|approval in writing|statistics/)
  })

  test('of a gift asks for nothing: no agreement, no draft, no approval, no figures', () => {
    const gift = { publisher: 'gift', gate: 'none', age: 'adults', fee: 'a pass', seenOn: '2026-12-01' } as const
    for (const document of [brief(gift), page(gift)]) {
      const text = toPlainText(document)
      expect(text).not.toMatch(/agreement|your draft|your idea|round of changes|statistics|exclusiv|No contract/i)
      expect(text).toContain('a pass')
      expect(text).toContain('if you like')
    }
    expect(brief(gift).title).toBe('Invitation for creators')
    expect(textIn(brief({ ...gift, day: '2027-03-01' }), 'timeline')).toContain('Most useful until March 1:')
    const oneDay = { firstDay: '2027-03-01', day: '2027-03-01' } as const
    expect(textIn(brief({ ...gift, ...oneDay }), 'timeline')).toContain('On March 1:\nyou can do it')
    expect(textIn(brief(gift), 'timeline')).toContain('On December 1:\nyou get it')
    expect(textIn(brief(gift), 'guidelines')).toContain('says that it is advertising')
  })

  test('says what has to be said in any case, whatever is answered', () => {
    const safety = 'Contains wheat, and is not guaranteed to be free of nuts.'
    for (const gate of tool.fields.gate.options)
      for (const document of [brief({ gate: gate.value, safety }), page({ gate: gate.value, safety })])
        expect(toPlainText(document)).toContain(`Said in any case, word for word: ${safety}`)
  })

  test('has no end of a secret that was not given', () => {
    const secret = { gate: 'confidential', firstDay: '2027-02-22', day: '2027-03-30' } as const
    expect(textIn(brief(secret), 'overview')).toContain('shown or named before [day, hour and time zone].')
    const known = { ...secret, publicFrom: '2027-03-02' } as const
    for (const document of [brief(known), page(known)])
      expect(toPlainText(document)).toContain('before March 2, 2027, [hour and time zone]')
    expect(toPlainText(page(secret))).toContain('Not public before [day, hour and time zone]')
  })

  test('has a teaser only of what is sold, does no harm and needs no license', () => {
    const secret = { gate: 'confidential', goal: 'sales' } as const
    for (const write of [brief, page]) {
      expect(toPlainText(write(secret))).toContain('[what a teaser may show]')
      for (const more of [{ alsoGate: 'return' }, { trade: 'money' }, { goal: 'thanks' }] as const)
        expect(toPlainText(write({ ...secret, ...more }))).not.toContain('[what a teaser may show]')
    }
    expect(textIn(brief({ ...secret, format: 'live' }), 'timeline')).not.toContain('announced')
  })

  test('of news for our own people stays with them', () => {
    for (const write of [brief, page])
      expect(toPlainText(write({ gate: 'internal', publisher: 'ours' }))).toContain('First, internal.')
  })

  test('has a blank for a license that is missing, and none where nothing is sold', () => {
    for (const write of [brief, page])
      expect(toPlainText(write({ gate: 'none', trade: 'money' }))).toMatch(/License.*: \[authority and register number/)
    expect(toPlainText(brief({ gate: 'none', trade: 'money', goal: 'thanks' }))).not.toContain('License')
  })

  test('asks for drafts after it was seen, on the page as well', () => {
    const seen = {
      gate: 'none',
      trade: 'none',
      age: 'adults',
      pieces: 2,
      seenOn: '2027-01-15',
      day: '2027-02-26',
    } as const
    for (const text of [textIn(brief(seen), 'timeline'), textIn(page(seen), 'dates')])
      expect(text).toMatch(/On January 15\D+from then on, it can be made\.\s+By January 22\D+draft/)
    expect(textIn(page({ pieces: 2, gate: 'none', trade: 'none' }), 'dates')).toContain(
      'of what can only be made later, by [day]',
    )
  })

  test('says what is shown and what holds on the spot, where something is filmed', () => {
    expect(textIn(brief({ format: 'letter' }), 'guidelines')).not.toContain('Order spot')
    expect(textIn(brief({ format: 'letter' }), 'overview')).not.toContain('What is shown')
    const filmed = brief({ format: 'video', gate: 'none', shown: 'a repair' })
    expect(textIn(filmed, 'guidelines')).toContain('Order spot')
    expect(textIn(filmed, 'overview')).toContain('What is shown:\na repair')
  })

  test('of a live stream says what it needs, and announces it', () => {
    const live = brief({ format: 'live', pieces: 1, firstDay: '2027-03-12' })
    expect(textIn(live, 'deliverables')).toContain('Moderator: [name]')
    expect(textIn(live, 'timeline')).toContain('By March 5:\nannounced')
  })

  test('has a sentence on money and on counting that holds for any fee and target', () => {
    const given = brief({ goal: 'sales', target: '90 guests', fee: 'a free trip', publisher: 'paid' })
    expect(textIn(given, 'compensation')).toContain('any money in full within 14 days')
    expect(textIn(given, 'objectives')).toContain('[how the target is counted]')
  })

  test.each([
    [{ gate: 'none', campaign: 'A gin for spring' }, 'to adults of [the legal age]: order at'],
    [{ trade: 'alcohol', age: 'adults' }, 'Call to action: order at'],
  ] as const)('offers what is for adults to nobody else: %j', (answers, call) => {
    const document = brief({ goal: 'sales', ...answers })
    expect(textIn(document, 'guidelines')).toContain(call)
    expect(toPlainText(document)).not.toMatch(/everybody old|consent of a parent/)
  })

  test('has no name of a country that was not named, and prices nothing twice', () => {
    const two = brief({ audienceCountry: 'uk', alsoCountry: 'eu', publisher: 'paid', usage: 'paid ads' })
    expect(textIn(two, 'guidelines')).toContain('at the beginning ([country])')
    expect(textIn(two, 'compensation')).toContain('what is not agreed above, such as other uses')
  })

  test('of a warning has short steps, with or without a day', () => {
    for (const [day, drafts] of [
      [undefined, '[hour or day]'],
      ['2027-03-01', 'By November 23'],
    ] as const) {
      const text = textIn(brief({ gate: 'none', goal: 'warning', publisher: 'paid', day }), 'timeline')
      expect(text).toContain(`${drafts}:\nagreement signed; drafts.`)
      expect(text).not.toContain('idea')
    }
  })

  test('of one live stream has the day that was given', () => {
    expect(textIn(brief({ format: 'live', pieces: 1, day: '2027-03-12' }), 'timeline')).toContain(
      'March 12:\nit takes place, at [hour and time zone].',
    )
    expect(textIn(brief({ format: 'live', day: '2027-03-12' }), 'timeline')).toContain('What is live has its own day')
  })

  test('has short steps for help that is needed within days alone', () => {
    const introOf = (day?: CalendarDay) => textIn(brief({ gate: 'appeal', day }), 'timeline')
    expect(introOf('2026-12-04')).toContain('in danger, else days')
    for (const day of [undefined, '2026-12-08'] as const) expect(introOf(day)).not.toContain('in danger, else days')
  })

  test('has a blank for what must not be shown until it is known who is shown', () => {
    expect(textIn(brief(), 'guidelines')).toContain('[who or what must not be shown or said]')
    expect(textIn(brief({ age: 'adults' }), 'guidelines')).not.toContain('Must not be in it')
  })

  test('says once that it is proposed', () => {
    expect(toPlainText(brief({ goal: 'sales', usage: 'all', format: 'video' })).match(/propos/g)).toHaveLength(1)
  })
})

test('nothing typed stands in what is not public yet', () => {
  const typed = { name: 'Project Zebra', point: 'Zebra folds', action: 'order Zebra', forWhom: 'Zebras' }
  for (const write of [writeBrief, writeCreatorPage]) {
    const secret = write(read({ ...typed, gate: 'confidential', target: '9 Zebras', campaign: 'Zebra' }))
    expect(textsOf(secret).join('\n')).not.toContain('Zebra')
    expect(textsOf(secret).join('\n')).toContain('before [day, hour and time zone]')
    const terms = textsOf(write(read({ gate: 'confidential', makes: '3 videos', fee: '$900' }))).join('\n')
    for (const term of ['3 videos', '$900']) expect(terms).toContain(term)
  }
})

test('a claim is a blank, with the proof that it needs', () => {
  const claims = [
    { gate: 'claim', point: 'A tea that ends pain' },
    { point: 'A tea that lowers blood pressure' },
  ] as const
  for (const claim of claims) {
    for (const document of [brief(claim), page(claim)]) expect(toPlainText(document)).not.toContain('A tea')
    expect(textIn(brief(claim), 'guidelines')).toContain('[claim in the words that proof and a lawyer allow]')
    expect(textIn(brief(claim), 'guidelines')).toContain('Proof: [of somebody independent, published')
    expect(toPlainText(page(claim))).toContain('No claim until there is proof.')
  }
})

test('a claim with its proof stands as typed, once it is approved', () => {
  const typed = { gate: 'claim', point: 'It keeps warm for 9 hours', proof: 'Institute for Heat, 2025' } as const
  const proven = { ...typed, evidence: 'published' } as const
  expect(textIn(brief(proven), 'overview')).toContain('It keeps warm for 9 hours')
  expect(textIn(brief(proven), 'guidelines')).toContain('Proof: Institute for Heat, 2025')
  expect(toPlainText(page(proven))).not.toContain('Institute for Heat')
  for (const evidence of [undefined, 'other'] as const)
    for (const write of [brief, page]) expect(toPlainText(write({ ...typed, evidence }))).not.toContain('9 hours')
})

describe('a phrase is left out, and the visitor sees why', () => {
  const reasons = (input: Partial<BriefInput>) =>
    heldBack(phrasesIn(tool.fields, { ...LAMP, ...input }), read(input).chosen)

  test.each<[string, Partial<BriefInput>, RegExp]>([
    [
      'a promise, whatever is answered',
      { gate: 'none', action: 'be well, guaranteed' },
      /“Call to action”.*guaranteed/,
    ],
    [
      'a promise with a proof',
      { gate: 'claim', proof: 'Us', evidence: 'published', point: 'It cures you' },
      /“What it says”.*“cures”/,
    ],
    [
      'a claim without proof',
      { gate: 'claim', point: 'A tea that calms' },
      /“What it says”.*“Does what it says promise anything\?” is open/,
    ],
    ['what may promise something', { gate: 'none', trade: 'food', point: 'Oats' }, /promise anything\?” is open/],
    [
      'a promise, by the answer',
      { gate: 'none', promises: 'yes', point: 'Oats' },
      /answered that it promises something/,
    ],
    ['a proof of one’s own', { gate: 'claim', proof: 'Us', evidence: 'other' }, /“Proof of what it says”.*independent/],
    [
      'words of a claim, whatever is answered',
      { gate: 'none', promises: 'no', name: 'Carbon neutral tea' },
      /“Name”.*Carbon neutral/,
    ],
    [
      'what is said, while the first question is open',
      { point: 'A lamp' },
      /“What it says”.*“Is any of this true\?” is open/,
    ],
    ['what is asked for then', { action: 'order it' }, /“Call to action”.*is open/],
    ['the way to a person', { gate: 'none', makes: '3 Reels with his house' }, /“Each creator makes”.*“his house”/],
    [
      'a number beside a name',
      { gate: 'none', action: 'call Jo Doe at 555 0199 00' },
      /call Jo Doe at 555 0199 00.*children or patients\. Leave it out/,
    ],
    ['children who ask', { gate: 'none', action: 'ask mom for it' }, /“ask mom”/],
    ['what is secret', { gate: 'confidential', target: '$900' }, /^Your short answers are left out/],
  ])('%s', (_what, answers, reason) => {
    expect(reasons(answers).join()).toMatch(reason)
    const unsaid = { gate: undefined, proof: undefined, evidence: undefined, promises: undefined, trade: undefined }
    const typed = Object.values({ ...answers, ...unsaid }).filter(Boolean) as string[]
    for (const document of [brief(answers), page(answers)])
      for (const text of typed) expect(toPlainText(document)).not.toContain(text)
  })

  test.each(tool.fields.gate.options)('conditions stay, unless they could tell a secret: $value', ({ value }) => {
    for (const document of [brief({ gate: value, avoid: 'peanuts' }), page({ gate: value, avoid: 'peanuts' })])
      expect(toPlainText(document)).toContain(value === 'confidential' ? '[who or what must not' : 'peanuts')
  })

  test('what promises nothing is printed beside a claim, where the visitor says so', () => {
    const plain = { gate: 'claim', trade: 'food', point: 'It costs $9.', promises: 'no' } as const
    for (const document of [brief(plain), page(plain)]) expect(toPlainText(document)).toContain('It costs $9.')
  })

  test('conditions and plain phrases stay', () => {
    const plain = { gate: 'none', action: 'order it', avoid: 'the word guaranteed' } as const
    expect(reasons(plain)).toEqual([])
    expect(toPlainText(brief(plain))).toContain('the word guaranteed')
  })
})

describe('the creator’s page', () => {
  test('has what binds and what sells', () => {
    const given = {
      gate: 'none',
      usage: 'On our channels for 6 months',
      action: 'order at lumen.example',
      fee: '$900',
    } as const
    const text = toPlainText(page({ ...given, publisher: 'paid' }))
    for (const part of [
      'On our channels for 6 months',
      'Call to action, to [everybody old enough]: order at lumen.example',
      '$900',
    ])
      expect(text).toContain(part)
    expect(text).toContain('No contract: the signed agreement counts.')
  })

  test('keeps each rule of a long page, and does not refer to the brief', () => {
    const long = { gate: 'return', trade: 'law', alsoTrade: 'food', age: 'shown', avoid: 'the wheel ' } as const
    for (const cut of CUTS) {
      const text = toPlainText(writePage(read({ ...long, safety: 'Contains wheat' }), cut))
      for (const rule of ['First, return.', 'In short', 'the wheel', 'Contains wheat', 'accusations'])
        expect(text).toContain(rule)
      expect(text.match(/Adults only/g)).toHaveLength(2)
      expect(text).toContain('film as they allow')
      expect(text).not.toMatch(/the brief/)
    }
    expect(textIn(page({ goal: 'warning', gate: 'none' }), 'avoid')).toContain('Don’t list everything.')
  })

  test('names the field that makes it too long', () => {
    const long = { ...LAMP, gate: 'none', point: 'a b '.repeat(100) } as const
    expect(fieldsToShorten(writeCreatorPage(readBrief(long, TABLE, TODAY)), long)).toEqual(['What it says'])
    expect(fieldsToShorten(page(), LAMP)).toEqual([])
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

const idsOf = (entries: readonly { id: string }[]) => [undefined, ...entries.map(({ id }) => id)]
const valuesOf = (options: readonly { value: string }[]) => [undefined, ...options.map(({ value }) => value)]
const choices = {
  format: idsOf(TABLE.formats),
  alsoFormat: idsOf(TABLE.formats),
  pieces: [undefined, 1, 9, 60],
  audienceCountry: idsOf(TABLE.countries),
  alsoCountry: idsOf(TABLE.countries),
  gate: valuesOf(tool.fields.gate.options).slice(1),
  alsoGate: valuesOf(tool.fields.alsoGate.options),
  evidence: valuesOf(tool.fields.evidence.options),
  publisher: valuesOf(tool.fields.publisher.options),
  trade: [...idsOf(TABLE.trades), 'none'],
  alsoTrade: idsOf(TABLE.trades),
  age: idsOf(TABLE.ages),
  goal: idsOf(TABLE.goals),
  firstDay: [undefined, '2026-12-28', '2027-02-20'] as const,
  asks: [undefined, 'money', 'data', 'nothing'] as const,
  promises: [undefined, 'no', 'yes'] as const,
  publicFrom: [undefined, '2027-03-02'] as const,
  seenOn: [undefined, '2026-12-15', '2027-02-10'] as const,
  day: [undefined, '2026-12-01', '2027-03-01'] as const,
}
const combinations = Object.values(choices).reduce((product, { length }) => product * length, 1)
const anyChoices = fc.record(
  Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<Pick<BriefInput, keyof typeof choices>>
const anyPhrase = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 400 })
  .filter((text) => /[\p{L}\p{N}]/u.test(oneLine(text)))
/** Texts that the visitor alone sees, and phrases that creators read. */
const UNSEEN = ['campaign', 'goals', 'deliverables'] as const
const PHRASES = [
  'name',
  'forWhom',
  'point',
  'shown',
  'proof',
  'license',
  'action',
  'avoid',
  'safety',
  'usage',
  'makes',
  'languages',
  'target',
  'fee',
  'contact',
] as const
const TYPED = [...UNSEEN, ...PHRASES] as const
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

/** Our own piece for the day on which it is public says in its title that it is confidential. */
const isOwnAndDated = ({ publisher, publicFrom }: Pick<BriefInput, 'publisher' | 'publicFrom'>) =>
  publisher === 'ours' && publicFrom !== undefined

test(`phrases stand as typed in sentences of the answers alone, longer texts nowhere: ${combinations} combinations`, () => {
  fc.assert(
    fc.property(anyChoices, anyTexts, (answers, texts) => {
      const writePages = CUTS.map((cut) => (brief: ReadBrief) => writePage(brief, cut))
      for (const write of [writeBrief, ...writePages]) {
        const marked = write(readBrief({ ...answers, ...MARKS }, TABLE, TODAY))
        const written = write(readBrief({ ...answers, ...texts }, TABLE, TODAY))
        expect(textsOf(written)).toEqual(filled(marked, texts))
        for (const name of UNSEEN) expect(textsOf(marked).join()).not.toContain(MARKS[name])
        if ([answers.gate, answers.alsoGate].includes('confidential') && !isOwnAndDated(answers))
          expect(textsOf(marked).join()).not.toMatch(/⟨(?!avoid|safety|makes|fee|usage|languages|contact)/)
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
      expect(countWords(written) <= MOST_WORDS).toBe(fieldsToShorten(written, input).length === 0)
    }),
    { numRuns: cases(200, 3000) },
  )
})
