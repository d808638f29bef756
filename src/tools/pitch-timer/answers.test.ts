import { expect, test } from 'vitest'
import { expectAnswers } from './answers'

// By hand: 1 − 0.97^30 = 1 − 0.4010 = 0.5990.
test.each([
  [0, 0, 0],
  [1, 0.03, 0.03],
  [30, 0.9, 0.599],
  [100, 3, 0.9524],
])('%i pitches', (pitches, answers, chance) => {
  expect(expectAnswers(pitches, 3).answers).toBeCloseTo(answers)
  expect(expectAnswers(pitches, 3).chanceOfOne).toBeCloseTo(chance, 3)
})
