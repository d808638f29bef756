import { expect, test } from 'vitest'
import { inThirdPerson } from './third-person'

test.each([
  ['We have stopped sales and asked retailers.', '[organization] has stopped sales and asked retailers.'],
  [
    'On Tuesday we learned that our cable can overheat.',
    'On Tuesday [organization] learned that its cable can overheat.',
  ],
  ['We recall 4,100 trucks of 2024 and 2025.', '[organization] recalls 4,100 trucks of 2024 and 2025.'],
  ['We don’t know why.', '[organization] does not know why.'],
  ['A train of ours derailed.', 'A train of [organization] derailed.'],
  ['Our drivers have gone on strike.', '[organization]’s drivers have gone on strike.'],
  ['Neighbors smell it.', 'Neighbors smell it.'],
])('%s becomes: %s', (sentence, reported) => {
  expect(inThirdPerson(sentence)).toBe(reported)
})

test.each(['We recall the cable and ask for it back.', 'People blame us.', 'We sing.'])(
  'no rule turns around: %s',
  (sentence) => {
    expect(inThirdPerson(sentence)).toBeUndefined()
  },
)
