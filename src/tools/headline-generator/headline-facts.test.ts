import { describe, expect, test } from 'vitest'
import { CUTS, type Cut, seenIn } from '../../lib/text-width/cuts'
import { factsOf } from './headline-facts'

/** Ten pixels for every character. */
const measure = (text: string) => [...text].length * 10
const line = (width: number, lines = 1): Cut => ({ name: 'Line', font: '10px Arial', width, lines, where: 'a test' })
const HEADLINE = 'Acme raises $5M to build solar kettles'

describe('where a headline is cut', () => {
  test.each([
    { case: 'wider than the headline', width: 390, seen: undefined },
    { case: 'as wide as the headline', width: 380, seen: undefined },
    { case: 'a pixel narrower', width: 379, seen: 'Acme raises $5M to build solar…' },
    // “Acme raises $5M to build solar” has 30 characters, 31 with the ellipsis.
    { case: 'as wide as six words and the ellipsis', width: 310, seen: 'Acme raises $5M to build solar…' },
    { case: 'a pixel narrower than that', width: 309, seen: 'Acme raises $5M to build…' },
  ])('$case', ({ width, seen }) => {
    expect(seenIn(HEADLINE, line(width), measure)).toBe(seen)
  })

  test('two lines hold more, broken between words', () => {
    // “Acme raises $5M to” and “build solar kettles”
    expect(seenIn(HEADLINE, line(190, 2), measure)).toBeUndefined()
    expect(seenIn(HEADLINE, line(180, 2), measure)).toBe('Acme raises $5M to build solar…')
  })

  test('a word wider than the line is cut inside, between characters', () => {
    expect(seenIn('é'.repeat(50), line(100), measure)).toBe(`${'é'.repeat(9)}…`)
  })

  test('leaves no comma in front of the ellipsis', () => {
    expect(seenIn('Acme raises $5M, Globex says', line(200), measure)).toBe('Acme raises $5M…')
  })
})

describe('what is said about a headline', () => {
  test('counts characters, words and pixels', () => {
    expect(factsOf(HEADLINE, measure)).toMatchObject({ characters: 38, words: 7 })
    expect(factsOf('Acme – [partner] launch', measure)).toMatchObject({ words: 3 })
    expect(factsOf(HEADLINE, measure).cuts.map(({ pixels }) => pixels)).toEqual(CUTS.map(() => 380))
  })

  test('names placeholders, praise and figures', () => {
    const notes = factsOf('[Company] launches revolutionary kettle for $49', measure).notes.join('\n')
    expect(notes).toContain('To fill in: [Company].')
    expect(notes).toContain('It opens with a placeholder')
    expect(notes).toContain('“revolutionary” as praise')
    expect(notes).toContain('Check its figures')
  })

  test('a plain headline gets no note, a shout and a question do', () => {
    expect(factsOf('Acme builds solar kettles', measure).notes).toEqual([])
    expect(factsOf('ACME BUILDS KETTLES', measure).notes).toHaveLength(1)
    expect(factsOf('Will Acme build kettles?', measure).notes).toHaveLength(1)
  })
})
