import { expect, test } from 'vitest'
import { disclosureFor, placeFor } from './disclosure'
import { factsOf } from './format-facts'
import { peopleRule, shortTradeRules, tradeRules } from './trade-rules'

const tradesOf = (words: string) => tradeRules(words, 'us').map(({ label }) => label.replace('Rules, ', ''))

test.each([
  ['Helles Nord, ein neues Bier aus Kiel', ['alcohol']],
  ['une bière de garde', ['alcohol']],
  ['una cerveza sin gluten', ['alcohol']],
  ['Crème Soleil, skin care for summer', ['skin', 'sun']],
  ['Sun cream without perfume', ['skin', 'sun']],
  ['Juguetes de madera', ['children']],
  ['Walk-in clinic for children', ['health', 'emergencies', 'patients', 'children']],
  ['60% of night nurses skip lunch, our study of 1,200 shows', ['patients', 'research']],
  ['Lund University: our study of 1,200', ['research']],
  ['A desk lamp that follows daylight', []],
  ['Ice cream for dogs', []],
  ['Ein helles Zimmer', []],
  ['Night Train, a co-op game', []],
  ['A folding helmet for cyclists', ['protection']],
  ['Parents without a car', ['children']],
  ['Open day of Lund University', ['filming on site']],
  ['Homes for 40 dogs\n3 reels from the shelter', ['filming on site', 'animals']],
  ['Adopt a cat', ['animals']],
])('%s: %j', (words, trades) => {
  expect(tradesOf(words)).toEqual(trades)
})

test('a rule follows the country', () => {
  expect(JSON.stringify(tradeRules('student account of a bank', 'uk'))).toContain('FSMA 2000')
  expect(JSON.stringify(tradeRules('skin care', 'fr'))).toContain('Images retouchées')
  expect(JSON.stringify(tradeRules('skin care', 'us'))).not.toContain('retouchées')
  expect(JSON.stringify(tradeRules('gin', 'fr'))).toContain('Loi Évin')
  expect(JSON.stringify(tradeRules('a clinic', 'uk'))).toContain('999')
})

// A German of 16 may buy beer, but no advertisement may address anybody under 18: JMStV, section 6(5).
test.each([
  ['de', '18 or older'],
  ['us', '21 or older'],
  ['uk', '18 or older'],
  ['ca', '18 or 19'],
  ['other', 'older where the law'],
] as const)('an advertisement for beer in %s names an age: %s', (country, age) => {
  expect(JSON.stringify(tradeRules('a new beer', country))).toContain(
    `whose audience is, ${age === '18 or 19' ? 'of legal drinking age' : age.startsWith('older') ? '18' : age}`,
  )
  expect(JSON.stringify(tradeRules('a new beer', country))).toContain(age)
})

test('one rule on children in all documents, said once', () => {
  const consent = 'the written consent of a parent or guardian, if the child wants to'
  expect(tradeRules('toys', 'us')[0]?.text).toContain(consent)
  expect(peopleRule([]).text).toContain(consent)
  expect(peopleRule(tradeRules('toys', 'us')).text).not.toContain('parent')
  expect(peopleRule(tradeRules('gin', 'us')).text).toContain('no child is shown')
  expect(peopleRule(tradeRules('gin', 'us')).text).not.toContain('parent')
})

test('only what is for children and on YouTube is asked whether it is made for kids', () => {
  expect(JSON.stringify(tradeRules('toys\n2 YouTube videos', 'us'))).toContain('made for kids')
  expect(JSON.stringify(tradeRules('toys\n2 reels', 'us'))).not.toContain('made for kids')
})

test('a label is spoken only where there is a voice', () => {
  expect(disclosureFor('us', ['video']).text).toContain('both spoken and shown')
  expect(disclosureFor('us', ['still', 'text']).text).not.toContain('spoken')
  expect(disclosureFor('de', ['still']).text).not.toContain('video')
  expect(disclosureFor('us', ['frame']).text).toContain('in a video both spoken and shown')
})

test('only where somebody else runs the place is that somebody asked', () => {
  const onSite = (words: string) => JSON.stringify(tradeRules(words, 'us'))
  expect(onSite('Cargo bikes at stations')).toContain('whoever runs the place')
  expect(onSite('A tour of art in museums')).toContain('whoever runs the place')
  for (const own of ['Open day of Lund University', 'Museum night in Leeds', 'Reels from the shelter']) {
    expect(onSite(own)).toContain('the brand names the rooms and hours')
    expect(onSite(own)).not.toContain('whoever runs the place')
  }
})

test('no gin is sent, and both texts say so', () => {
  for (const rules of [tradeRules('gin', 'us'), shortTradeRules('gin', 'us')])
    expect(JSON.stringify(rules)).toContain('No bottle is sent')
})

test.each([
  ['us', 'in the spoken words near the start'],
  ['uk', 'in the spoken words before anything else is seen or heard'],
  ['de', 'in the spoken words at the very beginning and during the piece'],
  ['fr', 'on the screen for as long as the promotion lasts'],
  ['it', 'in the spoken words at the start and at the end'],
  ['eu', 'in the spoken words at the beginning'],
] as const)('in %s the place of a label is as strict as the country: %s', (country, place) => {
  const reel = factsOf('reel', 'instagram')?.disclosure ?? ''
  expect(placeFor(country, reel, 'video')).toContain(place)
  if (country !== 'us') expect(placeFor(country, reel, 'video')).not.toContain('near the start')
})

test('in France a label is in the picture and stays there', () => {
  const french = (format: 'post' | 'story' | 'live') =>
    placeFor(
      'fr',
      factsOf(format, format === 'live' ? undefined : 'instagram')?.disclosure ?? '',
      format === 'post' ? 'still' : 'video',
    )
  expect(french('post')).toMatch(/^on the picture itself, and first in the caption/)
  expect(french('story')).toContain('on the picture itself, for as long as the promotion lasts')
  expect(french('live')).toContain('a line stays on the screen')
})

test('where only the visitor knows the word of a label, it is a blank', () => {
  expect(disclosureFor('eu', ['video']).text).toContain('[the word for advertising')
  expect(disclosureFor('de', ['video']).text).not.toContain('[')
})
