export type Count = { passed: number; failed: number }

/** Counts a JSON report of Vitest. A test that did not run is not a passed one. */
export function countVitest(report: { numPassedTests: number; numTotalTests: number }): Count {
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests }
}

/** Counts a JSON report of Playwright. Flaky tests and tests that did not run count as failed. */
export function countPlaywright({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}
