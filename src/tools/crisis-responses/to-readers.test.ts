import { expect, test } from 'vitest'
import { type CrisisDocument, writeDocuments } from './documents'
import { readScenario } from './read-scenario'
import { documentText } from './take-away'

const [, , CUSTOMER, MEDIA] = [0, 1, 2, 3]
const textOf = (scenario: string, index = CUSTOMER) =>
  documentText(writeDocuments(readScenario(scenario))[index] as CrisisDocument, {})

test.each([
  [
    'Ammonia leaked from our cold store. Neighbors smell it.',
    [
      'Some of you smell it.',
      'We know that you want to know whether you are safe.',
      'concerns you if you are near our',
    ],
  ],
  ['The brakes of our trucks can fail.', ['We know that you depend on your vehicles']],
  ['Our website is down.', ['We know that you rely on the service and are waiting.']],
])('%s: the letter says “you” to those it is sent to', (scenario, said) => {
  for (const words of said) expect(textOf(scenario)).toContain(words)
  expect(textOf(scenario)).not.toMatch(/know that (?:neighbors|owners|people)|^Neighbors smell/m)
})

test('other texts still speak about them', () => {
  expect(textOf('Ammonia leaked from our cold store. Neighbors smell it.', MEDIA)).toContain(
    'We know that neighbors want to know',
  )
})

test('a sentence whose pronoun means the readers stays as it was typed', () => {
  const scenario = 'Chlorine leaked from our pool. Neighbors smell it in their homes.'
  expect(textOf(scenario)).toContain('Neighbors smell it in their homes.')
})

const DEATH = 'A worker died at our plant in Dayton when a platform collapsed.'

test('customers are told first what is for them, and then what is for the family', () => {
  const text = textOf(DEATH)
  expect(text).toMatch(/What you can do now:\n- If you were coming to our plant/)
  expect(text).toMatch(/^Family and colleagues of the person who died can call/m)
})

test('a message to families has it first', () => {
  expect(textOf('A patient died in our hospital when a bed collapsed.')).toMatch(
    /What you can do now:\n- Family and colleagues of the person who died can call/,
  )
})

test('one person who died has one family, in the text for the media, too', () => {
  expect(textOf(DEATH, MEDIA)).toContain('Family and colleagues of the person who died can call [helpline number]')
  expect(textOf(DEATH, MEDIA)).not.toContain('Families')
})
