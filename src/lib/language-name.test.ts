import { expect, test } from 'vitest'
import { isLanguageCode, languageName } from './language-name'

test('a language has a name in each language', () => {
  expect(languageName('de', 'en')).toBe('German')
  expect(languageName('de', 'de')).toBe('Deutsch')
  expect(languageName('pt-BR', 'en')).toBe('Brazilian Portuguese')
})

test.each(['en', 'fr', 'pt-BR', 'zh-Hant'])('%s is a code', (code) => {
  expect(isLanguageCode(code)).toBe(true)
})

test.each(['German', 'xx', '', 'de_', 'd'])('"%s" is not a code', (text) => {
  expect(isLanguageCode(text)).toBe(false)
})
