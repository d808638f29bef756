import { expect, test } from 'vitest'
import { kindOf } from './crisis-kinds'
import { denialOf, subjectOfClaim } from './denial'
import { readScenario } from './read-scenario'

const ownWords = (scenario: string) => denialOf(kindOf('rumor'), readScenario(scenario)).own

test.each([
  ['Someone posted that our baby food contains glass. It is not true.', 'Our baby food contains no glass.'],
  ['A video claims that our toys contain lead and mercury. It is false.', 'Our toys contain no lead or mercury.'],
  [
    'Somebody posted that our milk contains too much sugar. It is false.',
    'It is not true that our milk contains too much sugar.',
  ],
  [
    'It is not true that we are closing our store in Leeds, as a paper wrote.',
    'It is not true that we are closing our store in Leeds.',
  ],
  ['Someone falsely claims that our app sells data.', 'It is not true that our app sells data.'],
  ['There is a false rumor that our founder died.', 'It is not true that our founder died.'],
])('%s is answered once: %s', (scenario, fact) => {
  expect(ownWords(scenario)).toBe(`${fact} The claim that is going around is false.`)
})

test.each([
  'Experts say that our water is safe. The video is fake.',
  'Tests show that our water is safe. It is not true that it makes people ill.',
  'A rumor says that we do not pay our drivers. It is false.',
  'A customer posted that she found a needle in our cheese. It is not true.',
  'A fake letter says that we raise our prices.',
  'False reports about our cheese are going around.',
])('what could be turned around or misread is asked for: %s', (scenario) => {
  expect(ownWords(scenario)).toMatch(
    /^The (?:claim|letter) about \[product, place or person\] that is going around is f/,
  )
})

test('a run on a bank is made of repeated claims', () => {
  const reading = readScenario('People say that our bank is insolvent. It is not true.')
  expect(denialOf(kindOf('bank-rumor'), reading).own).not.toContain('insolvent')
})

test('a claim says what it is about', () => {
  expect(subjectOfClaim(['People say that our shoes are made in prisons.', 'That is not true.'])).toBe('our shoes')
})
