import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gravestFor, proposalFor } from './propose'

const ANSWERS = [
  { id: 'data', words: ['hack*', 'data breach', 'customers’ data'] },
  { id: 'outage', words: ['offline', 'breach'] },
]

describe('an answer is proposed', () => {
  test.each([
    ['by a word as it is', 'The shop is offline.', { value: 'outage', because: 'offline' }],
    ['by any ending of a stem', 'We were HACKED', { value: 'data', because: 'HACKED' }],
    ['by the longest words', 'A data  breach', { value: 'data', because: 'data  breach' }],
    ['with either apostrophe', "our customers' data", { value: 'data', because: "customers' data" }],
    ['by no part of a word', 'Whackers and offliners', undefined],
    ['by nothing', '', undefined],
    ['by no words that are denied', 'Without a breach, and no hack', undefined],
    [
      'by words that are not denied everywhere',
      'No breach, but we are offline',
      { value: 'outage', because: 'offline' },
    ],
  ])('%s', (_how, text, expected) => {
    expect(proposalFor(text, ANSWERS)).toEqual(expected)
  })

  test('never by signs that mean something to a search', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        expect(() => proposalFor('a text', [{ id: 'x', words: [word] }])).not.toThrow()
      }),
    )
  })
})

test('the gravest answer is proposed, however long the words of the others are', () => {
  const answers = [
    { id: 'died', words: ['died'] },
    { id: 'hurt', words: ['in hospital'] },
  ]
  expect(gravestFor('Two died, one is in hospital', answers)).toEqual({ value: 'died', because: 'died' })
  expect(gravestFor('One is in hospital', answers)?.value).toBe('hurt')
  expect(gravestFor('All is well', answers)).toBeUndefined()
})
