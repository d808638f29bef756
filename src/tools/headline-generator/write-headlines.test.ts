import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { CalendarDay } from '@/lib/calendar-day'
import { type HeadlineTable, headlineTable } from '@/schema/tool-tables/headlines'
import { cases } from '../../../tests/tier'
import { oneLine } from '../kit/document/clean-text'
import { isOtherLanguage } from '../kit/english/other-language'
import type { Fields } from '../kit/form/fields'
import { fieldsWith } from '../kit/tool'
import { patternsFor, tool } from './tool'
import { type Answers, capitalised, mixedIn, writeHeadlines } from './write-headlines'

const patterns = (...texts: string[]) =>
  Array.from({ length: 8 }, (_, index) => ({
    name: `Pattern ${index}`,
    text: texts[index] ?? `Plain ${index}`,
    use: '',
  }))

const kind = { ask: '', words: [], denies: false, isSearch: false }
const TODAY = '2026-11-26' as CalendarDay
const TABLE: HeadlineTable = {
  reviewed: '2026-11-20',
  offers: ['discount*'],
  neutral: patterns('{topic}', '{topic}: what is known', '“{topic}”', '{place}, {day}: {topic}'),
  good: patterns(
    '{who} {does} {what}',
    'For {reader}: {what}',
    '{day}: {what} / {number} / {place}',
    '“[Why]”: {speaker}',
    'Behind it: {who} {does} {brief}',
  ),
  serious: patterns('{who} {does} {what}', 'Why: {what}'),
  harm: patterns('{who} {does} {what}', 'What to do now: [the instruction]'),
  accusation: patterns('{who} {does} {what}', 'For {reader}: [what to know]', '{speaker}: [the claim]'),
  life: patterns('Where to find help: [help line]'),
  news: [
    {
      ...kind,
      id: 'launch',
      label: 'A launch',
      words: ['we launch'],
      set: 'good',
      does: { one: 'launches', several: 'launch' },
    },
    {
      ...{ ...kind, id: 'farewell', label: 'A farewell', set: 'good' },
      does: { one: 'says goodbye to', several: 'say goodbye to', person: 'says goodbye:' },
    },
    { ...kind, id: 'merger', label: 'A merger', set: 'good', does: { one: 'merges:', several: 'merge:' } },
    { ...kind, id: 'delay', label: 'A delay', set: 'serious', does: { one: 'delays', several: 'delay' } },
    {
      ...{ ...kind, id: 'hire', label: 'A hire', set: 'good', does: { one: 'names', several: 'name' } },
      ...{ ahead: 'From', forPerson: 'role' },
    },
    { ...kind, id: 'role', label: 'A role', set: 'good', does: { one: 'becomes', several: 'become' } },
    { ...kind, id: 'true', label: 'The truth', set: 'serious', does: { one: 'says', several: 'say' }, denies: true },
    {
      ...{ ...kind, id: 'warning', label: 'A warning', set: 'serious', does: { one: 'warns of', several: 'warn of' } },
      ahead: 'expected on',
      patterns: patterns('{order}: {who} {does} {what}', '{day}: {order}', '{brief} – {order}'),
    },
    { ...kind, id: 'recall', label: 'A recall', set: 'harm', does: { one: 'recalls', several: 'recall' } },
    {
      ...{ ...kind, id: 'death', label: 'A death', set: 'serious', does: { one: 'mourns', several: 'mourn' } },
      words: ['passed away'],
      patterns: patterns('In memory: {what}', '{ahead}, [place]'),
    },
    {
      ...{
        ...kind,
        id: 'nothing',
        label: 'Nothing new',
        set: 'good',
        isSearch: true,
        does: { one: 'has', several: 'have' },
      },
      words: ['no real news', 'we are innovative'],
      patterns: patterns('{who}: [a figure]'),
    },
    { ...kind, id: 'other', label: 'Something else', set: 'good', does: { one: 'announces', several: 'announce' } },
  ],
}

