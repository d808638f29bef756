import { expect, test } from 'vitest'
import { readScenario } from './read-scenario'
import { misspellingsIn } from './spelling'

test.each([
  [
    'hakers stole a databse of our costumers last nite',
    'hakers hackers, databse database, costumers customers, nite night',
  ],
  ['We dont know why teh site is down, DONT ask', 'dont don’t, teh the'],
  ['A customer’s injury at the hospital', ''],
  ['We don’t know. Write to dont@example.com', ''],
  ['Patients, patents and passengers', ''],
])('%s', (text, found) => {
  expect(
    misspellingsIn(text)
      .map(({ typed, meant }) => `${typed} ${meant}`)
      .join(', '),
  ).toBe(found)
})

test('a text in capitals is told from one with abbreviations', () => {
  expect(readScenario('THREE PATIENTS ARE IN THE HOSPITAL!!! We wait.').isShouted).toBe(true)
  expect(readScenario('The FBI and the CDC are at our plant in NYC.').isShouted).toBe(false)
})
