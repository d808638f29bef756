import { expect, test } from 'vitest'
import { readInput } from './read-input'

const read = (description: string, audience = 'students') => readInput({ brandName: 'Lumen', description, audience })

test('a sentence is kept once, and a last one that was cut off is left out', () => {
  expect(read('Tested in snow and rain. Folds flat. Tested in snow and rain. Tested in snow').description).toBe(
    'Tested in snow and rain. Folds flat.',
  )
  expect(read('Tested in snow. Folds flat.').notes).toBe('')
})

test.each([
  ['A lamp from $89', { hasPrice: true }],
  ['Sun cream, 24 euros', { hasPrice: true }],
  ['Ein Bier, 0,33 l', { hasPrice: false }],
  ['Opens May 4 at 7 a.m. on Elm Street', { hasDay: true, hasHour: true, hasPlace: true }],
  ['Open day with lab tours on March 3', { hasDay: true, hasHour: false, hasPlace: false }],
  ['Bikes at 40 stations of Deutsche Bahn', { partner: 'Deutsche Bahn' }],
  ['A lamp that follows daylight', { partner: undefined, hasDay: false, hasPlace: false }],
])('%s: %j', (description, found) => {
  expect(read(description)).toMatchObject(found)
})

test('the brand itself is no partner', () => {
  expect(
    readInput({ brandName: 'First Harbor Bank', description: 'The account of First Harbor Bank', audience: 'a' }),
  ).toMatchObject({ partner: undefined })
})

test('capitals, certain misspellings and “everyone” are put right, and a note says so', () => {
  const { description, audience, notes } = read('NEW SNEAKER, 500 PAIRS', 'EVERYONE')
  expect(description).toBe('New sneaker, 500 pairs')
  expect(audience).toBe('everyone; first of all [who most of them are]')
  expect(notes).toMatch(/capitals.*nobody in particular/)
  expect(read('For peopel who read').notes).toContain('“peopel” became “people”')
})