const NOTHING: Answers = {
  topic: 'solar kettles',
  ...{ news: undefined, gate: undefined, who: undefined, many: undefined, what: undefined, order: undefined },
  ...{ reader: undefined, number: undefined, place: undefined, day: undefined },
  ...{ until: undefined, proof: undefined, brief: undefined, dayOf: undefined },
}
const textsFor = (answers: Partial<Answers>) =>
  writeHeadlines({ ...NOTHING, ...answers }, TABLE, TODAY).headlines.map(({ text }) => text)

test('without answers, the topic stands as a blank in neutral patterns, until it is cleared', () => {
  expect(textsFor({}).slice(0, 4)).toEqual([
    '[once cleared: solar kettles]',
    '[once cleared: solar kettles]: what is known',
    '“[once cleared: solar kettles]”',
    '[Place], [Day]: [once cleared: solar kettles]',
  ])
  expect(textsFor({ gate: 'none' }).slice(0, 2)).toEqual(['Solar kettles', 'Solar kettles: what is known'])
})

test('the patterns of the chosen kind hold the answers', () => {
  const answers = {
    news: 'launch',
    who: 'the Acme lab',
    what: 'a kettle',
    reader: 'campers',
    day: '2026-11-26',
  } as const
  expect(textsFor(answers).slice(0, 3)).toEqual([
    'The Acme lab launches a kettle',
    'For campers: a kettle',
    'November 26, 2026: a kettle / [a figure] / [Place]',
  ])
})

test('the verb fits one and several', () => {
  expect(textsFor({ news: 'launch', who: 'three potters', many: 'several', what: 'a kiln' })[0]).toBe(
    'Three potters launch a kiln',
  )
})

test.each([
  ['launch', '2027-03-01', 'Acme to launch a kettle', 'March 1, 2027: a kettle'],
  ['launch', '2026-11-26', 'Acme launches a kettle', 'November 26, 2026: a kettle'],
  ['hire', '2027-03-01', 'Acme names a kettle', 'From March 1, 2027: a kettle'],
  ['hire', '2026-11-01', 'Acme names a kettle', 'November 1, 2026: a kettle'],
])('the verb and the day fit a day ahead, today and past: %s on %s', (news, day, verb, dated) => {
  const texts = textsFor({ news, day: day as CalendarDay, who: 'Acme', what: 'a kettle' })
  expect(texts[0]).toBe(verb)
  expect(texts[2]).toContain(dated)
})

test('a day of another part of the news says which', () => {
  const answers = {
    news: 'launch',
    day: '2027-03-01' as CalendarDay,
    who: 'Acme',
    what: 'a kettle on March 1',
  } as const
  const texts = textsFor({ ...answers, dayOf: 'Last day to order' })
  expect(texts[0]).toBe('Acme launches a kettle on March 1')
  expect(texts[2]).toContain('Last day to order, March 1, 2027: ')
})

test('lines that say more have what is new in a few words', () => {
  const answers = { news: 'launch', who: 'The Acme lab', what: 'a kettle that boils a liter of water' } as const
  expect(textsFor(answers)[4]).toBe('Behind it: the Acme lab launches a kettle that boils a liter of water')
  expect(textsFor({ ...answers, brief: 'a kettle' })[4]).toBe('Behind it: the Acme lab launches a kettle')
})

test('where a person is the sender, another kind can take the place of the chosen one', () => {
  const answers = { news: 'hire', who: 'Ada Lopez', what: 'head of research' } as const
  expect(textsFor({ ...answers, many: 'person' })[0]).toBe('Ada Lopez becomes head of research')
  expect(textsFor({ ...answers, many: 'person', day: '2027-03-01' as CalendarDay })[0]).toBe(
    'Ada Lopez to become head of research',
  )
  expect(textsFor({ ...answers, many: 'one' })[0]).toBe('Ada Lopez names head of research')
})

test('a person can have a verb of its own, which needs no other before the day', () => {
  const answers = { news: 'farewell', who: 'Ada Lopez', what: 'the kiln' } as const
  expect(textsFor({ ...answers, many: 'one' })[0]).toBe('Ada Lopez says goodbye to the kiln')
  expect(textsFor({ ...answers, many: 'person' })[0]).toBe('Ada Lopez says goodbye: the kiln')
  expect(textsFor({ ...answers, many: 'person', day: '2027-03-01' as CalendarDay })[0]).toBe(
    'Ada Lopez says goodbye: the kiln',
  )
})

