import { describe, expect, test } from 'vitest'
import { countText, gradeLevel, readingEase } from './readability'
import { findWords } from './words'

describe('formulas', () => {
  // By the formulas of Flesch (1948) and Kincaid et al. (1975): one sentence each, a hyphenated word
  // is one word.
  test.each([
    ['The cat sat on the mat.', [6, 6], [116.145, -1.45]],
    ['The company announced a partnership with three universities on Monday.', [10, 20], [27.485, 11.91]],
    [
      'We are leveraging our best-in-class, next-generation omnichannel capabilities to facilitate organizational transformation.',
      [12, 39],
      [-80.295, 27.44],
    ],
  ] as const)('%s', (text, [word, syllable], [ease, grade]) => {
    const counts = countText([findWords(text)])
    expect(counts).toEqual({ word, sentence: 1, syllable })
    expect(readingEase(counts)).toBeCloseTo(ease, 3)
    expect(gradeLevel(counts)).toBeCloseTo(grade, 3)
  })

  test('two sentences: words per sentence is an average, and numbers are left out', () => {
    const counts = countText([findWords('The cat sat.'), findWords('It was a big red cat, 5 of 6.')])
    expect(counts).toEqual({ word: 10, sentence: 2, syllable: 10 })
    expect(readingEase(counts)).toBeCloseTo(206.835 - 1.015 * 5 - 84.6, 6)
  })

  test('every word with a letter has a syllable, and a text without words divides by nothing', () => {
    expect(countText([findWords('hmm TV пресса 新闻')]).syllable).toBeGreaterThanOrEqual(4)
    const counts = countText([[], findWords('5 6 7')])
    expect([readingEase(counts), gradeLevel(counts)]).toEqual([0, 0])
  })
})
