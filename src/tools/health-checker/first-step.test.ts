import { describe, expect, test } from 'vitest'
import { BATTERY_PLANT } from './fixtures/releases'
import { checkHealth } from './health'

const noticesOf = (text: string) => checkHealth(text).notices.join('\n')
/** Enough words in sentences to be judged. */
const LONG = 'The kettles are made of steel and they come in many colors with a lid and a handle of wood. '.repeat(4)

describe('one plain instruction comes first when a text is no release yet', () => {
  test.each([
    ['notes', 'new app\n\n- fast\n- cheap\n- out now', /^These are notes/],
    ['an advertisement', `Kettles\n\nCall now! Order today. ${LONG}`, /^This is an advertisement/],
    [
      'an offer to the reader',
      `Sale\n\nYou need your kettle? Contact us, you will like it. ${LONG}`,
      /^This is an adv/,
    ],
    ['an award without a name', `Acme wins\n\nAcme has won a big award. ${LONG}`, /which award/],
    ['a few words', 'Acme opens a plant in Leeds today.', /^This is too short for a release/],
    ['no news', `Thoughts\n\nInnovation is everywhere. ${LONG}`, /^The text tells no news yet/],
  ])('%s', (_, text, instruction) => expect(noticesOf(text)).toMatch(instruction))

  test.each([
    ['a good release', BATTERY_PLANT],
    ['one call to act', BATTERY_PLANT.replace('The city of', 'Visit our website. The city of')],
    ['an award with its name', `Acme wins\n\nAcme won an award today, the Good Kettle Award. ${LONG}`],
    ['an award with its giver', `Acme wins\n\nAcme won a prize from the city of Ghent today. ${LONG}`],
  ])('not with %s', (_, text) => expect(noticesOf(text)).toBe(''))
})

describe('a check without anything to judge has neither passed nor failed', () => {
  const { scores, results, findings } = checkHealth('Rosie’s Bakery opens a second shop on Elm Street on May 4.')
  const of = (id: string) => results.find(({ check }) => check.id === id)

  test('a clean sentence has no faults of tone, only checks that could not be judged', () => {
    expect(scores.find(({ group }) => group === 'tone')).toMatchObject({
      score: 0,
      word: 'not judged',
      feedback: '7 of 7 checks could not be judged.',
    })
    expect(of('hype')).toMatchObject({ isPassed: false, isJudged: false })
  })

  test('each failed check has a finding', () => {
    const failed = results.filter(({ isPassed, isJudged }) => isJudged && !isPassed).map(({ check }) => check.id)
    expect(new Set(findings.map(({ check }) => check.id))).toEqual(new Set(failed))
  })

  test('terms of a headline are not looked for without one, and a street is a place', () => {
    expect(of('subject-terms')?.isJudged).toBe(false)
    expect(of('where')?.isPassed).toBe(true)
  })
})
