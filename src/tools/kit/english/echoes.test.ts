import { expect, test } from 'vitest'
import { withoutEchoes } from './echoes'

test.each([
  ['A helmet that took three years that took three years that took three years', 'A helmet that took three years'],
  ['very, very good', 'very, very good'],
  ['A lamp for students and a lamp for teachers', 'A lamp for students and a lamp for teachers'],
])('%s becomes: %s', (typed, once) => {
  expect(withoutEchoes(typed)).toBe(once)
})
