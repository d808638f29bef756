import { expect, test } from 'vitest'
import { sentenceWith } from './excerpt'
import { createFinder } from './find'

const finder = createFinder()
finder.add([
  {
    path: '/a',
    kind: 'Guides',
    title: 'Launch amplification',
    text: 'How to be heard. An embargo gives reporters time. The end.',
  },
  { path: '/b', kind: 'Guides', title: 'Embargo rules', text: 'What a reporter agrees to.' },
  { path: '/c', kind: 'Services', title: 'Market research', text: 'We ask before we send an embargo.' },
  { path: '/d', kind: 'Pages', title: 'Café talks', text: 'Influencers meet here.' },
])
const kinds = ['Services', 'Guides', 'Pages']
const pathsOf = (q: string) =>
  finder.find(q, kinds).map(({ kind, results }) => [kind, ...results.map(({ path }) => path)])
const wordsOf = (text: string, terms: string[]) =>
  sentenceWith(text, terms)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

test.each([
  [
    'results are by kind, a title before a text',
    'embargo',
    [
      ['Services', '/c'],
      ['Guides', '/b', '/a'],
    ],
  ],
  [
    'the beginning of a word is enough',
    'embar',
    [
      ['Services', '/c'],
      ['Guides', '/b', '/a'],
    ],
  ],
  ['every word must be there', 'embargo reporters time', [['Guides', '/a']]],
  ['one letter of a long word may be wrong', 'influencrs', [['Pages', '/d']]],
  ['accents and capitals do not matter', 'CAFE', [['Pages', '/d']]],
  ['nothing is found', 'zebra', []],
])('%s', (_, q, expected) => {
  expect(pathsOf(q)).toEqual(expected)
})

test('a page that is added twice is found once', () => {
  finder.add([{ path: '/d', kind: 'Pages', title: 'Café talks', text: 'Influencers meet here.' }])
  expect(pathsOf('cafe')).toEqual([['Pages', '/d']])
})

test.each([
  ['the sentence with the word', 'One. Two has it. Three.', ['has'], 'Two [has] it.'],
  ['the sentence with most of the words', 'Press here. The press kit. End.', ['press', 'kit'], 'The [press] [kit].'],
  ['accents and capitals', 'At the CAFÉ today.', ['cafe'], 'At the [CAFÉ] today.'],
  ['a word within another is not marked', 'Compress the press.', ['press'], 'Compress the [press].'],
  ['no word of it', 'First. Second.', ['title'], 'First.'],
  ['lines are sentences', 'A list\n- of press\n- and kit', ['kit'], '- and [kit]'],
  ['nothing', '', ['kit'], ''],
])('an excerpt is %s', (_, text, terms, expected) => {
  expect(wordsOf(text, terms)).toBe(expected)
})

test('a long sentence is cut around the word', () => {
  const parts = sentenceWith(`${'before '.repeat(60)}press ${'after '.repeat(60)}`, ['press'])
  const text = parts.map((part) => part.text).join('')
  expect(text).toMatch(/^… before .*press after .* …$/)
  expect(text.length).toBeLessThan(260)
})
