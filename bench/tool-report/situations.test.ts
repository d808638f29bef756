import { describe, expect, test } from 'vitest'
import { readSituations } from './situations'

test('reads situations, with days and numbers as visitors type them', () => {
  const text = `
- name: A recall
  tool: pitch-timer
  answers: { launchDate: 2027-03-01, number: '1,200' }
- { name: Nothing typed, tool: influencer-roi-calculator, answers: {} }
`
  expect(readSituations(text)).toEqual([
    { name: 'A recall', tool: 'pitch-timer', answers: { launchDate: '2027-03-01', number: '1,200' } },
    { name: 'Nothing typed', tool: 'influencer-roi-calculator', answers: {} },
  ])
})

describe('says what is wrong with', () => {
  test.each([
    ['a tool that does not exist', '[{ name: A, tool: crystal-ball, answers: {} }]', /tool/],
    ['a situation without answers', '[{ name: A, tool: pitch-timer }]', /answers/],
    ['a file without a list', 'name: A', /not a list of situations/],
    ['a file that is not YAML', '- {', /not YAML/],
  ])('%s', (_what, text, message) => {
    expect(() => readSituations(text)).toThrow(message)
  })
})