test('beside a verb with a colon, dashes join the rest', () => {
  const answers = { news: 'merger', who: 'two banks', many: 'several', what: 'one bank' } as const
  expect(textsFor(answers)[4]).toBe('Behind it – two banks merge: one bank')
  expect(textsFor({ ...answers, day: '2027-03-01' as CalendarDay })[0]).toBe('Two banks to merge: one bank')
})

test('behind a phrase with a colon, a dash joins what follows', () => {
  expect(textsFor({ topic: 'Study: kettles save gas', gate: 'none' })[1]).toBe(
    'Study: kettles save gas – what is known',
  )
})

test.each([
  [undefined, '“[Why]”: [name, role]'],
  ['one', '“[Why]”: [name, role] of Ada Lopez'],
  ['several', '“[Why]”: [name, role]'],
  // A giver may be dead, and an animal says nothing.
  ['person', '“[Why]”: [name, role]'],
] as const)('who is quoted, if the news is of %s', (many, text) => {
  expect(textsFor({ news: 'launch', who: 'Ada Lopez', many })[3]).toBe(text)
})

test('a figure and a place that stand in the news already are asked for once more', () => {
  const answers = { news: 'launch', who: 'Acme', what: 'a service at 214 branches in Oslo' } as const
  expect(textsFor({ ...answers, number: '214 branches', place: 'Oslo' })[2]).toBe(
    '[Day]: a service at 214 branches in Oslo / [another figure] / [Region or country]',
  )
})

test('a place that stands in the name of the sender stays', () => {
  for (const place of ['Isle of Coll', 'Coll'])
    expect(textsFor({ news: 'launch', who: 'Coll Ferries', place, what: 'sailings' })[2]).toContain(`/ ${place}`)
})

test('a reader who stands in the news with the whole phrase is asked for once more', () => {
  const answers = { news: 'launch', what: 'a garden for patients with dementia' } as const
  expect(textsFor({ ...answers, reader: 'patients with dementia' })[1]).toContain('For [a smaller group of them]:')
  const families = 'families of patients with dementia'
  expect(textsFor({ ...answers, reader: families })[1]).toContain(`For ${families}:`)
  expect(textsFor({ ...answers, reader: 'gardeners' })[1]).toContain('For gardeners:')
})

test.each([
  ['a kettle on March 1', '[What else to know]'],
  ['a kettle from Mar. 1, sold in 2027', '[What else to know]'],
  ['a kettle on the 1st of March', '[What else to know]'],
  ['a kettle in March', 'March 1, 2027'],
  ['a kettle from March 10', 'March 1, 2027'],
  ['a kettle that is on loan until June 2027', 'March 1, 2027'],
  ['the 2026 kettle', 'March 1, 2027'],
])('a day that stands in the news already is not said again: %s', (what, day) => {
  expect(textsFor({ news: 'launch', what, day: '2027-03-01' as CalendarDay })[2]).toContain(`${day}: `)
})

test('a kind can have patterns of its own', () => {
  expect(textsFor({ news: 'death', what: 'Ada' })[0]).toBe('In memory: Ada')
})

test('while the kind is open, words of a death bring no patterns for news of it', () => {
  const texts = textsFor({ topic: 'Our baker passed away' })
  expect(texts.slice(0, 2)).toEqual([
    '[once cleared: Our baker passed away]',
    '[once cleared: Our baker passed away]: what is known',
  ])
})

test.each([
  ['2026-11-20', '[day of the farewell], [place]'],
  ['2026-11-26', '[day of the farewell], [place]'],
  ['2026-12-01', 'December 1, 2026, [place]'],
])('the day of a farewell is never one that has come: %s', (day, text) => {
  expect(textsFor({ news: 'death', day: day as CalendarDay })[1]).toBe(text)
})

