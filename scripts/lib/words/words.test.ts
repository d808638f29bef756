import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { languageAlone } from '../../../src/schema/languages'
import { ENGLISH_WORDS, type Messages } from '../../../src/schema/words'
import { messagesOf, missingIn, WRITTEN } from './messages'
import { moduleText, valuesOf } from './module-text'
import { formsOf, type ReadMessage, readMessage } from './read-message'
import { wordsOf } from './words-of-build'

const languages = Object.entries(WRITTEN)
const messagesIn = (words: Messages) =>
  Object.entries(words).flatMap(([area, messages]) =>
    Object.entries(messages).map(([name, text]) => ({ area, name, text, key: `${area}.${name}` })),
  )
const read = (text: string, language: string) => readMessage(text, language) as ReadMessage

describe.each(languages)('the words in %s', (language, words) => {
  test('are all there, and no others', () => {
    expect(missingIn(language)).toEqual([])
    expect(messagesIn(words).map(({ key }) => key)).toEqual(messagesIn(ENGLISH_WORDS).map(({ key }) => key))
  })

  test('have the values of the English ones', () => {
    const names = (values: ReadMessage['values']) => values.map(({ name }) => name).sort()
    for (const { area, name, text, key } of messagesIn(words))
      expect(names(read(text, language).values), key).toEqual(names(valuesOf(area, name)))
  })

  test('have every form that counting needs', () => {
    for (const { text, key } of messagesIn(words))
      for (const { has } of read(text, language).forms)
        expect(has, key).toEqual(expect.arrayContaining([...formsOf(language).needed]))
  })

  test('become modules that browsers can load, with a value for each name', async () => {
    for (const [area, messages] of Object.entries(words)) {
      const code = moduleText(area, messages, language)
      expect(code).toContain(`language ${language}`)
      expect([...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)).toEqual(Object.keys(messages))
      // The names of what the compiler calls.
      expect(Object.keys(messages)).not.toEqual(expect.arrayContaining(['number', 'plural', language]))
    }
  })
})

test('French has narrow spaces that do not break before its double signs, and inside of its quotation marks', () => {
  for (const { text, key } of messagesIn(WRITTEN.fr ?? {})) {
    expect(text, key).not.toMatch(/[ \u00a0][;:!?»]|«[ \u00a0]|[a-zé][;:!?»](?!\/)|'/)
  }
})

describe('a message', () => {
  test.each([
    ['plain', 'Articles', [], []],
    ['with a value', 'by {author}', [{ name: 'author', isCounted: false }], []],
    [
      'with forms',
      '{n, plural, one {# of {all}} other {#}}',
      [
        { name: 'n', isCounted: true },
        { name: 'all', isCounted: false },
      ],
      [{ value: 'n', has: ['one', 'other'] }],
    ],
  ])('%s is read', (_, text, values, forms) => {
    expect(readMessage(text, 'en')).toEqual({ values, forms })
  })

  test.each([
    ['an open brace', 'by {author', { unreadable: 'braces', part: 'by {author' }],
    ['a form of another language', '{n, plural, few {x} other {y}}', { unreadable: 'form', part: 'few' }],
    ['a date', 'on {day, date}', { unreadable: 'kind', part: '{day, date}' }],
    ['a choice', '{n, select, a {x} other {y}}', { unreadable: 'kind', part: '{n, select,' }],
  ])('with %s cannot be read', (_, text, expected) => {
    expect(readMessage(text, 'en')).toEqual(expected)
  })

  test.each([
    ['en', ['one', 'other']],
    ['fr', ['one', 'other']],
    ['pl', ['few', 'many', 'one', 'other']],
    ['ja', ['other']],
    ['ar', ['few', 'many', 'one', 'other', 'two', 'zero']],
  ])('%s counts with the forms %j', (language, forms) => {
    expect([...formsOf(language).needed].sort()).toEqual(forms)
  })
})

test.each([
  '"; ran(); "',
  "`+ran()+` ' + ran() + '",
  '\\',
  '\\"; ran() //',
  'a\nb\r\u2028\u2029c',
  '</script><script>ran()</script>',
  '*/ ran() /*',
])('the text %j stays a text', (text) => {
  const [, code] =
    /^export const message: string = ([\s\S]*)\n$/m.exec(moduleText('none', { message: text }, 'en')) ?? []
  expect(runInNewContext(`(${code})`)).toBe(text)
})

test('an agency writes some words in its own way, and the rest stays', () => {
  const own = { breadcrumb: { label: 'You are here' } }
  expect(messagesOf('en', own)).toEqual({ ...ENGLISH_WORDS, ...own })
  expect(messagesOf('de-AT', own).breadcrumb).toEqual(own.breadcrumb)
  expect(messagesOf('de-AT').shell).toEqual(WRITTEN.de?.shell)
})

test('the words of a language that the project does not know are all missing', () => {
  const all = missingIn('es')
  expect(all).toEqual(messagesIn(ENGLISH_WORDS).map(({ key }) => key))
  expect(missingIn('es', { breadcrumb: { label: 'Ruta' } })).toHaveLength(all.length - 1)
})

test.each(languages)('a build has words in %s as texts and functions', (language) => {
  const words = wordsOf(language, messagesOf(language))
  expect(words.readingTime({ minutes: 7 })).toContain('7')
  expect(words.services).toBe(WRITTEN[languageAlone(language)]?.build?.services)
  expect(words.opensNewTab).toBe(WRITTEN[language]?.links?.opensNewTab)
})
