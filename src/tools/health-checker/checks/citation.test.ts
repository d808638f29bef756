import { describe, expect, it, test } from 'vitest'
import { checkRelease, type Question } from '../check-release'
import { BATTERY_PLANT } from '../testing/releases'
import { TABLE } from '../testing/table'

const checked = (text: string, question?: Question) => checkRelease(text, TABLE, question)
/** The places that the checks for being cited mark, as `check: marked text`. */
const marked = (text: string, question?: Question) =>
  checked(text, question).findings.flatMap(({ check, places }) =>
    check.group === 'citation' ? places.map(({ start, end }) => `${check.id}: ${text.slice(start, end)}`) : [],
  )
const withSentence = (sentence: string) =>
  BATTERY_PLANT.replace('The city of Bergen sold', `${sentence} The city of Bergen sold`)

describe('figures', () => {
  it.each([
    ['a share without source and date', '35% of the heat goes to homes.', ['cited-figures: 35%']],
    ['a share in words', 'Nine in ten homes use it.', ['cited-figures: Nine in ten']],
    ['a share with its source', '35% of the heat goes to homes, according to the city.', []],
    ['a share with its date', 'Since March, 35% of the heat goes to homes.', []],
    ['a share of the sender', 'Fjordlight sells 35% of the heat to homes.', []],
    ['a figure that is no share', 'The heat goes to 35 homes.', []],
  ])('%s', (_, sentence, expected) => {
    expect(marked(withSentence(sentence))).toEqual(expected)
  })

  it('need one paragraph with source and date', () => {
    const nameless = BATTERY_PLANT.replace('OSLO, Norway, 5 May 2026 – ', '').replaceAll(
      /Fjordlight|according to|today |since January/g,
      'Acme',
    )
    expect(marked(nameless, { sender: 'Optivance Energy' })).toContain('cited-figures: ')
    expect(marked(nameless, { sender: 'Acme' })).not.toContain('cited-figures: ')
  })
})

describe('the answer', () => {
  const LEAD = 'Acme opened a plant in Leeds after a long time of work and many talks'
  const release = (words: number) =>
    `Acme opens a plant for kettles in Leeds after long talks\n\n${LEAD} ${'and so on '
      .repeat(20)
      .split(' ')
      .slice(0, words - 15)
      .join(' ')} 4,000 kettles.\n\nIt is open.`

  it('is in the first 60 words', () => {
    expect(marked(release(59))).not.toContain('answer-first: ')
    expect(marked(release(61))).toContain('answer-first: ')
  })
})

describe('names', () => {
  it.each([
    ['a person by one name', '“It works,” said Berg.', ['full-names: Berg']],
    ['a person by title and one name', 'Dr. Berg leads it.', ['full-names: Berg']],
    ['a person by title and two names', '“It works,” said Dr Anna Berg.', []],
    ['a name with a particle', '“It works,” said Jan van Berg. “Well,” said Berg.', []],
    ['the second mention', 'Anna Berg leads it. “It works,” said Berg.', []],
    ['a pronoun, or the sender', '“It works,” she said. It said The plant runs. So said Fjordlight.', []],
  ])('%s', (_, sentence, expected) => {
    expect(marked(withSentence(sentence))).toEqual(expected)
  })

  it('of the sender is whole in headline or lead, but for its legal form', () => {
    expect(marked(BATTERY_PLANT, { sender: 'Fjordlight AS' })).toEqual([])
    expect(marked(BATTERY_PLANT, { sender: 'Fjordlight Recycling' })).toEqual(['full-names: '])
  })
})

test('each check names its evidence', () => {
  const own = checked(BATTERY_PLANT).results.filter(({ check }) => check.group === 'citation')
  expect(own.map(({ check }) => check.id)).toEqual(['cited-figures', 'answer-first', 'full-names'])
  for (const { check } of own) expect(check.source?.href).toMatch(/^https:/)
})

test('a text of another kind has no such sub-score', () => {
  expect(checked(BATTERY_PLANT, { kind: 'letter' }).scores.map(({ group }) => group)).not.toContain('citation')
})
