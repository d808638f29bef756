import { describe, expect, test } from 'vitest'
import { checkFirstMessage } from './first-message-check'
import { countWords, messageMap } from './message-map'
import type { Statement } from './statement'

const STATEMENT: Statement = {
  thing: 'our lamp',
  people: 'everyone who has our lamp',
  subject: 'Please stop using our lamp',
  facts: ['What happened:', 'A lamp burned.'],
  harm: [],
  now: ['Stop using our lamp.', 'Check at [address].'],
  isSafety: true,
  isDenied: false,
  isDecision: false,
  feeling: 'We are sorry.',
  unknown: ['What we do not know yet: [the cause].'],
  doing: ['We stopped sales.'],
  promise: 'We will say what we find.',
  staff: ['Stop selling.'],
  brief: { now: 'Stop using it now.', doing: 'You get your money back.' },
}

describe('the parts of a first message', () => {
  const readyOf = (statement: Statement, filled = {}) =>
    checkFirstMessage(statement, filled).flatMap(({ name, isReady }) => (isReady ? [name] : []))

  test('are ready where nothing is left to fill in', () => {
    expect(readyOf(STATEMENT)).toEqual(['Empathy', 'How you find out'])
    expect(readyOf(STATEMENT, { '[address]': 'example.org' })).toContain('Facts and what to do')
  })

  test('leave out what a denial does not say', () => {
    expect(checkFirstMessage({ ...STATEMENT, unknown: [] }, {}).map(({ name }) => name)).not.toContain(
      'What is not known',
    )
  })
})

test('the message map has three messages with three facts at most, and counts a placeholder as three words', () => {
  const map = messageMap(STATEMENT)
  expect(map.map(({ text }) => text)).toEqual([
    'Stop using it now.',
    'You get your money back.',
    'Next update: [time, time zone and date of the next update].',
  ])
  expect(map[0]?.supports).toEqual([
    'Stop using our lamp.',
    'Check at [address].',
    'This concerns everyone who has our lamp.',
  ])
  expect(countWords(map)).toBe(4 + 5 + 2 + 3)
})
