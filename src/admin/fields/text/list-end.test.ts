import { describe, expect, test } from 'vitest'
import { continueList } from './list-end'
import { changedBy, markedOf, stateOf, typed } from './testing/marked-state'

const entered = (marked: string) => {
  const next = changedBy(stateOf(marked), continueList)
  return next && markedOf(next)
}

describe('Enter in a list', () => {
  test('twice ends it, and what follows is a paragraph', () => {
    let state = stateOf('- a¦')
    for (const words of ['b', 'c', '']) state = typed(changedBy(state, continueList) ?? state, words)
    expect(markedOf(state)).toBe('- a\n- b\n- c\n- ¦')
    state = typed(changedBy(state, continueList) ?? state, 'text')
    expect(state.doc.toString()).toBe('- a\n- b\n- c\n\ntext')
  })

  test.each([
    ['begins the next item', '1. a¦', '1. a\n2. ¦'],
    ['keeps the items together', '- a\n- b¦', '- a\n- b\n- ¦'],
    ['ends a list of one item', '- a\n- ¦', '- a\n\n¦'],
    ['leaves the paragraph above apart', 'One:\n\n- ¦', 'One:\n\n¦'],
    ['adds no second blank line', '- a\n\n- b\n\n- ¦', '- a\n\n- b\n\n¦'],
    ['ends a list with numbers', '1. a\n2. b\n3. ¦', '1. a\n2. b\n\n¦'],
    ['ends a list of tasks', '- [ ] a\n- [ ] ¦', '- [ ] a\n\n¦'],
    ['ends a list in a quotation', '> - a\n> - ¦', '> - a\n>\n> ¦'],
    ['leaves an inner list for the outer one', '- a\n  - b\n  - ¦', '- a\n  - b\n- ¦'],
    ['parts a list in two', '- a\n- ¦\n- b', '- a\n\n¦\n\n- b'],
  ])('%s', (_, before, expected) => {
    expect(entered(before)).toBe(expected)
  })

  test('is left to the editor elsewhere', () => {
    expect(entered('text¦')).toBeUndefined()
  })
})
