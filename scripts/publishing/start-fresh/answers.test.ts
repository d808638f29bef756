import { describe, expect, it } from 'vitest'
import { keptTools, PARTS, problemOf, TOOLS } from './answers'
import { packageName } from './project-files'

describe('an answer can be used', () => {
  it.each([
    ['name', 'Fjord & Pine'],
    ['url', 'https://www.fjord.press'],
    ['email', 'hello@fjord.press'],
    ['language', 'de'],
    ['currency', 'CHF'],
    ['color', '#0B5fa5'],
  ] as const)('%s: %s', (name, text) => {
    expect(problemOf[name](text)).toBeUndefined()
  })
})

describe('an answer cannot be used', () => {
  it.each([
    ['name', ' '],
    ['url', 'www.fjord.press'],
    ['url', 'http://fjord.press'],
    ['url', 'https://fjord.press/'],
    ['url', 'https://fjord.press/site'],
    ['url', 'https://localhost'],
    ['email', 'hello'],
    ['language', 'toString'],
    ['language', 'it'],
    ['currency', 'euro'],
    ['currency', 'XYZ'],
    ['color', 'blue'],
    ['color', '#fff'],
  ] as const)('%s: %s', (name, text) => {
    expect(problemOf[name](text)).toMatch(/^must /)
  })
})

it('tools are kept only with the part that shows them', () => {
  const tools = TOOLS.slice(0, 2)
  expect(keptTools({ parts: PARTS, tools })).toEqual(tools)
  expect(keptTools({ parts: [], tools })).toEqual([])
})

it.each([
  ['Fjord & Pine', 'fjord-pine'],
  ['Sillage Santé', 'sillage-sante'],
  ['株式会社', 'site'],
])('the package of %s is called %s', (name, expected) => {
  expect(packageName(name)).toBe(expected)
})
