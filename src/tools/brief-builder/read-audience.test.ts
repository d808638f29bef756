import { expect, test } from 'vitest'
import { readAudience } from './read-audience'

test.each([
  ['Spring launch of a lamp', ['Awareness among students'], 'students'],
  ['An app', ['500 sign-ups among students by the end of May'], 'students'],
  ['Walk-in clinic for children', ['Parents in Dayton know where to go'], 'Parents in Dayton'],
  ['Finlo, an app for freelancers', ['1,000 sign-ups'], 'freelancers'],
  ['A lamp', ['Reach women aged 25-34'], 'women aged 25-34'],
  // The name of a product, and people who are no buyers.
  ['Student account of First Harbor Bank', ['2,000 new accounts'], undefined],
  ['Blocko, wooden blocks for kids', ['Sell 1,000 sets'], undefined],
  ['Skin care for summer', ['800 orders'], undefined],
])('%s, %j: %s', (campaign, goals, audience) => {
  expect(readAudience(campaign, goals)).toBe(audience)
})
