import { expect, test } from 'vitest'
import { TABLE } from '../testing/brief-table'
import { chosenIn } from './chosen'
import { heardBy } from './heard'
import { stopFor } from './stop'

const heard = heardBy(TABLE)

test.each([
  'Post it without #ad',
  'No #ads, please',
  'Show it as if you had bought it',
  'A voucher for a five-star review',
  'They buy it, we refund, and they write a review',
])('a hidden ad or a bought review gets no brief, whatever is answered: %s', (typed) => {
  const answered = { gate: 'none', trade: 'none', publisher: 'ours' } as const
  expect(stopFor(chosenIn(TABLE, answered, typed, TABLE.goals[2]))?.text).toContain('An ad says that it is one')
})

test('what is denied proposes no claim', () => {
  expect(heard.gateFor('A bag, not carbon neutral')).toBeUndefined()
  expect(heard.gateFor('A bag, carbon neutral')?.value).toBe('claim')
})

test.each(['No one died in the flood', 'They find us by accident'])('what says that there is no harm: %s', (typed) => {
  expect(heard.gateFor(typed)).toBeUndefined()
  expect(heard.gateFor(`${typed}. Our coach died`)?.value).toBe('memory')
  expect(heard.graverFor(typed, 'none')).toBeUndefined()
})

test('a hashtag is shown as it is written', () => {
  expect(heard.hiddenIn('Please, no #ad at all')).toBe('no #ad')
  expect(heard.hiddenIn('Please, NO hashtag ad at all')).toBe('NO hashtag ad')
})

test.each(['Nothing without #ad', 'We have 500 five-star reviews', 'No ads in our app', 'Label it with #ad'])(
  'an ad with its label may have a brief: %s',
  (typed) => expect(heard.hiddenIn(typed)).toBeUndefined(),
)

test.each([
  ['Invest with us: 12% a month', false],
  ['12 percent per week, always', true],
  ['Invest with us: 12 % a month', false],
  ['Our savings circle: each member brings three friends. Bring three friends!', false],
  ['Members who bring members', false],
  ['You earn guaranteed returns', false],
])('a fraud with money gets no brief, whatever is answered: %s', (typed, isOfMoney) => {
  const answered = { gate: 'none', trade: isOfMoney ? 'money' : 'none', license: '1' } as const
  expect(stopFor(chosenIn(TABLE, answered, typed))?.text).toContain('marks of a fraud')
})

test.each([
  ['Bring three friends to the open day', false],
  ['Our library grows by 12% a month', false],
  ['Guaranteed returns within 30 days', false],
  ['A loan at 1.5 percent per month, and your money the same day', true],
])('other percentages, friends and guarantees are none: %s', (typed, isOfMoney) => {
  expect(heard.schemeIn(typed, isOfMoney)).toBeUndefined()
})

test.each([
  ['Our mate KILLS CANCER CELLS', 'CANCER', 'KILLS'],
  ['Better than chemo', 'chemo', 'Better than chemo'],
  ['Drops for people with diabetes. They work naturally', 'diabetes', 'naturally'],
  ['It prevents Alzheimer’s', 'Alzheimer', 'prevents'],
  ['Shrinks tumours', 'tumours', 'Shrinks'],
])('a cure is found: %s', (text, illness, cure) => {
  expect(heard.curedIllnessIn(text)).toEqual({ illness, cure })
})

test('a phrase promises no cure of any illness', () => {
  expect(heard.promiseIn('A soap that clears eczema')).toBe('clears')
  expect(heard.promiseIn('A soap for hands')).toBeUndefined()
  for (const text of ['Sun is not guaranteed', 'Sun can never be guaranteed', 'Sun can’t be guaranteed'])
    expect(heard.promiseIn(text)).toBeUndefined()
  expect(heard.promiseIn('Not only sun: guaranteed')).toBe('guaranteed')
  expect(heard.curedIllnessIn('A soap that clears eczema')).toBeUndefined()
})

test.each(['A walk for people with dementia', 'A balm that heals dry lips', 'Sales are better than before Covid'])(
  'an illness or a cure alone is left: %s',
  (text) => expect(heard.curedIllnessIn(text)).toBeUndefined(),
)

test('a death is proposed as a memory, and harm beside it', () => {
  expect(heard.gateFor('Our coach died. Recall of the lamp')?.value).toBe('memory')
  expect(heard.gateFor('Our coach died. Recall of the lamp', 'memory')?.value).toBe('harm')
})
