import { expect, test } from 'vitest'
import { formatTable } from './table'

test('the table shows the seconds and the counts of each step, and the seconds of all together', () => {
  const rows = [
    { name: 'types', seconds: 12.34, passed: 1, failed: 0 },
    { name: 'unit tests', seconds: 101.96, passed: 2987, failed: 13 },
  ]
  expect(`\n${formatTable(rows, 110.06)}\n`).toBe(`
 seconds  passed  failed  step
    12.3       1       0  types
   102.0    2987      13  unit tests
   110.1                  from start to end
`)
})
