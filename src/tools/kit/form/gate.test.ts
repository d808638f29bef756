import { describe, expect, test } from 'vitest'
import { allGates, besideAnswer, gateProposal } from './gate'

describe('words propose an answer about what the news does', () => {
  test.each([
    ['Two people were injured when a shelf fell at our store', 'harm'],
    ['Bank of Oslo reports a data breach', 'harm'],
    ['Brightwell lays off 40 people in Ohio', 'harm'],
    ['Our former partner stole our designs', 'accusation'],
    ['Everybody should know what a crook he is', 'accusation'],
    ['We buy Globex, but this is not public yet', 'confidential'],
    ['A tea that boosts immunity', 'claim'],
  ])('%s', (text, answer) => {
    expect(gateProposal(text)?.value).toBe(answer)
  })

  test.each([
    'Our new hospitality school opens in May',
    'A surgeon explains her hospital’s new knee operation',
    'A founder remembered: Maria Lopez died at 94',
    'Students meet for a hackathon on secretaries’ software',
    'An album of double-exposed pictures',
    'The city plants green roofs',
    'Striking pictures from a fire station’s open day',
    'He recalls how the company began',
    'The app hits 1 million users',
    'Our dog grooming moves to Elm Street',
    'A cheat sheet for tax day',
    'Two dead trees become benches',
    'A bakery sells dog treats',
    'Let it go: a choir sings in the mall',
    'A pay raise of 3.5% and no layoffs until 2029',
    'A balloon lands on a school yard, nobody was hurt',
    'Con artists pose as our advisers',
    'Hand-forged kitchen knives from Toledo',
    'Seven households were robbed by men in yellow vests',
  ])('and not in: %s', (text) => {
    expect(gateProposal(text)).toBeUndefined()
  })
})

test.each([
  ['A pupil tried to take her own life', 'life', 'harm'],
  ['The study is under embargo', 'later', 'confidential'],
  ['A vape shop opens', 'trade', 'claim'],
])('words of an answer that a question lacks propose one that is as safe: %s', (text, finer, shared) => {
  expect(gateProposal(text, allGates())?.value).toBe(finer)
  expect(gateProposal(text)?.value).toBe(shared)
})

describe('two answers can be true at once', () => {
  const TEXT = 'Strictly confidential: 40 people are laid off. Our rival faked his books.'

  test.each([
    ['confidential', ['harm', 'accusation']],
    ['none', ['harm', 'accusation', 'confidential']],
    ['appeal', ['harm', 'accusation', 'confidential']],
    ['accusation', ['harm']],
    ['harm', []],
  ])('with “%s” the words still say what is graver', (gate, graver) => {
    const beside = besideAnswer(gate, TEXT)
    expect(beside.filter(({ isGraver }) => isGraver).map(({ value }) => value)).toEqual(graver)
    expect(beside.some(({ value }) => value === gate)).toBe(false)
  })

  test('an open question and calm words suggest nothing', () => {
    expect(besideAnswer(undefined, TEXT)).toEqual([])
    expect(besideAnswer('none', 'A library opens on Sundays')).toEqual([])
    expect(besideAnswer('harm', 'Her suicide', allGates()).map(({ value }) => value)).toEqual(['life'])
  })

  test('a number stands for any number', () => {
    expect(gateProposal('We let 40 go in May')?.value).toBe('harm')
    expect(gateProposal('Acme cuts 1,200 of 9,000 jobs')?.value).toBe('harm')
  })
})
