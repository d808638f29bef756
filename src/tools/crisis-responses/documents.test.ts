import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CrisisTable } from '@/schema/tool-tables/crisis'
import { cases } from '../../../tests/tier'
import { lines, oneLine, withStop } from '../kit/document/clean-text'
import { textsOfSection } from '../kit/document/text-document'
import { type Answers, readCase } from './crisis-case'
import { DOCUMENTS, type DocumentId, writeDocuments } from './documents'
import { inSentence, makeStatement } from './statement'
import { allMarkdown, allText } from './take-away'

const TEXTS = {
  blank: 'thing',
  subject: 'About {thing}',
  now: ['[What people do.]'],
  ifHarmed: [],
  feeling: 'We are sorry.',
  doing: 'looking into it',
  staff: ['Tell [name].'],
  dos: [],
}

const FLAGS = { isSafety: false, orderStays: false, saysUnhurt: false, isLieOfOthers: false, actionLeads: false }
const OTHERS = { isAccused: false, isDecision: false, isConfidential: false, isOfStaff: false, isLasting: false }
const KIND = { ask: '', words: [], ...FLAGS, ...OTHERS, ...TEXTS }

const TABLE: CrisisTable = {
  reviewed: '2026-11-20',
  neutral: TEXTS,
  denial: { ...TEXTS, claim: ['A claim about {thing} is going around.', '[What shows it.]'] },
  kinds: [
    {
      ...{ ...KIND, id: 'product', label: 'A product', blank: 'product' },
      ...{ isSafety: true, orderStays: true, isLasting: true, saysUnhurt: true },
      order: 'Stop using {thing}.',
      now: ['In an emergency, call {emergency}.'],
      ifHarmed: ['Families can call [number].'],
    },
    { ...KIND, id: 'water', label: 'Water', isSafety: true, order: 'Do not drink {thing}.' },
    {
      ...{ ...KIND, id: 'meal', label: 'A meal', isSafety: true, isLasting: true },
      order: 'If you ate {thing}, call [the doctor].',
    },
    { ...KIND, id: 'walkout', label: 'A strike of ours', readers: 'members' },
    { ...KIND, id: 'fraud', label: 'Fraud', isSafety: true, isLieOfOthers: true, order: 'Do not pay.' },
    { ...KIND, id: 'price', label: 'A price', isDecision: true, apology: 'We should have asked.' },
    { ...KIND, id: 'leak', label: 'A leak', isConfidential: true, leak: 'We do not speak about clients.' },
    {
      ...{ ...KIND, id: 'fire', label: 'A fire', isSafety: true },
      ...{ order: '[What people do.]', unknown: 'Only the police know.' },
    },
    { ...KIND, id: 'conduct', label: 'Conduct', isAccused: true, unknown: 'We look into it.' },
    { ...KIND, id: 'fake', label: 'A fake', isLieOfOthers: true },
    { ...KIND, id: 'jobs', label: 'Job cuts', isOfStaff: true, agreed: 'Only as agreed.' },
    { ...KIND, id: 'breach', label: 'A breach', isSafety: true, actionLeads: true, order: '[What people do.]' },
  ],
  truth: [],
  people: {
    ...{ unhurt: [], died: ['died'], hurt: [], animals: [] },
    ...{ bodies: ['injured'], recovered: ['well again'], accused: ['accuses'], safe: [] },
  },
  dos: ['Speak.'],
  tell: [],
  donts: ['Do not guess.'],
  duties: [],
}

const OPEN: Answers = {
  scenario: 'A lamp burned, mum is livid.',
  ...{ kind: undefined, truth: undefined, harm: undefined, reach: undefined, print: undefined },
  ...{ action: undefined, danger: undefined, thing: undefined, organization: undefined, country: undefined },
  second: undefined,
}
const textOf = (answers: Partial<Answers>, id: DocumentId = 'public') =>
  writeDocuments({ ...OPEN, ...answers }, TABLE)
    .filter((document) => document.id === id)
    .flatMap(textsOfSection)
    .join('\n')

