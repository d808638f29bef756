import { expect, test } from 'vitest'
import { disclosureFor } from './disclosure'
import { peopleRule, tradeRules } from './trade-rules'

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
