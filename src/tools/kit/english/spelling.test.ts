import { expect, test } from 'vitest'
import { correctSpelling } from './spelling'

test.each([
  ['hakers stole a databse of our costumers last nite', 'hackers stole a database of our customers last night'],
  ['We dont know why teh site is down, DONT ask', 'We don’t know why the site is down, DON’T ask'],
  ['Costumers wait', 'Customers wait'],
  ['cheese made form peas, get people to tri it', 'cheese made from peas, get people to try it'],
])('%s', (typed, corrected) => {
  expect(correctSpelling(typed).text).toBe(corrected)
})

test.each([
  'A customer’s injury at the hospital',
  'Write to dont@example.com or see wich.example.com',
  'Patients, patents and passengers',
  'Databse Inc. is our vendor',
])('%s stays as it is', (typed) => {
  expect(correctSpelling(typed)).toEqual({ text: typed, corrections: [] })
})

test('says what was put right, each once', () => {
  expect(correctSpelling('We dont know. They dont know.').corrections).toEqual([{ typed: 'dont', meant: 'don’t' }])
})
