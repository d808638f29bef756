import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CrisisTable } from '@/schema/tool-tables/crisis'
import { cases } from '../../../tests/tier'
import { lines, oneLine, withStop } from '../kit/document/clean-text'
import { textsOfSection } from '../kit/document/text-document'
import type { Answers } from './crisis-case'
import { DOCUMENTS, type DocumentId, writeDocuments } from './documents'
import { allMarkdown, allText } from './take-away'

const TEXTS = {
  blank: 'thing',
  people: 'everyone who has {thing}',
  subject: 'About {thing}',
  now: ['[What people do.]'],
  feeling: 'We are sorry.',
  unknown: 'the cause',
  doing: ['We have [first step].'],
  promise: 'We will say what we find.',
  staff: ['Tell [name].'],
  dos: [],
  brief: { now: 'Here is what to do.', doing: 'We look into it.' },
}

const KIND = {
  ask: '',
  words: [],
  isSafety: false,
  saysUnhurt: false,
  isLieOfOthers: false,
  isDecision: false,
  isConfidential: false,
  ...TEXTS,
}

const TABLE: CrisisTable = {
  reviewed: '2026-11-20',
  neutral: TEXTS,
  denial: { ...TEXTS, claim: ['The claim about {thing} is false.', '[What shows it.]'], unknown: undefined },
  kinds: [
    {
      ...KIND,
      ...{ id: 'product', label: 'A product', isSafety: true, saysUnhurt: true, blank: 'product' },
      now: ['Stop using {thing}.', '[Where to check.]', 'In an emergency, call {emergency}.'],
    },
    { ...KIND, id: 'fraud', label: 'Fraud', isSafety: true, isLieOfOthers: true, now: ['Do not pay.'] },
    { ...KIND, id: 'price', label: 'A price', isDecision: true, apology: 'We should have asked.' },
    { ...KIND, id: 'leak', label: 'A leak', isConfidential: true },
  ],
  dos: ['Speak.'],
  donts: ['Do not guess.'],
  duties: [],
}

const OPEN: Answers = {
  scenario: 'A lamp burned.',
  ...{ kind: undefined, truth: undefined, harm: undefined, reach: undefined },
  ...{ action: undefined, thing: undefined, organization: undefined, country: undefined },
}
const textOf = (answers: Partial<Answers>, id: DocumentId = 'public', isChecked = false) =>
  writeDocuments({ ...OPEN, ...answers }, TABLE, isChecked)
    .filter((document) => document.id === id)
    .flatMap(textsOfSection)
    .join('\n')

describe('without answers', () => {
  test.each(DOCUMENTS)('the text stands once, whole and marked, in an outline: %s', (id) => {
    const [document] = writeDocuments({ ...OPEN, scenario: 'A lamp burned.\nNobody knows why' }, TABLE).filter(
      (one) => one.id === id,
    )
    expect(document?.use).toMatch(/outline, not a finished document/)
    expect(document?.blocks).toEqual(
      expect.arrayContaining([
        { kind: 'paragraph', text: 'What this is about: [your own words: check them and tick them off]' },
        { kind: 'paragraph', text: 'A lamp burned.' },
        { kind: 'paragraph', text: 'Nobody knows why' },
      ]),
    )
  })

  test('checked words have no mark', () => {
    expect(textOf({}, 'public', true)).toContain('What this is about:\nA lamp burned.')
  })
})

describe('answers', () => {
  const answers = {
    kind: 'product',
    truth: 'happened',
    thing: 'our lamp',
    organization: 'Lumo',
    country: 'uk',
  } as const

  test('what people have to do stands before what happened', () => {
    const text = textOf(answers, 'customer')
    expect(text.indexOf('Stop using our lamp.')).toBeLessThan(text.indexOf('A lamp burned.'))
    expect(text).toContain('To everyone who has our lamp,')
    expect(text).toContain('In an emergency, call 999.')
  })

  test('what people should do takes the place of the line that asks for it', () => {
    expect(textOf({ ...answers, action: 'unplug it.' })).toContain('Please unplug it.\nStop using our lamp.\nIn an')
  })

  test.each([
    ['died', 'Our deepest condolences', 'nobody is hurt'],
    ['hurt', 'full recovery', 'nobody is hurt'],
    ['none', 'nobody is hurt', 'condolences'],
    ['unknown', 'We do not know yet whether anybody is hurt.', 'condolences'],
  ] as const)('somebody is hurt: %s', (harm, said, notSaid) => {
    expect(textOf({ ...answers, harm })).toContain(said)
    expect(textOf({ ...answers, harm })).not.toContain(notSaid)
  })

  test('says that no person is hurt only where people could be', () => {
    expect(textOf({ ...answers, kind: 'price', harm: 'none' })).not.toContain('hurt')
  })

  test('what is not confirmed is called a report', () => {
    expect(textOf({ ...answers, truth: 'unknown' })).toContain('What was reported to us, and is not confirmed yet:')
  })

  test('what was decided is called so, with an apology where it is certain', () => {
    const text = textOf({ kind: 'price', truth: 'happened' }, 'customer')
    expect(text).toContain('What we have decided:')
    expect(text).toContain('We should have asked. We are sorry.')
    expect(text).toContain('What is not decided yet:')
    expect(textOf({ kind: 'price', truth: 'unknown' })).not.toContain('We should have asked.')
  })

  test('an event that is confidential by its nature has a text only for a visitor who says that it may be public', () => {
    expect(textOf({ kind: 'leak' })).toContain('No public text: this is confidential.')
    expect(textOf({ kind: 'leak', reach: 'asked' })).toContain('A lamp burned.')
  })

  test('for those who ask alone, each document says so', () => {
    for (const { use } of writeDocuments({ ...OPEN, ...answers, reach: 'asked' }, TABLE))
      expect(use).toMatch(/who (?:may be asked|ask)\.$/)
  })
})

