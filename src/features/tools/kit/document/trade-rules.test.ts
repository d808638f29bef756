import { expect, test } from 'vitest'
import { disclosureFor } from './disclosure'
import { tradeRules } from './trade-rules'

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
  ['A desk lamp that follows daylight', []],
  ['Ice cream for dogs', []],
  ['Ein helles Zimmer', []],
  ['Night Train, a co-op game', []],
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

test('a label is spoken only where there is a voice', () => {
  expect(disclosureFor('us', ['video']).text).toContain('both spoken and shown')
  expect(disclosureFor('us', ['still', 'text']).text).not.toContain('spoken')
  expect(disclosureFor('de', ['still']).text).not.toContain('video')
})
