import { expect, test } from 'vitest'
import { tested, wcagOf } from './tested'

test.each([
  { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'], versions: ['2.0', '2.1'], levels: ['A', 'AA'] },
  { tags: ['best-practice', 'wcag22aaa'], versions: ['2.2'], levels: ['AAA'] },
  { tags: ['wcag3a'], versions: ['3.0'], levels: ['A'] },
  { tags: ['best-practice', 'section508'], versions: [], levels: [] },
])('$tags are rules of WCAG $versions, levels $levels', ({ tags, versions, levels }) => {
  expect(wcagOf(tags)).toEqual({ versions, levels })
})

test('the rules of the gate are of some version and level', () => {
  const { versions, levels } = wcagOf(tested.rules.tags)
  expect(versions).not.toEqual([])
  expect(levels).not.toEqual([])
})
