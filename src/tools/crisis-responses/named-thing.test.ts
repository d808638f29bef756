import { expect, test } from 'vitest'
import { fillNamed, namedByOthers, namedIn } from './named-thing'

const PRODUCT = 'Stop using [product, model or batch] now, and keep it away from children.'

test.each([
  [
    'The cable of our Lumo night light can overheat.',
    PRODUCT,
    'Stop using our Lumo night light [model or batch] now, and keep it away from children.',
  ],
  [
    'Our phone chargers can melt.',
    PRODUCT,
    'Stop using our phone chargers [model or batch] now, and keep them away from children.',
  ],
  [
    'Our cough syrup for children has a wrong dose.',
    'This concerns [medicine or device].',
    'This concerns our cough syrup for children.',
  ],
  [
    'Guests fell ill after eating the chicken salad on Saturday.',
    'Keep [product and batch].',
    'Keep the chicken salad [batch].',
  ],
  ['Our cookies contain undeclared peanuts.', 'Allergic to [allergen]?', 'Allergic to peanuts?'],
  ['The police ask everyone to stay inside.', 'Follow it: [their instruction].', 'Follow it: stay inside.'],
])('%s fills: %s', (sentence, text, filled) => {
  expect(fillNamed(text, namedIn([sentence]))).toBe(filled)
})

test.each(['Guests of our restaurant fell ill.', 'Something can overheat.', 'Our customers are angry.'])(
  'nothing that people could stop using is named: %s',
  (sentence) => {
    expect(fillNamed(PRODUCT, namedIn([sentence]))).toBe(PRODUCT)
  },
)

test('others say whose it is', () => {
  const named = namedByOthers(namedIn(['Our toaster can overheat.']))
  expect(fillNamed('Keep [product and batch].', named)).toBe('Keep [organization]’s toaster [batch].')
})

test.each([
  ['A worker died at our plant in Dayton this morning.', 'our plant in Dayton'],
  ['A stand fell at our stadium in May.', 'our stadium'],
  ['Our hotel is flooded.', 'our hotel'],
])('%s happened at: %s', (sentence, place) => {
  expect(namedIn([sentence]).get('[place]')).toBe(place)
})