describe('what is not true', () => {
  test('is denied, with a blank for the evidence, without the advice of the event and without the text', () => {
    for (const id of DOCUMENTS) {
      const text = textOf({ kind: 'product', truth: 'false', thing: 'our lamp' }, id)
      expect(text).toContain('The claim about our lamp is false. [What shows it.]')
      expect(text).not.toMatch(/Stop using|A lamp burned/)
    }
  })

  test('where somebody is hurt, nothing is denied', () => {
    const text = textOf({ kind: 'product', truth: 'false', harm: 'hurt' })
    expect(text).toContain('not confirmed yet')
    expect(text).toContain('Stop using [product].')
  })

  test('in fraud in our name, people are still told what to do', () => {
    expect(textOf({ kind: 'fraud', truth: 'false' })).toContain('Do not pay.')
  })
})

const notices = ['confidential'] as const

test.each([{ reach: 'confidential' }, { reach: 'accusation' }, { truth: 'nothing' }] as const)(
  'no document, copy or file has a word of what was typed: %o',
  (answer) => {
    const typed = {
      scenario: 'secret scenario',
      thing: 'secret thing',
      action: 'secret act',
      organization: 'secret us',
    }
    const documents = writeDocuments({ ...OPEN, ...typed, kind: 'product', ...answer }, TABLE)
    const taken = { documents, notices, assumptions: '', filled: {} }
    for (const text of [allText(taken), allMarkdown(taken, TABLE)]) {
      expect(text).not.toContain('secret')
      expect(text).toContain('Call counsel before you write a word')
    }
  },
)

const CHOICES = {
  kind: [undefined, ...TABLE.kinds.map(({ id }) => id)],
  truth: [undefined, 'happened', 'unknown', 'false', 'nothing'],
  harm: [undefined, 'none', 'hurt', 'died', 'unknown'],
  reach: [undefined, 'yes', 'asked', 'confidential', 'accusation'],
  country: [undefined, 'us', 'eu', 'uk', 'other'],
  isChecked: [false, true],
} as const
const PHRASES = ['action', 'thing', 'organization'] as const
const combinations = Object.values(CHOICES).reduce((product, { length }) => product * length, 1) * 2 ** PHRASES.length

test(`what is typed is never read: ${combinations.toLocaleString('en-US')} combinations of answers`, () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => oneLine(text) !== '')
  const choice = <T>(values: readonly T[]) => fc.constantFrom(...values)
  const phrase = fc.option(anyText, { nil: undefined })
  const given = fc.record({
    ...{ kind: choice(CHOICES.kind), truth: choice(CHOICES.truth), harm: choice(CHOICES.harm) },
    ...{ reach: choice(CHOICES.reach), country: choice(CHOICES.country), isChecked: choice(CHOICES.isChecked) },
    ...{ scenario: anyText, action: phrase, thing: phrase, organization: phrase },
  })
  fc.assert(
    fc.property(given, ({ isChecked, ...answers }) => {
      // The documents with a sign for each phrase, in which the phrases as they were typed then stand.
      const signs = PHRASES.map((name) => [name, answers[name] && `<${name}>`] as const)
      const signed = { ...answers, ...Object.fromEntries(signs), scenario: '<scenario>' } as Answers
      const expected = writeDocuments(signed, TABLE, isChecked)
        .flatMap(textsOfSection)
        .flatMap((text) => (text === '<scenario>' ? lines(answers.scenario) : [text]))
        .map((text) =>
          text
            .replaceAll('<action>.', () => withStop(oneLine(answers.action ?? '')))
            .replaceAll('<thing>', () => oneLine(answers.thing ?? ''))
            .replaceAll('<organization>', () => oneLine(answers.organization ?? '')),
        )
      expect(expected.join('\n')).not.toContain('<scenario>')
      expect(writeDocuments(answers as Answers, TABLE, isChecked).flatMap(textsOfSection)).toEqual(expected)
    }),
    { numRuns: cases(300, 10_000) },
  )
})
