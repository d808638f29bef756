import { expect, test } from 'vitest'
import { curedIllnessIn } from './illness'

test.each([
  ['Our mate KILLS CANCER CELLS', 'CANCER', 'KILLS'],
  ['Better than chemo', 'chemo', 'Better than chemo'],
  ['Drops for people with diabetes. They work naturally', 'diabetes', 'naturally'],
  ['It prevents Alzheimer’s', 'Alzheimer', 'prevents'],
  ['Shrinks tumours', 'tumours', 'Shrinks'],
])('a cure is found: %s', (text, illness, cure) => {
  expect(curedIllnessIn(text)).toEqual({ illness, cure })
})

test.each(['A walk for people with dementia', 'A balm that heals dry lips', 'Sales are better than before Covid'])(
  'an illness or a cure alone is left: %s',
  (text) => {
    expect(curedIllnessIn(text)).toBeUndefined()
  },
)
