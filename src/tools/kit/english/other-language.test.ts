import { expect, test } from 'vitest'
import { isOtherLanguage } from './other-language'

test.each([
  'El lunes robaron los datos de nuestros clientes.',
  'Notre boulangerie ouvre dans le centre',
  'Wir haben unsere Fabrik geschlossen und sind traurig',
  'パンに金属片が見つかりました',
  'Мы отзываем партию молока',
])('%s is not English', (text) => {
  expect(isOtherLanguage(text)).toBe(true)
})

test.each([
  '',
  'bakery opening',
  'The Los Angeles office of Le Monde and Das Haus is closed',
  'El Camino Hospital opens a clinic for children in Los Altos',
  'Acme 東京 opens in Tokyo',
])('“%s” passes as English', (text) => {
  expect(isOtherLanguage(text)).toBe(false)
})
