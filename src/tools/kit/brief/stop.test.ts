import { expect, test } from 'vitest'
import { TABLE } from '../testing/brief-table'
import { type BriefAnswers, chosenIn } from './questions'
import { stopFor } from './stop'

const stops = (answers: BriefAnswers, typed = 'A lamp') => stopFor(chosenIn(TABLE, answers, typed))

test.each<[string, BriefAnswers, RegExp]>([
  ['harm', { gate: 'harm' }, /^Not as paid creator work: people are harmed/],
  ['an accusation', { gate: 'accusation' }, /^Not as paid creator work: it accuses somebody/],
  ['a paid denial', { gate: 'denial' }, /a denial that is paid for/],
  ['news for our own staff', { gate: 'internal' }, /your own people hear it from you first/],
  ['what is not settled', { gate: 'unsettled' }, /nothing is settled/],
  ['a trade that platforms refuse', { trade: 'tobacco' }, /\(Tobacco\)/],
  ['a drink for an audience with minors', { trade: 'alcohol', age: 'teens' }, /nobody under age/],
  ['the second trade, too', { trade: 'toys', alsoTrade: 'tobacco' }, /\(Tobacco\)/],
  ['what the country bars', { trade: 'betting', audienceCountry: 'it' }, /Italy bars such ads/],
  ['what some countries bar, without a country', { trade: 'betting' }, /First answer “Country”/],
])('%s gets no brief', (_what, answers, text) => {
  expect(stops(answers)?.text).toMatch(text)
})

test.each<BriefAnswers>([
  {},
  { gate: 'none', trade: 'none' },
  { gate: 'confidential' },
  { gate: 'claim' },
  { trade: 'alcohol', age: 'adults' },
  { trade: 'toys', age: 'teens' },
  { gate: 'appeal' },
  { gate: 'return' },
  { trade: 'betting', audienceCountry: 'uk', age: 'adults' },
])('a brief is written for %j', (answers) => {
  expect(stops(answers)).toBeUndefined()
})

test.each([
  ['Expose the councillor', /It accuses a person/],
  ['CONFIDENTIAL, codename Heron', /It may not be public yet/],
  ['RECALL of a helmet', /a recall, layoffs, a hack/],
  ['Our park after the accident', /we are coming back/],
  ['Tell our employees about the new office', /our own staff/],
])('words hold a brief back while the question is open: %s', (typed, label) => {
  expect(stops({}, typed)?.text).toMatch(label)
  expect(stops({ gate: 'none' }, typed)).toBeUndefined()
})

test('a claim does not hold back the brief, but the claim', () => {
  expect(stops({}, 'A tea that lowers blood pressure')).toBeUndefined()
  expect(chosenIn(TABLE, {}, 'A tea that lowers blood pressure').isWordForWord).toBe(true)
})
