import { expect, test } from 'vitest'
import { termsFor } from './campaign-terms'
import { DEFAULT_TERMS, isProposed, termsWith } from './terms'

const input = (campaign: string, goals = 'Awareness', deliverables = '3 reels') =>
  ({ campaign, goals, deliverables, audienceCountry: 'us' }) as const

test.each([
  ['Spring launch of the Lumen One desk lamp', /^what is sent stays/],
  ['Blocko, wooden blocks for kids', /^what is sent stays/],
  ['Zephyr', /^if the brand sends something/],
  ['Harbor Gin summer bottle', /^nothing is sent; where the law allows it, the brand pays for what the creator buys/],
  ['Vape shop CloudNine', /^the brand pays agreed costs/],
  ['New lunch menu at Da Nino', /^the brand pays agreed costs/],
  ['Walk-in clinic for children at St. Mary’s', /^the brand pays agreed costs/],
  ['Finlo, an app that pays freelancers', /^the brand pays agreed costs/],
  ['Paws & Co looks for homes for 40 dogs', /^the brand pays agreed costs/],
  ['Night Train, a co-op game on Steam', /key or a copy of the game/],
  ['Wildwood, a board game for families', /^what is sent stays/],
  ['Dog biscuits by Bello', /^if the brand sends something/],
])('%s: %s', (campaign, product) => {
  const terms = termsFor(input(campaign))
  expect(terms.product).toMatch(product)
  expect(isProposed(terms, 'product')).toBe(true)
})

test('who publishes for more than four weeks is paid by the month', () => {
  expect(termsFor(input('Lamp', 'Awareness', '12 reels')).payment).toBe(DEFAULT_TERMS.payment)
  const long = termsFor(input('Lamp', 'Awareness', '13 reels'))
  expect(long.payment).toMatch(/^each month/)
  expect(isProposed(long, 'payment')).toBe(true)
})

test('what the visitor changes comes before what fits the campaign', () => {
  const initial = termsFor(input('Harbor Gin summer bottle'))
  expect(termsWith({ product: 'we hand it over' }, initial).product).toBe('we hand it over')
  expect(termsWith({ product: ' ' }, initial)).toEqual(initial)
})