describe('news that harms people', () => {
  test('never gets a pattern of good news', () => {
    expect(textsFor({ news: 'launch', gate: 'harm', who: 'Acme', what: 'a kettle' }).slice(0, 2)).toEqual([
      'Acme launches a kettle',
      'Why: a kettle',
    ])
  })

  test('gets the patterns of its own kind', () => {
    expect(textsFor({ news: 'recall', gate: 'harm', who: 'Lumo' })[0]).toBe('Lumo recalls [what is new]')
  })
})

describe('nothing typed is in a headline', () => {
  const typed = { topic: 'Acme buys Lumo', who: 'Acme', what: 'Lumo' }

  test.each(['accusation', 'confidential', 'life'] as const)('when the answer is %s', (gate) => {
    expect(textsFor({ ...typed, gate, news: 'launch' }).join('\n')).not.toMatch(/Acme|Lumo/)
  })

  test.each(['An embargo on Lumo', 'Lumo opens a casino', 'Lumo tried to take her own life'])(
    'when the question is open and the words are: %s',
    (what) => {
      expect(textsFor({ ...typed, what, news: 'launch' }).join('\n')).not.toMatch(/Acme|Lumo/)
    },
  )

  test('when the words sound confidential and the question is open', () => {
    const { headlines, isSuggested } = writeHeadlines(
      { ...NOTHING, ...typed, what: 'Lumo, strictly confidential' },
      TABLE,
      TODAY,
    )
    expect(isSuggested).toBe(true)
    expect(headlines.map(({ text }) => text).join('\n')).not.toMatch(/Acme|Lumo/)
  })

  test('but it is when the visitor says that none of this is true', () => {
    expect(textsFor({ ...typed, what: 'Lumo, strictly confidential', gate: 'none', news: 'launch' })[0]).toContain(
      'Lumo',
    )
  })
})

test('of an accusation, only what has no name in it is printed', () => {
  const answers = { news: 'launch', gate: 'accusation', who: 'Acme', place: 'Oslo' } as const
  expect(textsFor({ ...answers, what: 'a check of its books', reader: 'parents' }).slice(0, 2)).toEqual([
    '[Who says or does it, by role] launches a check of its books',
    'For parents: [what to know]',
  ])
  expect(textsFor({ ...answers, who: 'An auditor' })[2]).toBe('An auditor: [the claim]')
  expect(textsFor({ ...answers, who: 'An auditor' })[0]).toContain('[Who says or does it, by role]')
  expect(textsFor({ ...answers, who: 'An auditor', news: undefined })[2]).toBe('An auditor: [the claim]')
  expect(textsFor(answers)[2]).toBe('[Who says it, by role]: [the claim]')
  for (const what of ['a check of Lumo', 'a check of faked books'])
    expect(textsFor({ ...answers, what }).join('\n')).not.toMatch(/check|Acme|Oslo/)
})

test('what is under embargo says until when in each line', () => {
  const answers = { news: 'launch', gate: 'later', who: 'Acme', what: 'a kettle' } as const
  for (const text of textsFor(answers)) expect(text).toMatch(/^Embargoed until \[day and time\] – /)
  expect(textsFor({ ...answers, until: '2027-03-01' as CalendarDay })[0]).toBe(
    'Embargoed until March 1, 2027, [time and time zone] – Acme launches a kettle',
  )
  const harm = { ...answers, gate: 'harm', until: '2027-03-01' as CalendarDay } as const
  for (const text of textsFor(harm)) expect(text).toMatch(/^Embargoed until March 1, 2027, /)
})

test('words that suggest a suicide hold the topic back, and only the answer brings the lines on help', () => {
  const topic = 'Lumo launches the Suicide Scoop'
  expect(textsFor({ topic })).not.toContain('Where to find help: [help line]')
  expect(textsFor({ topic }).join()).not.toContain('Scoop')
  expect(textsFor({ topic, gate: 'life' })).toContain('Where to find help: [help line]')
})

test('what words alone suggest stands in each line too', () => {
  for (const text of textsFor({ topic: 'A kettle, embargo Friday' }))
    expect(text).toMatch(/^Embargoed until \[day and time\] – /)
})

