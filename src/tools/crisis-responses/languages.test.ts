import { expect, test } from 'vitest'
import { foreignAmong } from './languages'

const ENGLISH = 'Our cough syrup has the wrong dose on the label.'
const SPANISH = 'Nuestro jarabe para niños tiene la dosis equivocada en la etiqueta.'

test.each([
  [SPANISH],
  ['Notre sirop est dans les pharmacies depuis lundi.'],
  ['Unser Hustensaft ist nicht sicher.'],
  ['咳止めシロップの用量が間違っています。'],
])('%s is found beside English', (sentence) => {
  expect([...foreignAmong([sentence, ENGLISH]).keys()]).toEqual([sentence])
})

test('a text in one other language is kept', () => {
  expect(foreignAmong([SPANISH]).size).toBe(0)
})

test('names from other languages make no sentence foreign', () => {
  expect(foreignAmong(['The ferry from Los Angeles to Las Palmas is late.', ENGLISH]).size).toBe(0)
})
