import { describe, expect, test } from 'vitest'
import { checkHealth } from '../health'
import { readRelease } from './release'

const nameIn = (text: string) => readRelease(text).organisation

describe('the name of the sender', () => {
  test.each([
    ['Sale at Bluebarn\n\nLooking for a sofa for your home? At Bluebarn we have many sofas.', 'Bluebarn'],
    ['Optivance: Transformational Capabilities\n\nCapabilities are used by many other companies.', 'Optivance'],
    ['AMAZING NEWS FROM SYNERGIX!!!\n\nWe are taking things to the next level, and you can come.', 'SYNERGIX'],
    ['News from Harbour Kitchen\n\nThe bread goes to the food banks of the city tonight.', 'Harbour Kitchen'],
    ['Sale at Bluebarn\n\nAcme Kettles has opened a plant in Leeds for its customers.', 'Acme Kettles'],
  ])('%j', (text, name) => expect(nameIn(text)).toBe(name))

  test.each([
    'HUGE NEWS!!! OUR NEW GAME IS HERE\n\nWE ARE THRILLED TO ANNOUNCE NIGHT TRAIN, A GAME FOR ALL OF YOU.',
    'BREAKING NEWS: free kettles\n\nThe kettles are free for all people who come today.',
    'Good news from everywhere\n\nThe kettles are free for all people who come today.',
    'Thoughts on innovation\n\nInnovation is everywhere, and all people talk about it.',
  ])('is not guessed in %j', (text) => expect(nameIn(text)).toBeUndefined())

  test('is kept as it is written, and findings agree about it', () => {
    const { findings } = checkHealth(
      'AMAZING NEWS FROM SYNERGIX!!!\n\nWe are taking things to the next level, you will see.',
    )
    expect(findings.map(({ check }) => check.id)).not.toContain('name-in-headline')
    expect(findings.find(({ check }) => check.id === 'name-in-lead')?.reason).toContain('SYNERGIX')
  })
})

describe('capitals for emphasis', () => {
  const loud = (text: string) => {
    const health = checkHealth(`Acme opens a kettle plant in Leeds\n\nAcme opens a plant today. ${text}`)
    return health.findings
      .filter(({ check }) => check.id === 'capitals')
      .map(({ start, end }) => health.text.slice(start, end))
  }

  test.each([
    ['HURRY, THIS OFFER ENDS SOON.', ['HURRY, THIS OFFER ENDS SOON']],
    ['HUGE NEWS is here.', ['HUGE NEWS']],
    ['YOU WILL LOVE IT.', ['YOU WILL LOVE IT']],
    ['The EU, NASA, UNESCO and the IMF met THE US.', []],
    ['NASA, ESA and JAXA met.', []],
  ])('%s', (text, found) => expect(loud(text)).toEqual(found))
})
