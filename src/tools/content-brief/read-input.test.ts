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
  ['A lamp from $89', { price: 'from $89' }],
  ['Sun cream, 24 euros', { price: '24 euros' }],
  ['Menu for $19.50, with wine $29.', { price: 'as in the overview' }],
  ['Save $20 on shoes', { price: undefined }],
  ['A fund of $5 million', { price: undefined }],
  ['Free delivery for orders over $30', { price: undefined }],
  ['Shoes, now $89 instead of $120', { price: '$89' }],
  ['Beer, alcohol-free', { price: undefined }],
  ['Our study of 1,200 nurses', { isResearch: true, studySize: '1,200' }],
  ['Our survey shows 60% skip lunch', { isResearch: true, studySize: undefined }],
  ['Ein Bier, 0,33 l', { price: undefined }],
  ['Opens May 4 at 7 a.m. on Elm Street', { hasDay: true, hasHour: true, hasPlace: true }],
  ['Open day with lab tours on March 3', { hasDay: true, hasHour: false, hasPlace: false }],
  ['Bikes at 40 stations of Deutsche Bahn', { partner: 'Deutsche Bahn' }],
  ['Una app con 40 cursos, offline too', { webBlank: '[web address or app store]' }],
  ['The new app for bakers', { webBlank: '[web address or app store]' }],
  ['Apps that read to the blind', { webBlank: '[web address or app store]' }],
  ['A co-op game for two on Steam, $14.99', { webBlank: '[web address]' }],
  ['Accounting software for choirs', { webBlank: '[web address]' }],
  ['A bakery with an app', { webBlank: undefined }],
  ['A school for app developers', { webBlank: undefined }],
  ['A board game for two', { webBlank: undefined }],
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
