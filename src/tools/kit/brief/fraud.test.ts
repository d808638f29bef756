import { expect, test } from 'vitest'
import { TABLE } from '../testing/brief-table'
import { chosenIn } from './chosen'
import { hiddenIn, schemeIn } from './fraud'
import { stopFor } from './stop'

test.each([
  'Post it without #ad',
  'No #sponsored, please',
  'Show it as if you had bought it',
  'A voucher for a five-star review',
  'Don’t mention the commission',
])('a hidden ad or a bought review gets no brief, whatever is answered: %s', (typed) => {
  const answered = { gate: 'none', trade: 'none', publisher: 'ours' } as const
  expect(stopFor(chosenIn(TABLE, answered, typed, TABLE.goals[2]))?.text).toContain('An ad says that it is one')
})

test.each(['Nothing without #ad', 'We have 500 five-star reviews', 'No ads in our app', 'Label it with #ad'])(
  'an ad with its label may have a brief: %s',
  (typed) => expect(hiddenIn(typed)).toBeUndefined(),
)

test.each([
  ['Invest with us: 12% a month', false],
  ['12 percent per week, always', true],
  ['Our savings circle: each member brings three friends', false],
  ['Members who bring members', false],
  ['Our token pays, guaranteed', false],
  ['You earn guaranteed returns', false],
])('a fraud with money gets no brief, whatever is answered: %s', (typed, isOfMoney) => {
  const answered = { gate: 'none', trade: isOfMoney ? 'money' : 'none', license: '1' } as const
  expect(stopFor(chosenIn(TABLE, answered, typed))?.text).toContain('marks of a fraud')
})

test.each([
  ['Bring three friends to the open day', false],
  ['Our library grows by 12% a month', false],
  ['Guaranteed returns within 30 days', false],
  ['A loan at 1.5% per month, and your money the same day', true],
  ['Deposits are guaranteed up to 100,000 euros', true],
])('other percentages, friends and guarantees are none: %s', (typed, isOfMoney) => {
  expect(schemeIn(typed, isOfMoney)).toBeUndefined()
})
