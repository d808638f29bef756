import { expect, test } from 'vitest'
import { CRISIS_KINDS } from './crisis-kinds'
import { stillOpen } from './still-open'

const OPEN = 'how many people are affected, how they are, and what caused it'

test.each([
  ['Twelve passengers were injured.', 'how they are and what caused it'],
  ['A worker died.', 'what caused it'],
  ['We do not know why 12,000 customers are affected.', 'how they are'],
  ['A platform collapsed.', OPEN],
])('%s leaves open: %s', (text, open) => {
  expect(stillOpen(OPEN, text)).toBe(open)
})

test('no kind is left without an open question', () => {
  const text = 'We do not know why 12 people died, or which batch 7 and model year 2024 of all boxes it was.'
  for (const { unknown } of CRISIS_KINDS) expect(stillOpen(unknown, text)).not.toBe('')
})

test('reports that the scenario counts are not asked for', () => {
  const questions = 'what caused it, and how many reports there are'
  expect(stillOpen(questions, 'Three customers reported melted plugs.')).toBe('what caused it')
})
