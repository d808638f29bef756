import { describe, expect, test } from 'vitest'
import { BATTERY_PLANT } from '../fixtures/releases'
import { checkHealth } from '../health'

const LEAD = /(?<=5 May 2026 – )Fjordlight today[^\n]*/

/** The finding about a lead with these sentences: its remedy, and the words it marks. */
function leadOf(lead: string, from: RegExp = LEAD) {
  const health = checkHealth(BATTERY_PLANT.replace(from, lead))
  const finding = health.findings.find(({ check }) => check.id === 'lead')
  return finding && { ...finding, marked: health.text.slice(finding.start, finding.end) }
}

const NEWS = 'Fjordlight today opened a plant in Bergen.'

describe('what to do with a lead that is too long', () => {
  test('with the news in front, what is past the third sentence moves', () => {
    expect(leadOf(`${NEWS} It has two halls. It has a pier. It has a crane. It has a gate.`)).toMatchObject({
      remedy: expect.stringMatching(/^Keep the news .* from “It has a crane\.” on below it\.$/),
      marked: 'It has a crane. It has a gate.',
    })
  })

  test.each([
    'Innovation is in its blood. Excellence is its promise. Passion is its strength. Quality is its creed.',
    'Stakeholder engagement is enhanced. Governance is established. Synergies are realized. Contact us.',
  ])('without news, a new one is written in front: %s', (lead) => {
    expect(leadOf(lead)).toMatchObject({ remedy: expect.stringMatching(/^Write a new first paragraph/), marked: '' })
  })

  test('news that comes late in it comes first', () => {
    expect(leadOf(`Batteries are old. They are many. They are heavy. ${NEWS}`)).toMatchObject({
      remedy: expect.stringMatching(/^Begin with the news, “Fjordlight today opened a plant in Bergen\.”/),
      marked: NEWS,
    })
  })

  test('a sentence that is to be split counts as two', () => {
    const long = `It has two halls${' and a long pier'.repeat(6)}.`
    expect(leadOf(`${NEWS} ${long} It has a crane. It has a gate.`)).toMatchObject({
      reason: 'The lead has 4 sentences, more once the long ones are split; three are the most.',
      marked: 'It has a crane. It has a gate.',
    })
  })

  test('what asks the reader to act is left out, not moved', () => {
    expect(leadOf(`${NEWS} It has two halls. It has a pier. Visit our website.`)).toMatchObject({
      remedy: 'Leave out what asks the reader to act.',
      marked: 'Visit our website.',
    })
    expect(leadOf(`${NEWS} It has two halls. Call now. It has a pier. It has a crane. Contact us.`)).toMatchObject({
      remedy: expect.stringMatching(/“It has a crane\.” on below it, without what asks the reader to act\.$/),
      marked: 'It has a crane.',
    })
  })

  test('in front of a late dateline, it goes', () => {
    const slow = 'Music is old. Rivers are old. Towns are old. Bridges are old and wide.'
    expect(leadOf(`${slow}\n\nOSLO, Norway, 5 May 2026 – `, /OSLO, Norway, 5 May 2026 – /)?.remedy).toMatch(/^Cut what/)
  })
})