describe('without answers', () => {
  test.each(DOCUMENTS)('an outline has a blank for what happened, and not a word of what was typed: %s', (id) => {
    const [document] = writeDocuments(OPEN, TABLE).filter((one) => one.id === id)
    expect(document?.use).toMatch(/outline, not a finished document.*Not for release/)
    expect(textOf({}, id)).toContain('[What happened, in one or two sentences that can be printed.]')
    expect(textOf({}, id)).not.toContain('livid')
  })

  test.each(['This is strictly confidential.', 'Our partner stole our list'])(
    'there is no document while “May it be public?” is open and the words are: %s',
    (scenario) => {
      expect(textOf({ scenario })).toContain('No text yet')
      expect(textOf({ scenario, reach: 'yes' })).not.toContain('No text yet')
    },
  )
})

describe('answers', () => {
  const answers = {
    kind: 'product',
    truth: 'happened',
    thing: 'our lamp',
    organization: 'Lumo',
    country: 'uk',
  } as const

  test('what people must do stands before what happened', () => {
    const text = textOf({ ...answers, print: 'A lamp burned in Leeds.' }, 'customer')
    expect(text.indexOf('Stop using our lamp.')).toBeLessThan(text.indexOf('A lamp burned in Leeds.'))
    expect(text).toContain('In an emergency, call 999.')
  })

  test.each([
    ['product', 'Stop using our lamp.', true],
    ['water', 'Do not drink our lamp.', false],
  ])(
    'where somebody has died, only an order that saves lives stands before the condolences: %s',
    (kind, order, isFirst) => {
      const text = textOf({ ...answers, kind, harm: 'both' })
      expect(text.indexOf(order) < text.indexOf('Our deepest condolences')).toBe(isFirst)
      expect(text).toContain('Our thoughts are with')
    },
  )

  test('what people must do stands behind what happened while it is a blank', () => {
    const text = textOf({ kind: 'fire', print: 'A shed burned.' }, 'customer')
    expect(text.indexOf('A shed burned.')).toBeLessThan(text.indexOf('[Unless it is said above: what people do.]'))
  })

  test.each([
    ['breach', undefined, 'It burned. Please call us.'],
    ['breach', 'no', 'It burned. What to know and do: Please call us.'],
    ['fire', undefined, 'It burned. What to know and do: Please call us.'],
    ['fire', 'yes', 'It burned. Please call us.'],
    ['price', 'yes', 'It burned. Please call us.'],
    [
      'water',
      undefined,
      'It burned. Please call us. What else to know: [If it holds now, and is not said above: do not drink our lamp.]',
    ],
    ['water', 'no', 'Do not drink our lamp. It burned. What else to know: Please call us.'],
    ['product', undefined, 'Stop using our lamp. It burned. What else to know: Please call us.'],
    ['product', 'yes', 'Stop using our lamp. It burned. Please call us.'],
  ] as const)('an order is never lost, for %s where the action is about safety: %s', (kind, danger, said) => {
    const text = textOf({ kind, danger, action: 'call us', print: 'It burned.', thing: 'our lamp' }, 'customer')
    expect(text.replaceAll('\n', ' ')).toContain(said)
  })

  test('what keeps people out of danger, as a visitor says, stands before the condolences', () => {
    const text = textOf({ ...answers, kind: 'fire', harm: 'died', action: 'stay inside', danger: 'yes' })
    expect(text.indexOf('Please stay inside.')).toBeLessThan(text.indexOf('Our deepest condolences'))
  })

  test.each([
    ['none', 'Nobody was injured.', 'We do not know of anyone'],
    ['unknown', 'We know of no injured child.', 'We do not know yet'],
    ['hurt', 'The driver is well again.', 'Our thoughts are with'],
  ] as const)('what the visitor’s text says of people is not said again: %s', (harm, print, notSaid) => {
    expect(textOf({ ...answers, harm })).toContain(notSaid)
    expect(textOf({ ...answers, harm, print })).not.toContain(notSaid)
  })

  test('nothing is said of health that is private by the kind of event', () => {
    const text = textOf({ kind: 'leak', reach: 'yes', truth: 'happened', harm: 'hurt' })
    expect(text).not.toMatch(/thoughts|went through|apologize/)
  })

  test('where somebody is hurt, no word speaks of trouble alone', () => {
    expect(textOf({ kind: 'fire', harm: 'hurt' })).toContain(
      'We are sorry for what [the person, or people,] went through.',
    )
    expect(textOf({ kind: 'price', harm: 'hurt' })).not.toContain('went through')
    expect(textOf({ kind: 'price', harm: 'hurt' })).not.toContain('We are sorry.')
  })

  test('where the people affected are staff, they hear it before customers', () => {
    const usesFor = (kind: string, reach: Answers['reach']) =>
      writeDocuments({ ...OPEN, kind, reach }, TABLE).map(({ use }) => use)
    expect(usesFor('jobs', 'first')).toEqual([
      'Only as agreed. Third: only after all staff have been told.',
      'Only as agreed. First: right after the people affected were told in person.',
      expect.stringMatching(/^Only as agreed\. Second: only after all staff have been told\./),
      expect.stringMatching(/Third: .* “We are speaking with our people first, and will say more after that\.”$/),
    ])
    expect(usesFor('jobs', 'concerned')[1]).toContain('Only to the people affected.')
    expect(usesFor('price', 'first')[2]).toContain('First, by phone or in person')
  })

  test('a death that may have another cause stands only where the text for print speaks of it, with condolences', () => {
    for (const id of DOCUMENTS) {
      const text = textOf({ ...answers, harm: 'unlinked', reach: 'first' }, id)
      expect(text).not.toMatch(/condolences|family|deaths?\b|thoughts|hurt or ill|We are sorry\./)
      expect(textOf({ ...answers, harm: 'unlinked', print: 'A guest died.' }, id)).toContain('Our deepest condolences')
    }
    const { notices } = readCase({ ...OPEN, ...answers, harm: 'unlinked' }, TABLE)
    expect(notices).toEqual(['diedApart'])
  })

  test('there is a line for the hours in which families hear of it', () => {
    const [, , , media] = writeDocuments({ ...OPEN, ...answers, harm: 'died', reach: 'yes' }, TABLE)
    expect(media?.use).toContain('We are speaking with the families first')
  })

  test.each([
    ['Call us.', 'Please call us.'],
    ['CALL 911', 'Please CALL 911.'],
  ])('what people should do goes on behind “Please”: %s', (action, said) => {
    expect(textOf({ kind: 'water', action })).toContain(said)
  })

  test('a kind has words of its own for what is not known, for staff, and for a leak', () => {
    expect(textOf({ kind: 'fire', truth: 'unknown' })).toContain('Only the police know. [What you are doing')
    expect(textOf({ kind: 'water', truth: 'unknown' })).toContain('We do not know everything yet')
    expect(textOf({ kind: 'fake', thing: 'a video' }, 'internal')).toContain('Subject: For staff: About a video')
    expect(textOf({ kind: 'leak' }, 'media')).toContain('such as: “We do not speak about clients.”')
    expect(textOf({ reach: 'confidential' }, 'media')).toContain('such as: “We do not comment on reports')
    expect(textOf({ reach: 'accusation' }, 'media')).toContain('such as: “We do not comment on individual people.”')
  })

  test('no text promises more to come, an update or a call, but as a blank', () => {
    for (const reach of ['yes', 'first', 'concerned', 'asked'] as const)
      for (const id of DOCUMENTS) {
        const text = textOf({ ...answers, reach, harm: 'died', print: 'We say no more about it.' }, id)
        expect(text).toContain('[If there is more to come: when and where people hear it.]')
        expect(text.replace(/\[[^\]]*\]/g, '')).not.toMatch(/say more|further questions|update|call me/)
      }
  })

  test('a document with an answer in another language says so at its top', () => {
    const [mixed] = writeDocuments({ ...OPEN, ...answers, reach: 'yes', thing: 'el agua de nuestros pozos' }, TABLE)
    expect(mixed?.use).toMatch(/^NOT ONLY ENGLISH/)
  })

  test('what people should do takes the place of an order, unless the order saves lives', () => {
    expect(textOf({ kind: 'water', action: 'boil the water.' })).toContain('Please boil the water.')
    expect(textOf({ kind: 'water', action: 'boil the water.' })).not.toContain('Do not drink')
    const text = textOf({ ...answers, action: 'bring it back' })
    expect(text.indexOf('Stop using our lamp.')).toBeLessThan(text.indexOf('Please bring it back.'))
  })

  test.each([
    ['died', 'Our deepest condolences', 'not know of anyone'],
    ['hurt', 'Our thoughts are with', 'not know of anyone'],
    ['none', 'We do not know of anyone who is hurt or ill.', 'Families can call'],
    ['unknown', 'We do not know yet whether anyone is hurt or ill.', 'condolences'],
  ] as const)('somebody is hurt: %s', (harm, said, notSaid) => {
    expect(textOf({ ...answers, harm })).toContain(said)
    expect(textOf({ ...answers, harm })).not.toContain(notSaid)
  })

  test('says that no person is hurt only where people could be', () => {
    expect(textOf({ ...answers, kind: 'price', harm: 'none' })).not.toContain('hurt')
  })

  test('an apology is a proposal, where it is certain that it happened', () => {
    expect(textOf({ kind: 'price', truth: 'happened' })).toContain(
      '[If it is right to apologize: We should have asked.]',
    )
    expect(textOf({ kind: 'price', truth: 'unknown' })).not.toContain('apologize')
  })

  test.each([
    ['asked', 'Do not publish it: keep it ready for anyone who asks.'],
    ['first', 'Third: only after everyone affected has been told.'],
    ['yes', undefined],
  ] as const)('who may read it: %s; what keeps people safe does not wait', (reach, use) => {
    const now = 'If people or staff have to do something to stay safe, tell them at once, in any case.'
    expect(writeDocuments({ ...OPEN, ...answers, reach }, TABLE)[0]?.use).toBe(use && `${use} ${now}`)
    for (const truth of ['false', 'planned'] as const)
      expect(writeDocuments({ ...OPEN, ...answers, reach, truth }, TABLE)[0]?.use).toBe(use)
    expect(writeDocuments({ ...OPEN, kind: 'price', reach }, TABLE)[0]?.use).toBe(use)
  })

  test('the internal message is for members where a union calls a strike', () => {
    const text = textOf({ kind: 'walkout', truth: 'planned', reach: 'yes' }, 'internal')
    expect(text).toContain('Subject: For members: About [thing]\nTo all members,')
    expect(text).not.toContain('To all staff')
  })

  test('there is a place for a word to the people affected, unless the table has one', () => {
    const table = { ...TABLE, neutral: { ...TEXTS, feeling: undefined } }
    const outline = (given: Partial<Answers>) => makeStatement({ ...OPEN, ...given }, table).feeling.join(' ')
    expect(outline({})).toMatch(/^\[If people suffered/)
    expect(outline({ truth: 'false' })).not.toContain('suffered')
    expect(textOf({ kind: 'price', truth: 'happened' })).not.toContain('suffered')
  })

  test('an exercise says so above each document, and in each of its texts', () => {
    for (const document of writeDocuments({ ...OPEN, ...answers, truth: 'exercise' }, TABLE)) {
      expect(document.use).toMatch(/^EXERCISE/)
      for (const text of textsOfSection(document).slice(1)) expect(text).toMatch(/^(Subject: )?EXERCISE: /)
    }
    expect(textOf({ ...answers, truth: 'exercise' }, 'customer')).toContain('Subject: EXERCISE: About our lamp')
  })

  test('what is planned is real, and no danger', () => {
    const [document] = writeDocuments({ ...OPEN, ...answers, harm: 'none', reach: 'yes', truth: 'planned' }, TABLE)
    expect(document?.use).toBeUndefined()
    const text = textOf({ ...answers, harm: 'none', truth: 'planned' })
    expect(text).toContain('[What is planned, and when,')
    expect(text).not.toMatch(/EXERCISE|Stop using|hurt|What happened|looking into it/)
    expect(textOf({ kind: 'price', truth: 'planned' })).toContain('[What people do.]')
  })

  test('a message to the people affected alone is a letter to one person', () => {
    const personal = { ...answers, truth: 'happened', reach: 'concerned' } as const
    for (const text of ['Dear [name],', '[To each person, as “you”: '])
      expect(textOf(personal, 'customer')).toContain(text)
    for (const id of ['public', 'internal', 'media'] as const) expect(textOf(personal, id)).not.toMatch(/Dear|you”/)
    expect(textOf({ ...personal, reach: 'first' }, 'customer')).toContain('[To each person, as “you”: ')
  })

  test('what can harm people is settled with the authority, also where it is confidential', () => {
    const answered = { kind: 'water', reach: 'confidential', thing: 'secret' } as const
    for (const id of DOCUMENTS) expect(textOf(answered, id)).not.toMatch(/No message|secret/)
    expect(textOf(answered)).toContain('Settle today with [authority]')
    expect(textOf(answered, 'customer')).toContain('Have two letters ready today')
    expect(textOf(answered, 'media')).toContain('We take every report about safety seriously.')
    expect(textOf({ ...answered, truth: 'false' }, 'customer')).toContain('No message. Ask counsel first')
    expect(textOf({ ...answered, kind: 'price' }, 'customer')).toContain('No message. Ask counsel first')
    expect(textOf({ reach: 'confidential', harm: 'hurt' })).toContain('Settle today with [authority]')
    expect(textOf({ ...answered, kind: 'leak', harm: 'hurt' }, 'customer')).toContain('No message. Ask counsel first')
  })

  test('a second group gets a message of its own, with the news, what it can do, and the orders of the first one as blanks', () => {
    const groups = {
      ...answers,
      reach: 'yes',
      print: 'We send the first 200.',
      second: 'We cancel the others.',
    } as const
    const [, , message] = writeDocuments({ ...OPEN, ...groups }, TABLE)
    const [first = '', second = ''] = textOf(groups, 'customer').split('TO THE SECOND GROUP ONLY')
    expect(message?.use).toBe(
      'Two messages: send each to its own group only. If one of the groups is staff, tell it together with all staff.',
    )
    expect([first, second].map((text) => text.includes('We cancel the others.'))).toEqual([false, true])
    expect([first, second].map((text) => text.includes('We send the first 200.'))).toEqual([true, true])
    for (const said of ['Stop using our lamp.', 'In an emergency, call 999.']) {
      expect(first).toContain(`\n${said}`)
      expect(second).toContain(`[If it holds for this group, too: ${inSentence(said)}]`)
    }
    const secondOf = (given: Partial<Answers>) =>
      textOf({ ...groups, action: 'call us', ...given }, 'customer').split('TO THE')[1]
    for (const danger of CHOICES.danger)
      for (const { id } of TABLE.kinds) {
        expect(secondOf({ kind: id, danger })).toContain('[If it holds for this group, too: please call us.]')
        expect(secondOf({ kind: id, danger })).not.toMatch(/^(Please|Stop|Do not|If you)/m)
      }
    expect(textOf(groups)).toContain(
      'We send the first 200. [Unless it is said above: what holds for the second group, in a sentence for everyone.]',
    )
  })

  test('what is over has no order, unless people still have the thing or can be harmed later', () => {
    const text = textOf({ kind: 'water', truth: 'over', print: 'The tap ran brown.', thing: 'our tap' })
    expect(text).not.toContain('Do not drink')
    expect(text).toContain('About our tap')
    expect(text).toContain('[Unless it is said above: what people should still know or do, if anything.]')
    expect(textOf({ kind: 'water', truth: 'over' }, 'internal')).toContain('[What staff should still do, if anything.]')
    expect(textOf({ ...answers, truth: 'over', action: 'call us' })).toContain('What to know and do:\nPlease call us.')
    for (const given of [{}, { action: 'call us' }, { action: 'call us', danger: 'yes' }] as const) {
      const lamp = textOf({ ...answers, truth: 'over', ...given })
      expect(lamp).toContain('[If it holds now, and is not said above: stop using our lamp.]')
      expect(lamp).toContain('In an emergency, call 999.')
      const meal = textOf({ kind: 'meal', truth: 'over', ...given })
      expect(meal).toContain('[If it holds now, and is not said above: if you ate thing, call the doctor.]')
      expect(meal).toContain('[What people do.]')
    }
    expect(textOf({ kind: 'price', truth: 'over' })).toContain('[What people should still know or do, if anything.]')
    for (const kind of TABLE.kinds.filter(({ isLasting }) => !isLasting))
      expect(textOf({ kind: kind.id, reach: 'yes', truth: 'over' })).not.toMatch(/What people do\.|looking into it/)
  })

  test('what the visitor’s text may say is not asked for as if it were missing', () => {
    expect(textOf({ kind: 'price' })).toContain('[What people do.]')
    expect(textOf({ kind: 'price', print: 'It costs $9.' })).toContain('[Unless it is said above: what people do.]')
  })

  test('staff read a word to the people affected where these are staff', () => {
    for (const kind of ['jobs', 'price'])
      expect(textOf({ kind, reach: 'yes' }, 'internal').includes('We are sorry.')).toBe(kind === 'jobs')
  })

  test('slight harm gets one sentence', () => {
    expect(textOf({ ...answers, harm: 'slight' })).toContain('We are sorry about [the injury that was reported].')
    expect(textOf({ ...answers, harm: 'slight' })).not.toMatch(/thoughts|Families can call/)
  })

  test('an event that is confidential by its nature has a text only for a visitor who says that it may be public', () => {
    expect(textOf({ kind: 'leak' })).toContain('No public text: this is confidential.')
    expect(textOf({ kind: 'leak', reach: 'asked' })).toContain('[What happened')
  })
})

