import { describe, expect, test } from 'vitest'
import { countText, gradeLevel, readingEase, smogGrade } from './readability'
import { countSyllables } from './syllables'
import { findWords } from './words'

describe('countSyllables', () => {
  // Counted by hand.
  test.each([
    [
      1,
      [
        'cat',
        'the',
        'strength',
        'role',
        'file',
        'called',
        'prices'.slice(0, 5),
        'hour',
        'times',
        'smoothed',
        'AI',
        'SaaS',
      ],
    ],
    [
      2,
      [
        'table',
        'boxes',
        'wanted',
        'settled',
        'handled',
        'safety',
        'business',
        'statement',
        'lifetime',
        'being',
        'every',
        'prices',
      ],
    ],
    [
      2,
      [
        'million',
        'union',
        'region',
        'buyer',
        'going',
        'something',
        'launches',
        'people',
        'science',
        'patient',
        'colleague',
      ],
    ],
    [
      3,
      [
        'company',
        'partnership',
        'area',
        'media',
        'radio',
        'creator',
        'carrier',
        'idea',
        'articles',
        'opinion',
        'period',
        'Huawei',
      ],
    ],
    [3, ['best-in-class', 'announcement', 'earlier', 'audience', 'beautiful', 'employees', 'specialist', 'influence']],
    [
      4,
      [
        'leveraging',
        'omnichannel',
        'facilitate',
        'transformation',
        'residential',
        'revolution',
        'initial-ly'.replace('-', ''),
      ],
    ],
    [5, ['universities', 'next-generation', 'capabilities', 'association', 'negotiated']],
    [6, ['organizational', 'responsibility']],
  ])('%i: %j', (count, words) => {
    for (const word of words) expect([word, countSyllables(word)]).toEqual([word, count])
  })

  test('a number has none, and any word with a letter has at least one', () => {
    expect(['2026', '1,200', '5', ''].map(countSyllables)).toEqual([0, 0, 0, 0])
    expect(['B2B', 'hmm', 'TV', 'пресса', '新闻', 'Zürich', "don't"].every((word) => countSyllables(word) >= 1)).toBe(
      true,
    )
  })
})

describe('formulas', () => {
  // By the formulas of Flesch (1948), Kincaid et al. (1975) and McLaughlin (1969): one sentence each, a hyphenated word
  // is one word.
  test.each([
    ['The cat sat on the mat.', [6, 6, 0], [116.145, -1.45, 3.129]],
    ['The company announced a partnership with three universities on Monday.', [10, 20, 3], [27.485, 11.91, 13.024]],
    [
      'We are leveraging our best-in-class, next-generation omnichannel capabilities to facilitate organizational transformation.',
      [12, 39, 8],
      [-80.295, 27.44, 19.287],
    ],
  ] as const)('%s', (text, [words, syllables, polysyllables], [ease, grade, smog]) => {
    const counts = countText([findWords(text)])
    expect(counts).toEqual({ words, sentences: 1, syllables, polysyllables })
    expect(readingEase(counts)).toBeCloseTo(ease, 3)
    expect(gradeLevel(counts)).toBeCloseTo(grade, 3)
    expect(smogGrade(counts)).toBeCloseTo(smog, 3)
  })

  test('two sentences: words per sentence is an average', () => {
    const counts = countText([findWords('The cat sat.'), findWords('It was a big red cat, 5 of 6.')])
    expect(counts).toEqual({ words: 10, sentences: 2, syllables: 10, polysyllables: 0 })
    expect(readingEase(counts)).toBeCloseTo(206.835 - 1.015 * 5 - 84.6, 6)
  })

  test('a text without words divides by nothing', () => {
    const counts = countText([[], findWords('5 6 7')])
    expect([readingEase(counts), gradeLevel(counts), smogGrade(counts)]).toEqual([0, 0, 0])
  })
})
