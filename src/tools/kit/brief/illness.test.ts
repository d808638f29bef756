import { expect, test } from 'vitest'
import { curedIllnessIn, cureIn } from './illness'

test.each([
  ['Our mate KILLS CANCER CELLS', 'CANCER', 'KILLS'],
  ['Better than chemo', 'chemo', 'Better than chemo'],
  ['Drops for people with diabetes. They work naturally', 'diabetes', 'naturally'],
  ['It prevents Alzheimer’s', 'Alzheimer', 'prevents'],
  ['Shrinks tumours', 'tumours', 'Shrinks'],
])('a cure is found: %s', (text, illness, cure) => {
  expect(curedIllnessIn(text)).toEqual({ illness, cure })
})

test('a phrase promises no cure of any illness', () => {
  expect(cureIn('A soap that clears eczema')).toBe('clears')
  expect(cureIn('A soap for hands')).toBeUndefined()
  expect(curedIllnessIn('A soap that clears eczema')).toBeUndefined()
})

test.each(['A walk for people with dementia', 'A balm that heals dry lips', 'Sales are better than before Covid'])(
  'an illness or a cure alone is left: %s',
  (text) => {
    expect(curedIllnessIn(text)).toBeUndefined()
  },
)
