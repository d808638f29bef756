import { describe, expect, it } from 'vitest'
import { firstOf, quote, readable, readableHint } from './words'

describe('a text that repeats the content', () => {
  it('keeps its lines when there are few', () => {
    expect(readable('Write:\na: b')).toBe('Write:\na: b')
  })

  it('says how many lines it leaves out', () => {
    const text = readable(`Write:\n${'  - /an-old-address-of-the-page\n'.repeat(500)}`)
    expect(text.split('\n')).toHaveLength(13)
    expect(text).toMatch(/^Write:\n(?: {2}- \/an-old-address-of-the-page\n){11}… and 490 more lines$/)
  })

  it('ends a long line, and never within a character', () => {
    expect(readable(`Write: ${'x'.repeat(100_000)}`)).toMatch(/^Write: x{292}…$/)
    expect(readable(`Write: ${'😀'.repeat(1_000)}`)).toMatch(/^Write: (?:😀){146}…$/u)
    expect(quote('😀'.repeat(100))).toMatch(/^"(?:😀){28}…"$/u)
  })

  it('keeps a line to paste whole, as long as a text of a field can be', () => {
    const line = `excerpt: "${'a text '.repeat(57)}"`
    expect(readableHint(`Put the text in quotes:\n${line}`)).toBe(`Put the text in quotes:\n${line}`)
    expect(readableHint(`Write:\nbody: ${'x'.repeat(5_000)}`)).toMatch(
      /^Write:\nbody: x{293}… \(and the rest of the text\)$/,
    )
  })

  it('has at most about a thousand characters', () => {
    expect(readable(`${'x'.repeat(1_000)}\n`.repeat(100)).length).toBeLessThan(1_050)
  })
})

it('the first of many words are followed by the number of the others', () => {
  expect(firstOf(['a', 'b'])).toBe('a, b')
  expect(firstOf([...'abcdefgh'])).toBe('a, b, c, d, e and 3 more')
})
