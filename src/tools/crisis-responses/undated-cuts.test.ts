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

test('a store that closes is the news, and no step that was taken', () => {
  const typed = 'We are closing our store in Leeds on March 3 and 40 people lose their jobs.'
  const [statement] = writeDocuments(readScenario(typed))
  expect(statement && documentText(statement, {}).split('\n\n')[1]).toBe(
    'We are closing our store in Leeds and 40 people lose their jobs.',
  )
})

test('beside a dispute with a union, those who lose their jobs have their word', () => {
  const [statement] = writeDocuments(readScenario('We lay off 40 people. The talks with the union start in May.'))
  expect(statement && documentText(statement, {})).toMatch(/\[What those who lose their jobs get/)
})

test('where it is denied, nobody loses a job', () => {
  const [statement] = writeDocuments(readScenario('A post says that we lay off 100 people. It is not true.'))
  expect(statement && documentText(statement, {})).not.toMatch(/lose their jobs/)
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
