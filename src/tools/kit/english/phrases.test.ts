import { describe, expect, test } from 'vitest'
import { patternOf } from './phrases'

describe('patternOf', () => {
  test.each([
    ['best in class', 'a best-in-class kettle', 'best-in-class'],
    ['launch*', 'It Launches today', 'Launches'],
    ['don’t use', "don't use it", "don't use"],
  ])('%s in %s', (phrase, text, found) => expect(text.match(patternOf([phrase]))).toEqual([found]))

  test('a word inside another one, and no phrases, match nothing', () => {
    expect('reopens re-opens'.search(patternOf(['open', 'opens']))).toBe(-1)
    expect('anything'.search(patternOf([]))).toBe(-1)
  })
})
