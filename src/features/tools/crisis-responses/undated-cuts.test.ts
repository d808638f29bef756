import { expect, test } from 'vitest'
import { writeDocuments } from './documents'
import { readScenario } from './read-scenario'
import { documentText } from './take-away'
import { undated } from './undated-cuts'

test.each([
  ['We must cut 120 jobs and close our plant in Ohio next week.', 'We will cut 120 jobs and close our plant in Ohio.'],
  ['On Friday we lay off 40 people.', 'We lay off 40 people.'],
  ['We close our office by the end of March because orders fell.', 'We close our office because orders fell.'],
  ['We will lay off 300 people on January 15, 2027.', 'We will lay off 300 people.'],
  ['Our plant in Ohio will close in June.', 'Our plant in Ohio will close.'],
])('no day is announced before a lawyer has checked it: %s', (typed, kept) => {
  expect(undated(typed)?.kept).toBe(kept)
})

test('a sentence without a day stays as it is', () => {
  expect(undated('We lay off 40 people at our plant in Dayton.')).toBeUndefined()
  expect(undated('Orders fell by half last year.')).toBeUndefined()
})

test('only job cuts lose their day', () => {
  const [statement] = writeDocuments(readScenario('Our website is down. It closed on Friday.'))
  expect(statement && documentText(statement, {})).toContain('on Friday')
})

test('what was changed is said to the visitor', () => {
  expect(readScenario('We must cut 120 jobs next week.').leftOut.map(({ sentence }) => sentence)).toEqual([
    'next week',
    'We must',
  ])
})
