import type { EditorState, StateCommand } from '@codemirror/state'
import { describe, expect, test } from 'vitest'
import { withoutEmptyMarks } from './empty-marks'
import { type Mark, toggleMark } from './marks'
import { changedBy, markedOf, stateOf, typed } from './testing/marked-state'

const pressed =
  (mark: Mark): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main
    const { changes, select } = toggleMark({ text: state.doc.toString(), from, to }, mark, 'words')
    dispatch(state.update({ changes, selection: { anchor: select.from, head: select.to }, userEvent: 'input' }))
    return true
  }

const press = (state: EditorState, mark: Mark) => changedBy(state, pressed(mark)) ?? state
const moved = (state: EditorState, place: number) => state.update({ selection: { anchor: place } }).state

describe('Bold', () => {
  test.each([
    ['One ¦fact¦ a line', 'One ¦**fact**¦ a line'],
    ['One¦ fact ¦a line', 'One ¦**fact**¦ a line'],
    ['One **¦fact¦** a line', 'One ¦fact¦ a line'],
    ['One ***¦fact¦*** a line', 'One *¦fact¦* a line'],
    ['One *¦fact¦* a line', 'One *¦**fact**¦* a line'],
    ['One ¦', 'One **¦words¦**'],
    ['¦One\n\nTwo¦', '¦**One**\n\n**Two**¦'],
    ['¦', '**¦words¦**'],
    ['**¦**', '¦'],
  ])('of %j makes %j', (before, expected) => {
    expect(markedOf(press(stateOf(before), '**'))).toBe(expected)
  })

  test.each([
    ['**fact¦**', '**fact**¦'],
    ['**fact ¦** then', '**fact** ¦ then'],
    ['**a** and **b¦**', '**a** and **b**¦'],
    ['***both¦***', '***both**¦*'],
    ['* 2 * 3 \\** **b¦**', '* 2 * 3 \\** **b**¦'],
    ['** ¦**', ' ¦'],
  ])('right before its end in %j leads out: %j', (before, expected) => {
    expect(markedOf(press(stateOf(before), '**'))).toBe(expected)
  })

  test('begins right before other bold words', () => {
    expect(markedOf(press(stateOf('**a** ¦**b**'), '**'))).toBe('**a** **¦words¦****b**')
  })
})

describe.each(['**', '*'] as const)('a text with %s', (mark) => {
  test('goes on plain after a second press', () => {
    const inside = typed(press(stateOf('One ¦', withoutEmptyMarks), mark), 'fact')
    expect(markedOf(inside)).toBe(`One ${mark}fact¦${mark}`)
    expect(markedOf(typed(press(inside, mark), ' a line'))).toBe(`One ${mark}fact${mark} a line¦`)
  })

  test('loses empty marks that the cursor leaves', () => {
    const empty = typed(press(stateOf('One ¦', withoutEmptyMarks), mark), '')
    expect(markedOf(empty)).toBe(`One ${mark}¦${mark}`)
    expect(markedOf(moved(empty, 1))).toBe('O¦ne ')
    expect(markedOf(moved(empty, empty.doc.length))).toBe('One ¦')
    expect(markedOf(moved(typed(empty, 'fact'), 0))).toBe(`¦One ${mark}fact${mark}`)
  })

  test('keeps marks that are not empty, and those of code', () => {
    const untouched = moved(stateOf(`One ¦${mark}${mark}`, withoutEmptyMarks), 4 + mark.length)
    expect(moved(untouched, 0).doc.toString()).toBe(`One ${mark}${mark}`)
    const code = typed(stateOf(`\`a${mark}¦x¦${mark}b\``, withoutEmptyMarks), '')
    expect(moved(code, 0).doc.toString()).toBe(`\`a${mark}${mark}b\``)
  })
})

test('Italic makes bold words both, and takes itself away again', () => {
  const both = press(stateOf('**¦fact¦**'), '*')
  expect(markedOf(both)).toBe('**¦*fact*¦**')
  expect(markedOf(press(stateOf('***¦fact¦***'), '*'))).toBe('**¦fact¦**')
})
