import { exercise, nextUpdate } from '@words/tools/crisis-documents'
import { expect, test } from 'vitest'
import { checkFirstMessage } from './first-message-view'
import { countWords, messageMap } from './message-map-view'
import type { Statement } from './statement'

const STATEMENT: Statement = {
  subject: 'Please stop using our lamp',
  staffSubject: 'For staff, about our lamp',
  greeting: 'Hello',
  toStaff: 'To all staff,',
  facts: ['A lamp burned.'],
  harm: [],
  first: ['Stop using our lamp.'],
  next: [],
  now: ['Check at [address].'],
  feeling: [],
  feelingToStaff: [],
  doing: ['We stopped sales.'],
  staff: ['Stop selling.'],
  groups: [],
  mark: (text) => text,
}

test('the parts of a first message are missing, to fill in, or complete', () => {
  const stateOf = (filled = {}) => checkFirstMessage(STATEMENT, filled).map(({ state }) => state)
  expect(stateOf()).toEqual(['missing', 'open', 'complete', 'open', 'open'])
  expect(stateOf({ '[address]': 'example.org' })[1]).toBe('complete')
})

test('each text of the message map of an exercise is marked', () => {
  for (const { text, supports } of messageMap({ ...STATEMENT, mark: exercise }))
    for (const one of [text, ...supports]) expect(one).toMatch(/^EXERCISE: /)
})

test('the message map says what to do, what happened and what comes next, and counts a placeholder as three words', () => {
  const map = messageMap(STATEMENT)
  expect(map.map(({ text }) => text)).toEqual(['Stop using our lamp.', 'A lamp burned.', nextUpdate])
  expect(map[0]?.supports).toEqual(['Check at [address].'])
  expect(countWords(map)).toBe(4 + 3 + 3)
})
