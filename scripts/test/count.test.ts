import { expect, test } from 'vitest'
import { countOf } from './count'

const vitest = (numPassedTests: number, numTotalTests: number) => ({ numPassedTests, numTotalTests })
const playwright = (unexpected: number, flaky: number, skipped: number) => ({
  stats: { expected: 5, unexpected, flaky, skipped },
})

test.each([
  ['a command without tests is one check', undefined, true, { passed: 1, failed: 0 }],
  ['a command that failed is one failure', undefined, false, { passed: 0, failed: 1 }],
  ['tests are counted', vitest(7, 7), true, { passed: 7, failed: 0 }],
  ['a test that did not run is a failed one', vitest(5, 7), false, { passed: 5, failed: 2 }],
  ['a run that broke off is one failure', vitest(5, 5), false, { passed: 5, failed: 1 }],
  ['journeys that are flaky or did not run are failed ones', playwright(1, 1, 1), false, { passed: 5, failed: 3 }],
])('%s', (_, report, succeeded, expected) => {
  expect(countOf(report, succeeded)).toEqual(expected)
})
