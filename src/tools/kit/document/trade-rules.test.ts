import { expect, test } from 'vitest'
import { AUDIENCE_COUNTRIES, disclosureFor, placeFor } from './disclosure'
import { factsOf } from './format-facts'
import { peopleRule, shortTradeRules, tradeRules } from './trade-rules'

const tradesOf = (words: string) => tradeRules(words, 'us').map(({ label }) => label.replace('Rules, ', ''))

test.each([
  ['Helles Nord, ein neues Bier aus Kiel', ['alcohol']],
  ['une bière de garde', ['alcohol']],
  ['una cerveza sin gluten', ['alcohol']],
  ['Crème Soleil, skin care for summer', ['skin', 'sun']],
  ['Sun cream without perfume', ['skin', 'sun']],
  ['Juguetes de madera', ['toys', 'children']],
  ['Wooden blocks for kids', ['toys', 'children']],
  ['Eine neue Klinik', ['health', 'emergencies', 'patients']],
  ['Care home in Leeds', ['patients']],
  ['Walk-in clinic for children', ['health', 'emergencies', 'patients', 'children']],
  ['60% of night nurses skip lunch, our study of 1,200 shows', ['patients', 'research']],
  ['Lund University: our study of 1,200', ['research']],
  ['A desk lamp that follows daylight', []],
  ['Ice cream for dogs', []],
  ['Ein helles Zimmer', []],
  ['Night Train, a co-op game', []],
  ['A folding helmet for cyclists', ['traffic', 'protection']],
  ['Cargo bikes to rent', ['traffic']],
  ['A tasting menu of a restaurant', ['filming on site']],
  ['Software for restaurants, with a menu bar', []],
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
  expect(JSON.stringify(tradeRules('a new beer', country))).toContain(age)
})

test.each(AUDIENCE_COUNTRIES)(
  'in $value a piece on alcohol has its minimum age before it is published',
  ({ value }) => {
    for (const rules of [tradeRules('a new beer', value), shortTradeRules('a new beer', value)])
      expect(JSON.stringify(rules)).toMatch(/minimum age of (?:18|19|21)/)
  },
)

test('nobody promises an audience of adults only, and whoever films is old enough to be shown', () => {
  expect(tradeRules('gin', 'us')[0]?.text).toMatch(
    /^you and everybody else .* 25 or older .* at least 73\.8% of the audience/,
  )
  expect(tradeRules('Bier', 'de')[0]?.text).toMatch(/at least 75% of the audience.*Werberat/)
})

test.each([
  ['gin', 'what they are distilled from (27 CFR 5.233)'],
  ['wine', 'the wine (27 CFR part 4)'],
  ['beer', 'the beer (27 CFR part 7)'],
  ['hard seltzer', '27 CFR parts 4, 5 and 7'],
])('%s has the line that American law asks for', (drink, line) => {
  expect(tradeRules(drink, 'us')[0]?.text).toContain(line)
  expect(tradeRules(drink, 'uk')[0]?.text).not.toContain('CFR')
})

test('nobody films patients by chance', () => {
  for (const rules of [tradeRules('a hospital', 'us'), shortTradeRules('a hospital', 'us')])
    expect(JSON.stringify(rules)).toMatch(/(?:without them|never where patients wait).*invented names and data/)
  expect(tradeRules('a hospital', 'us')[0]?.text).toContain('(45 CFR 164.508), which a parent or guardian signs')
  expect(tradeRules('a hospital', 'uk')[0]?.text).not.toContain('CFR')
})

test('a toy is played with by children of its age, and its warning is seen', () => {
  for (const rules of [tradeRules('toys', 'us'), shortTradeRules('toys', 'us')])
    expect(JSON.stringify(rules)).toMatch(/children play with it only at the age on the package.*word for word/)
})

test.each(['us', 'uk', 'de'] as const)('in %s money waits for the rules of the platform', (country) => {
  for (const rules of [tradeRules('a bank', country), shortTradeRules('a bank', country)])
    expect(JSON.stringify(rules)).toMatch(/before you start|what the platform allows/)
})

test('one rule on children in all documents, said once', () => {
  const consent = 'the written consent of a parent or guardian, if the child wants to'
  expect(JSON.stringify(tradeRules('toys', 'us'))).toContain(consent)
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
