import { expect, test } from 'vitest'
import { TABLE } from '../testing/brief-table'
import { type BriefAnswers, chosenIn } from './questions'
import { stopFor } from './stop'

const stops = (answers: BriefAnswers) => stopFor(chosenIn(TABLE, answers))

test.each<[string, BriefAnswers, RegExp]>([
  ['harm', { gate: 'harm' }, /^Not as paid creator work: people are harmed/],
  ['an accusation', { gate: 'accusation' }, /^Not as paid creator work: it accuses somebody/],
  ['a trade that platforms refuse', { trade: 'tobacco' }, /\(Tobacco\)/],
  ['a drink for an audience with minors', { trade: 'alcohol', age: 'teens' }, /nobody under age/],
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
])('a brief is written for %j', (answers) => {
  expect(stops(answers)).toBeUndefined()
})