describe('what is not true', () => {
  test('is denied: what is true first, then the claim, a blank for the evidence, and no order of the event', () => {
    for (const id of DOCUMENTS) {
      const text = textOf({ kind: 'product', truth: 'false', thing: 'our lamp', print: 'Our lamps are safe.' }, id)
      expect(text).toContain(
        'Our lamps are safe. A claim about our lamp is going around. [Unless it is said above: what shows it.]',
      )
      expect(text).not.toMatch(/Stop using|livid/)
    }
  })

  test('is denied with sympathy where somebody is hurt', () => {
    expect(textOf({ kind: 'product', truth: 'false', harm: 'hurt' })).toContain('Our thoughts are with')
  })

  test('where people came forward, says that it is being looked into', () => {
    const scenario = 'A guest accuses our cook.'
    for (const answers of [{ kind: 'conduct' }, { scenario, reach: 'yes' }] as const) {
      const denied = { ...answers, truth: 'false' } as const
      expect(textOf(denied)).not.toContain('A claim about')
      expect(textOf(denied)).toMatch(/We look into it|We do not know everything yet/)
      expect(readCase({ ...OPEN, ...denied }, TABLE).notices).toContain('accusedDenied')
    }
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
      scenario: 'secret 1',
      thing: 'secret 2',
      action: 'secret 3',
      organization: 'secret 4',
      print: 'secret 5',
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
  truth: [undefined, 'happened', 'over', 'unknown', 'false', 'exercise', 'planned', 'nothing'],
  harm: [undefined, 'none', 'slight', 'hurt', 'died', 'both', 'unlinked', 'unknown'],
  reach: [undefined, 'yes', 'first', 'concerned', 'asked', 'confidential', 'accusation'],
  country: [undefined, 'us', 'eu', 'uk', 'other'],
  danger: [undefined, 'yes', 'no'],
} as const
const PHRASES = ['action', 'thing', 'organization', 'print', 'second'] as const
const combinations = Object.values(CHOICES).reduce((product, { length }) => product * length, 1) * 2 ** PHRASES.length

test(`phrases stand as they were typed, and nothing else does: ${combinations.toLocaleString('en-US')} combinations`, () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => oneLine(text) !== '')
  const choice = <T>(values: readonly T[]) => fc.constantFrom(...values)
  const phrase = fc.option(anyText, { nil: undefined })
  const given = fc.record({
    ...{ kind: choice(CHOICES.kind), truth: choice(CHOICES.truth), harm: choice(CHOICES.harm) },
    ...{ reach: choice(CHOICES.reach), country: choice(CHOICES.country), danger: choice(CHOICES.danger) },
    ...{ action: phrase, thing: phrase, organization: phrase, print: phrase, second: phrase },
  })
  fc.assert(
    fc.property(given, (answers) => {
      // The documents with a sign for each phrase, in which the phrases as they were typed then stand.
      const signs = PHRASES.map((name) => [name, answers[name] && `<${name}>`] as const)
      const scenario = '<scenario>'
      const signed = { ...answers, ...Object.fromEntries(signs), scenario } as Answers
      const expected = writeDocuments(signed, TABLE)
        .flatMap(textsOfSection)
        .map((text) =>
          text
            .replaceAll('<action>.', () => withStop(oneLine(inSentence(answers.action ?? ''))))
            .replaceAll('<print>.', () => withStop(lines(answers.print ?? '').join(' ')))
            .replaceAll('<second>.', () => withStop(lines(answers.second ?? '').join(' ')))
            .replaceAll('<thing>', () => oneLine(answers.thing ?? ''))
            .replaceAll('<organization>', () => oneLine(answers.organization ?? '')),
        )
      const written = writeDocuments({ ...answers, scenario } as Answers, TABLE).flatMap(textsOfSection)
      expect(written).toEqual(expected)
      expect(written.join('\n')).not.toContain(scenario)
    }),
    { numRuns: cases(300, 10_000) },
  )
})