test('a trade with rules of its own gets no offer, and its plain news is not defaced', () => {
  const answers = { news: 'launch', gate: 'trade', who: 'Acme', what: 'a beer', reader: 'students' } as const
  expect(textsFor(answers)[0]).toBe('Acme launches a beer')
  expect(textsFor(answers)[1]).toContain('For [those it concerns]: a beer')
  expect(textsFor({ ...answers, what: 'beer with a discount' })[0]).toContain('[what it is, without an offer]')
})

test('of a topic in another language, the visitor’s own line alone is printed', () => {
  const topic = 'Der Chor singt für die Stadt und das Dorf'
  const texts = textsFor({ topic, news: 'launch', gate: 'none', who: 'Der Chor', what: 'ein Lied' })
  expect(texts[0]).toBe(topic)
  expect(texts.slice(1).join('\n')).not.toMatch(/Chor|Lied/)
})

test('a warning begins with what people must do, and on the day of an embargo it happens', () => {
  const warning = { news: 'warning', who: 'Dale', what: 'algae', order: 'stay out of the lake' } as const
  expect(textsFor(warning)[0]).toBe('Stay out of the lake: Dale warns of algae')
  expect(textsFor({ ...warning, order: undefined })[0]).toMatch(/^\[what to do/)
  const day = '2027-04-01' as CalendarDay
  const lamp = { news: 'launch', gate: 'later', who: 'Acme', what: 'a lamp', until: day, day } as const
  expect(textsFor(lamp)[0]).toMatch(/ – Acme launches a lamp$/)
})

test('an instruction stands with its day to come, once in a line', () => {
  const storm = { news: 'warning', who: 'Dale', order: 'stay off the pier', day: '2026-12-05' as CalendarDay }
  expect(textsFor({ ...storm, what: 'a storm' }).slice(0, 3)).toEqual([
    'Stay off the pier: Dale warns of a storm (expected on December 5, 2026)',
    'Expected on December 5, 2026: stay off the pier',
    'A storm – stay off the pier (expected on December 5, 2026)',
  ])
  expect(textsFor({ ...storm, what: 'a storm on December 5', brief: 'a storm' }).slice(0, 3)).toEqual([
    'Stay off the pier: Dale warns of a storm on December 5',
    'Expected on December 5, 2026: stay off the pier',
    'A storm – stay off the pier (expected on December 5, 2026)',
  ])
  expect(textsFor({ ...storm, what: 'a storm', day: TODAY })[0]).toBe('Stay off the pier: Dale warns of a storm')
  const measured = { ...storm, what: 'a storm', dayOf: 'Next measurement' }
  expect(textsFor(measured)[0]).toContain('(Next measurement, December 5, 2026)')
  expect(textsFor({ ...measured, order: undefined })[0]).not.toContain('measurement')
})

describe('where nothing is new', () => {
  const NO_NEWS = 'We have no real news this month'
  const written = (answers: Partial<Answers>) => writeHeadlines({ ...NOTHING, ...answers }, TABLE, TODAY)

  test.each([{}, { news: 'other' }, { news: 'other', topic: 'Our team', what: 'that we are innovative' }])(
    'words of it are not printed, and what could be news is asked for: %o',
    (answers) => {
      const result = written({ topic: NO_NEWS, who: 'Acme', gate: 'none', ...answers })
      expect(result.headlines[0]?.text).toBe('Acme: [a figure]')
      expect(result).toMatchObject({ likely: { id: 'nothing' }, kind: undefined, isNoNews: true, note: undefined })
    },
  )

  test('a kind that visitors chose, and words of another kind, outweigh them', () => {
    const lamp = { news: 'launch', who: 'Acme', gate: 'none', what: 'a lamp' } as const
    expect(written({ ...lamp, topic: NO_NEWS }).headlines[0]?.text).toBe('Acme launches a lamp')
    expect(written({ topic: 'Our baker passed away, whose motto was: we are innovative' }).isNoNews).toBe(false)
  })
})

test.each([
  [{ topic: 'April 1: our octopus can drive' }, true],
  [{ topic: 'From April 1st, we lend out cats' }, true],
  [{ topic: 'We lend out cats', day: '2027-04-01' as CalendarDay }, true],
  [{ topic: 'April 1: our octopus can drive', gate: 'none' as const }, false],
  [{ topic: 'From April 10, we lend out cats' }, false],
  [{ topic: 'Fire on April 1, two people hurt' }, false],
])('on April 1, whether it is a joke is asked: %o', (answers, isAsked) => {
  const { mayBeJoke } = writeHeadlines({ ...NOTHING, ...answers }, TABLE, TODAY)
  expect(mayBeJoke).toBe(isAsked)
})

describe('a joke', () => {
  test('says in each line that it is not serious, also with its day', () => {
    const answers = { news: 'launch', gate: 'joke', who: 'Acme', what: 'a flying kettle' } as const
    for (const text of textsFor(answers)) expect(text).toMatch(/^Not serious: /)
    for (const text of textsFor({ ...answers, day: '2027-04-01' as CalendarDay }))
      expect(text).toMatch(/^Not serious: /)
  })

  test('that would be bad news is not printed', () => {
    expect(textsFor({ news: 'recall', gate: 'joke', who: 'Acme' })[0]).toBe('[Who] recalls [what is new]')
    const topic = 'Acme is closing forever and sells a kettle'
    expect(textsFor({ topic, news: 'launch', gate: 'joke', who: 'Acme' })[0]).toBe('[Who] launches [what is new]')
    expect(textsFor({ topic: 'April fool: Acme is closing forever' })[0]).toBe('[Your news in one line]')
  })

  test('does not change news that denies it', () => {
    expect(textsFor({ news: 'true', gate: 'joke', who: 'Acme', what: 'it is safe' })[0]).toBe('Acme says it is safe')
  })
})

describe('a promise about health', () => {
  const answers = { topic: 'Acme cures colds', news: 'launch', who: 'Acme', what: 'a tea that cures colds' } as const

  test('is not printed, unless the visitor says that it promises nothing', () => {
    const blank = 'Acme launches [what it is, in words that you can prove]'
    expect(textsFor(answers)[0]).toBe(blank)
    expect(textsFor({ ...answers, gate: 'claim' })[0]).toBe(blank)
    expect(textsFor({ ...answers, gate: 'none' })[0]).toBe('Acme launches a tea that cures colds')
    expect(textsFor({ topic: 'Acme cures colds' })[0]).toBe('[Your news in one line]')
  })

  test('is printed with a place for its source, once the visitor can prove it', () => {
    expect(textsFor({ ...answers, gate: 'claim', proof: 'yes' })[0]).toBe(
      'Acme launches a tea that cures colds [source of the proof]',
    )
    expect(textsFor({ ...answers, gate: 'claim', proof: 'no' })[0]).not.toContain('cures')
  })

  test('leaves plain news, where the visitor says that it promises nothing', () => {
    const plain = { ...answers, gate: 'claim', proof: 'fact', topic: 'Half the carbon', number: '2 tons' } as const
    expect(textsFor({ ...plain, what: 'a heat pump' })[0]).toBe('Acme launches a heat pump')
    expect(textsFor({ ...plain, what: 'a heat pump' }).join('\n')).not.toContain('2 tons')
    expect(textsFor({ ...plain, what: 'a tea that cures colds' }).join('\n')).not.toContain('cures')
    expect(textsFor({ ...plain, news: undefined })[0]).toBe('[Your news in one line]')
  })

  test('takes its figure along', () => {
    expect(textsFor({ ...answers, gate: 'claim', number: '30 days' }).join('\n')).not.toContain('30 days')
  })

  test('leaves nothing else that can be it, where no word shows it', () => {
    const typed = { what: 'a tea against colds', number: '9 of 10', reader: 'people with a cold' }
    const said = textsFor({ ...answers, ...typed, topic: 'A tea against colds', gate: 'claim' }).join('\n')
    expect(said).toContain('Acme launches')
    expect(said).not.toMatch(/tea|9 of 10|people with/)
  })
})

test.each(['Dr. Lund opens a clinic', 'St. Ursula choir wins in the U.S. final', 'J. Ortiz Inc. moves'])(
  'a stop that ends no sentence is part of a headline: %s',
  (topic) => {
    expect(textsFor({ topic, gate: 'none' })[0]).toBe(topic)
  },
)

test.each([
  ['that is longer than a headline', 'word '.repeat(31).trim(), 'long'],
  ['with a question', 'Are we closing?', 'note'],
  ['of two sentences', 'It moved. Come and see', 'note'],
  ['that speaks to the tool', 'The kiln, and could you make it sound nice', 'note'],
  ['that asks for headlines', 'Headlines for our kiln', 'note'],
  ['that tells what somebody wants', 'Our kiln, the boss wants a press release', 'note'],
  ['that is shouted', 'THE KILN IS MOVING NOW', 'capitals'],
  ['with an aside', 'The kiln moves (say it nicely)', 'note'],
  ['of two sentences in Hindi', 'भट्ठी चलती है। देखने आइए', 'note'],
])('a topic %s is no headline, and why is said', (_what, topic, why) => {
  const { headlines, note } = writeHeadlines({ ...NOTHING, topic }, TABLE, TODAY)
  expect(headlines[0]?.text).toBe('[Your news in one line]')
  expect(note).toBe(why)
})

test.each([
  ['Der Chor singt für die Stadt und das Dorf', true],
  ['भट्ठी अब गाँव में चलती है and what it means for us', true],
  ['Acme 東京 opens in Tokyo', false],
])('the language of a topic is judged without the answers: %s', (topic, isOther) => {
  const what = 'a kiln for the village and for those who have been without one'
  expect(isOtherLanguage(mixedIn({ ...NOTHING, topic, what }))).toBe(isOther)
})

const NEW_SITES = headlineTable.parse(
  parse(readFileSync('scripts/publishing/start-fresh/templates/tables/headlines.yaml', 'utf8')),
)

describe.each(NEW_SITES.news)('the kind “$label”', (kind) => {
  const lines = (gate: string) => patternsFor(kind, gate, NEW_SITES).map(({ text }) => text)

  test('shows in the hint the verb behind which the answer stands', () => {
    if (lines('none')[0]?.includes('{does}')) expect(kind.ask).toContain(` ${kind.does.one} …”`)
  })

  test.each(['none', 'harm', 'accusation', 'life'])('asks for what a line holds, and for nothing else: %s', (gate) => {
    const fields: Fields = fieldsWith(tool, NEW_SITES)
    for (const name of ['order', 'reader', 'number', 'place'] as const)
      expect(fields[name]?.isAsked?.({ news: kind.id, gate }), name).toBe(
        lines(gate).some((text) => text.includes(`{${name}}`)),
      )
  })

  test('never lets who has died speak', () => {
    if (kind.id === 'death') expect(lines('none').join()).not.toContain('{speaker}')
  })

  test('says no word twice, in its verb and in what visitors write behind it', () => {
    const example =
      kind.ask
        .split('…”')[1]
        ?.toLowerCase()
        .match(/\p{L}{4,}/gu) ?? []
    for (const word of kind.does.one.match(/\p{L}{4,}/gu) ?? []) expect(example).not.toContain(word)
  })

  test('does not say of a day that it goes on, or what is on it', () => {
    expect(kind.ahead ?? '').not.toMatch(/^(?:From|By|Update|With effect)\b/)
  })

  test.each(['none', 'harm', 'accusation'])('names those it is for behind “for” alone: %s', (gate) => {
    for (const text of lines(gate)) if (text.includes('{reader}')) expect(text).toContain('For {reader}:')
  })

  test('asks for no order where nothing has happened', () => {
    if (kind.set !== 'harm' && !kind.patterns) expect(lines('none').join()).not.toContain('{order}')
    if (kind.id === 'dispute') expect(kind.set).toBe('serious')
  })
})

test('one kind asks for news where there is none, and prints neither a topic nor what is new', () => {
  const [none, ...more] = NEW_SITES.news.filter(({ isSearch }) => isSearch)
  expect(more).toEqual([])
  for (const word of none?.words ?? []) {
    const topic = `Acme: ${word} and quality`
    const texts = writeHeadlines({ ...NOTHING, topic }, NEW_SITES, TODAY).headlines.map(({ text }) => text)
    expect(texts.join('\n'), word).not.toContain(word)
  }
})

test('no pattern says that it happens now', () => {
  const { neutral, good, serious, harm, news } = NEW_SITES
  for (const { text } of [...neutral, ...good, ...serious, ...harm, ...news.flatMap((one) => one.patterns ?? [])])
    expect(text).not.toMatch(/\bnow\b/i)
})

const small = (name: string) => name.replace(/^(?:The|An?)(?=\s)/, (article) => article.toLowerCase())

test('each headline is its pattern, each slot of which is one phrase as typed, a choice’s own word or a blank', () => {
  const phrase = fc.option(fc.string({ unit: 'binary' }), { nil: undefined })
  const answers = fc.record({
    topic: fc.string({ unit: 'binary', minLength: 1 }),
    news: fc.constantFrom(undefined, ...TABLE.news.map(({ id }) => id)),
    gate: fc.constantFrom(
      undefined,
      'none',
      ...['life', 'harm', 'accusation', 'confidential'],
      'later',
      'trade',
      'claim',
      'joke',
    ),
    many: fc.constantFrom(undefined, 'one', 'several', 'person'),
    ...{
      who: phrase,
      what: phrase,
      brief: phrase,
      order: phrase,
      reader: phrase,
      number: phrase,
      place: phrase,
      dayOf: phrase,
    },
    day: fc.constantFrom(undefined, '2027-03-01'),
    until: fc.constantFrom(undefined, '2027-03-01'),
  }) as fc.Arbitrary<Answers>
  fc.assert(
    fc.property(answers, (given) => {
      const { headlines, kind, gate } = writeHeadlines(given, TABLE, TODAY)
      expect(headlines).toHaveLength(8)
      const written = patternsFor(kind, gate, TABLE).map(({ text }) => text)
      for (const [index, { text }] of headlines.entries()) {
        let rest = text.replace(
          /^(?:Not serious: |Embargoed until (?:\[day and time\]|March 1, 2027, \[time and time zone\]) – )/,
          '',
        )
        if (rest === given.topic.trim() || rest === capitalised(oneLine(given.topic))) continue
        for (const part of (written[index] ?? '').split(/(\{\w+\})/).filter(Boolean)) {
          const name = /^\{(\w+)\}$/.exec(part)?.[1]
          const typed = oneLine(String(given[name as keyof Answers] ?? (name === 'brief' ? given.what : '') ?? ''))
          const verbs =
            name === 'does' && kind ? [...Object.values(kind.does), `to ${kind.does.several}`].filter(Boolean) : []
          const speakers =
            name === 'speaker'
              ? [
                  oneLine(given.who ?? ''),
                  small(oneLine(given.who ?? '')),
                  `[name, role] of ${small(oneLine(given.who ?? ''))}`,
                ]
              : []
          const days = [
            ...['', 'From ', 'expected on '].map((ahead) => `${ahead}March 1, 2027`),
            oneLine(`${given.dayOf ?? ''}, March 1, 2027`),
          ]
          const holds =
            name === undefined
              ? [part, part.replaceAll(': ', ' – ')]
              : [...verbs, ...speakers, ...days, typed, small(typed), typed.replace(/\.$/, '')]
          const found =
            holds.flatMap((one) => [one, capitalised(one)]).find((one) => one !== '' && rest.startsWith(one)) ??
            /^\[[^\]]+\]/.exec(rest)?.[0] ??
            ''
          expect(found, `${part} in ${text}`).not.toBe('')
          rest = rest.slice(found.length)
        }
        const ofInstruction = ['expected on', oneLine(`${given.dayOf ?? ''},`)].map((on) => ` (${on} March 1, 2027)`)
        expect(['', ...(written[index]?.includes('{order}') ? ofInstruction : [])]).toContain(rest)
      }
    }),
    { numRuns: cases(200, 5000) },
  )
})
