export type Count = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numTotalTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/**
 * Counts a JSON report. A test that is flaky or did not run is a failed one, and so is a command that failed for another
 * reason than a test.
 */
export function countOf(report: VitestReport | PlaywrightReport | undefined, succeeded: boolean): Count {
  const { passed, failed } = testsIn(report) ?? { passed: succeeded ? 1 : 0, failed: 0 }
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

function testsIn(report: VitestReport | PlaywrightReport | undefined): Count | undefined {
  if (report === undefined) return undefined
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky + skipped }
  }
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests }
}
