import { expect, test } from 'vitest'
import { writeDocuments } from './documents'
import { readScenario } from './read-scenario'
import { refersBack, withWhatRefersToIt } from './refers-back'
import { documentText } from './take-away'

test.each([
  ['Neighbors smell it.', true],
  ['It can overheat.', true],
  ['They are in hospital.', true],
  ['Three customers reported melted plugs.', false],
  ['The police are here and ask everyone to stay inside until they give the all-clear.', false],
])('%s refers to the sentence before: %s', (sentence, refers) => {
  expect(refersBack(sentence)).toBe(refers)
})

test('a sentence stays beside the one that it refers to', () => {
  expect(withWhatRefersToIt(['Ammonia leaked.', 'Neighbors smell it.', 'Two tanks are empty.'])).toEqual([
    'Ammonia leaked. Neighbors smell it.',
    'Two tanks are empty.',
  ])
})

test('what was done keeps what refers to it', () => {
  const [statement] = writeDocuments(readScenario('Our oven is broken. We recalled the cable. It can overheat.'))
  expect(statement && documentText(statement, {})).toContain('We recalled the cable. It can overheat.')
})

test('a sentence whose noun is in a sentence that is left out is left out, too, with the reason', () => {
  const { outward, leftOut } = readScenario('Our kettle leaks. The idiots at the store sold it. It was late.')
  expect(outward).toEqual(['Our kettle leaks.'])
  expect(leftOut.at(-1)?.because).toContain('the sentence before')
})
