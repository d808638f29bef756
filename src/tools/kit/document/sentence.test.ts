import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine } from './clean-text'
import { fillSentence } from './sentence'

const slots = { who: { typed: 'Acme', blank: 'Company' }, what: { typed: ' ', blank: 'what is new' } }

test('a slot holds what was typed, or its blank', () => {
  expect(fillSentence('{who} launches {what}', slots)).toBe('Acme launches [what is new]')
})

test('what was typed is not read as a sentence with slots', () => {
  expect(fillSentence('{who}: {what}', { ...slots, who: { typed: '{what} $& $1', blank: '' } })).toBe(
    '{what} $& $1: [what is new]',
  )
})

test('any phrase stands in the sentence as it was typed, on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const phrase = oneLine(typed) || '[blank]'
      expect(fillSentence('before {x} after', { x: { typed, blank: 'blank' } })).toBe(`before ${phrase} after`)
    }),
  )
})
