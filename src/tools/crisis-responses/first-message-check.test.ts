import { expect, test } from 'vitest'
import { writeDocuments } from './documents'
import { checkFirstMessage } from './first-message-check'
import { PLACEHOLDER } from './phrases'
import { readScenario } from './read-scenario'
import { makeStatement } from './statement'
import { documentText } from './take-away'

const reading = readScenario('Our kettle can overheat. We have stopped sales.')
const statement = makeStatement(reading)
const [first] = writeDocuments(reading)
const text = first ? documentText(first, {}) : ''
const states = (publicText: string, filled = {}) =>
  checkFirstMessage(statement, publicText, filled).map(({ name, state }) => `${name}: ${state}`)

test('says of each part whether something is left to fill in', () => {
  expect(states(text)).toEqual([
    'Empathy: ready',
    'Facts and what to do: to fill in',
    'What is not known: to fill in',
    'How you find out: to fill in',
    'Commitment: to fill in',
    'Where to turn: to fill in',
  ])
})

test('what the visitor fills in makes a part ready', () => {
  const filled = { [PLACEHOLDER.publicContact]: '555 0100', [PLACEHOLDER.mediaContact]: '555 0101' }
  expect(states(text, filled).at(-1)).toBe('Where to turn: ready')
})

test('a part that the text does not have is missing', () => {
  expect(states('Our kettle can overheat.')).toEqual([
    'Empathy: missing',
    'Facts and what to do: ready',
    'What is not known: missing',
    'How you find out: missing',
    'Commitment: missing',
    'Where to turn: missing',
  ])
})
