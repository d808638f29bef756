import { expect, test } from 'vitest'
import { readName } from './read-name'

test.each([
  ['Finlo, an app that pays freelancers on the day they invoice', 'Finlo'],
  ['Second shop of Rosie’s Bakery on Elm Street', 'Rosie’s Bakery'],
  ['New lunch menu at Da Nino', 'Da Nino'],
  ['Walk-in clinic for children at St. Mary’s', 'St. Mary’s'],
  ['Open day of Lund University', 'Lund University'],
  ['Student account of First Harbor Bank', 'First Harbor Bank'],
  ['Paws & Co looks for homes for 40 dogs 🐾', 'Paws & Co'],
  ['Helles Nord, ein neues Bier aus Kiel', 'Helles Nord'],
  ['Harbor Gin summer bottle', 'Harbor Gin'],
  ['Blocko, wooden blocks for kids', 'Blocko'],
  ['Spring launch of the Lumen One desk lamp', 'Lumen One'],
  ['Launch of Finlo in Ohio', 'Finlo'],
  ['Lumen', 'Lumen'],
  ['Cargo bikes at stations, by Greenline and Deutsche Bahn', 'Greenline'],
  ['Podcast “Dead Air”', 'Dead Air'],
  ['Vape shop CloudNine', 'CloudNine'],
  ['SchnellKredit24 instant loans', 'SchnellKredit24'],
  ['Bank of Little Rock: savings account 4.2% APY', 'Bank of Little Rock'],
  ['Weight-loss injections at Clinique du Lac', 'Clinique du Lac'],
  ['Season tickets of FC Halifax', 'FC Halifax'],
  ['Visit Faroe Islands in winter', 'Faroe Islands'],
])('%j names %j', (campaign, name) => {
  expect(readName(campaign)).toBe(name)
})

test.each([
  'The campaign “eat well, sleep well”',
  'New sneaker drop',
  'New Sneaker Drop',
  'Sneakers',
  'Sneakers, now in red and blue',
  'Bakery',
  'Vote!',
  'Night walks',
  'Museum night in Leeds',
  'Nuestra app de idiomas in Spain',
  'A folding helmet for cyclists',
  'Black Friday: 70% off all office chairs',
  'Black Friday sale of kettles',
  'TikTok shop for candles',
  'Taste of Chicago',
  'Best pizza of Naples',
  'Pizza, pasta and wine',
  'Summer Sale: 20% off',
  'Sunday brunch at Hotel zur alten Post',
  'neue Lampe für Studenten',
  'Hair transplant in Istanbul',
  'Skin care for summer',
])('%j names nothing that is sure', (campaign) => {
  expect(readName(campaign)).toBeUndefined()
})
