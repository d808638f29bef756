import { expect, test } from 'vitest'
import { tool as pitchTimer } from '../pitch-timer/tool'
import { tool as roiCalculator } from '../roi-calculator/tool'
import { exampleFor, SAMPLE_DAY } from './example'

test('the days of an example are as far ahead as when it was written', () => {
  expect(exampleFor(pitchTimer, SAMPLE_DAY).targetDate).toBe('2026-12-24')
  expect(exampleFor(pitchTimer, '2028-02-01').targetDate).toBe('2028-03-06')
})

test('an example leaves the assumptions as they are', () => {
  expect(exampleFor(roiCalculator, SAMPLE_DAY)).toMatchObject({ budget: '5000', reachRate: '15', orderValue: '50' })
})
