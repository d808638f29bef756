import { describe, expect, test } from 'vitest'
import { factsOf, seenOf } from './headline-facts'

const of = (characters: number) => `${'abcd '.repeat(characters)}`.slice(0, characters).replace(/ $/, 'x')

describe('where a headline is cut', () => {
  test.each([
    { case: 'under the limit', length: 59, isCut: false },
    { case: 'on the limit', length: 60, isCut: false },
    { case: 'over the limit', length: 61, isCut: true },
  ])('$case', ({ length, isCut }) => {
    expect(factsOf(of(length)).characters).toBe(length)
    expect(seenOf(of(length), 60) !== undefined).toBe(isCut)
  })

  test('cuts after whole words, and the ellipsis counts', () => {
    expect(seenOf('Acme raises $5M to build solar kettles', 33)).toBe('Acme raises $5M to build solar…')
    // “Acme raises $5M to build solar” has 30 characters, 31 with the ellipsis.
    expect(seenOf('Acme raises $5M to build solar kettles', 31)).toBe('Acme raises $5M to build solar…')
    expect(seenOf('Acme raises $5M to build solar kettles', 30)).toBe('Acme raises $5M to build…')
  })

  test('a word longer than the line is cut inside, between characters', () => {
    expect(seenOf('é'.repeat(50), 10)).toBe(`${'é'.repeat(9)}…`)
  })

  test('leaves no comma in front of the ellipsis', () => {
    expect(seenOf('Acme raises $5M, Globex says', 20)).toBe('Acme raises $5M…')
  })
})

describe('what is said about a headline', () => {
  test('counts words and characters', () => {
    expect(factsOf('Acme raises $5M to build solar kettles')).toMatchObject({ characters: 38, words: 7 })
    expect(factsOf('Acme – [partner] launch')).toMatchObject({ words: 3 })
  })

  test.each([
    [59, 'below the 60 to 100 of Outbrain and below the 90 to 99 of Polar'],
    [60, 'inside the 60 to 100 of Outbrain and below the 90 to 99 of Polar'],
    [89, 'inside the 60 to 100 of Outbrain and below the 90 to 99 of Polar'],
    [90, 'inside the 60 to 100 of Outbrain and inside the 90 to 99 of Polar'],
    [100, 'inside the 60 to 100 of Outbrain and above the 90 to 99 of Polar'],
    [101, 'above the 60 to 100 of Outbrain and above the 90 to 99 of Polar'],
  ])('%i characters beside the two studies', (length, words) => {
    expect(factsOf(of(length)).notes.join(' ')).toContain(words)
  })

  test('names placeholders, praise and figures', () => {
    const notes = factsOf('[Company] launches revolutionary kettle for $49').notes.join('\n')
    expect(notes).toContain('To fill in: [Company].')
    expect(notes).toContain('It opens with a placeholder')
    expect(notes).toContain('“revolutionary” comes from your topic')
    expect(notes).toContain('It has a figure from your topic')
  })
})
