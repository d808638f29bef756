import type { StateCommand } from '@codemirror/state'
import { describe, expect, test } from 'vitest'
import { nextCell, previousCell } from './table-keys'
import { changedBy, markedOf, stateOf, typed } from './testing/marked-state'

const pressed = (marked: string, command: StateCommand) => {
  const next = changedBy(stateOf(marked), command)
  return next && markedOf(next)
}

const HEAD = '| A | B c |\n| --- | --- |\n'

describe('Tab in a table', () => {
  test.each([
    ['| ¦A | B c |\n| --- | --- |', '| A | ¦B c¦ |\n| --- | --- |'],
    ['¦| A | B c |\n| --- | --- |', '| ¦A¦ | B c |\n| --- | --- |'],
    ['| A | ¦B c¦ |\n| --- | --- |\n| d | e |', `${HEAD}| ¦d¦ | e |`],
    ['| A | B c |\n| -¦-- | --- |\n| d | e |', `${HEAD}| ¦d¦ | e |`],
    [`${HEAD}| d¦ |  |`, `${HEAD}| d | ¦ |`],
    [`${HEAD}| d¦ ||`, `${HEAD}| d |¦|`],
    [`${HEAD}| d \\| ¦d | e |`, `${HEAD}| d \\| d | ¦e¦ |`],
    [`${HEAD}| d | ¦e |`, `${HEAD}| d | e |\n| ¦ |  |`],
    [`${HEAD}| d | ¦e |\n\nText`, `${HEAD}| d | e |\n| ¦ |  |\n\nText`],
    ['> | A |\n> | - |\n> | ¦d |', '> | A |\n> | - |\n> | d |\n> | ¦ |'],
    ['A | B\n--- | ---\nc | ¦d', 'A | B\n--- | ---\nc | d\n| ¦ |  |'],
    ['| A | B c |¦\n| --- | --- |', '| A | B c |\n| --- | --- |\n| ¦ |  |'],
    [`${HEAD}| - |¦ - |\n| d | e |`, `${HEAD}| - | - |\n| ¦d¦ | e |`],
  ])('in %j leads to %j', (before, expected) => {
    expect(pressed(before, nextCell)).toBe(expected)
  })

  test('goes on in the row that it added', () => {
    let state = stateOf(`${HEAD}| d | ¦e |`)
    for (const words of ['f', 'g', 'h']) state = typed(changedBy(state, nextCell) ?? state, words)
    expect(markedOf(state)).toBe(`${HEAD}| d | e |\n| f | g |\n| h¦ |  |`)
  })

  test.each(['Text ¦', '- a¦', '```\n| A |\n| - |\n| ¦ |\n```', `${HEAD}| d | e |\n\n¦`, '| ¦A | no table |'])(
    'leaves the field in %j',
    (before) => {
      expect(pressed(before, nextCell)).toBeUndefined()
      expect(pressed(before, previousCell)).toBeUndefined()
    },
  )
})

describe('Shift and Tab in a table', () => {
  test.each([
    ['| A | ¦B c |\n| --- | --- |', '| ¦A¦ | B c |\n| --- | --- |'],
    ['| A | B c¦|\n| --- | --- |', '| ¦A¦ | B c|\n| --- | --- |'],
    [`${HEAD}| ¦d | e |`, '| A | ¦B c¦ |\n| --- | --- |\n| d | e |'],
    [`${HEAD}| d | ¦e¦ |`, `${HEAD}| ¦d¦ | e |`],
    ['| A | B c |\n| -¦-- | --- |', '| A | ¦B c¦ |\n| --- | --- |'],
  ])('in %j leads to %j', (before, expected) => {
    expect(pressed(before, previousCell)).toBe(expected)
  })

  test('leaves the field from the first cell', () => {
    expect(pressed('| A¦ | B |\n| - | - |', previousCell)).toBeUndefined()
  })
})
