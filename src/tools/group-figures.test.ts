import { expect, test } from 'vitest'
import type { Benchmark } from '@/schema/benchmarks'
import { groupFigures } from './group-figures'

const benchmark = (label: string, changed: Partial<Benchmark> = {}): Benchmark => ({
  tool: 'pitch-timer',
  label,
  figure: '3%',
  definition: 'Answers divided by pitches.',
  size: '400,000 pitches',
  source: 'A barometer',
  url: 'https://www.example.com/barometer',
  date: '2024-03-31',
  ...changed,
})

const labelsOf = (benchmarks: readonly Benchmark[]) =>
  groupFigures(benchmarks).map(({ figures }) => figures.map(({ label }) => label))

test('neighbors that were counted in the same way share what says how', () => {
  expect(labelsOf([benchmark('A'), benchmark('B', { figure: '4%' })])).toEqual([['A', 'B']])
})

test.each([
  { definition: 'Answers divided by readers.' },
  { size: '12 pitches' },
  { source: 'Another barometer' },
  { url: 'https://www.example.com/other' },
  { date: '2023-03-31' },
])('a figure with another %o is by itself', (changed) => {
  expect(labelsOf([benchmark('A'), benchmark('B', changed), benchmark('C')])).toEqual([['A'], ['B'], ['C']])
})

test('without figures there is no group', () => {
  expect(groupFigures([])).toEqual([])
})
