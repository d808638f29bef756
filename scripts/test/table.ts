type Row = { name: string; seconds: number; passed: number; failed: number }

/** The seconds and counts of each step, and the seconds of all together, which is less than their sum. */
export function formatTable(rows: Row[], total: number): string {
  const format = (seconds: string, passed: string, failed: string, name: string) =>
    `${seconds.padStart(8)} ${passed.padStart(7)} ${failed.padStart(7)}  ${name}`
  return [
    format('seconds', 'passed', 'failed', 'step'),
    ...rows.map(({ name, seconds, passed, failed }) => format(seconds.toFixed(1), `${passed}`, `${failed}`, name)),
    format(total.toFixed(1), '', '', 'from start to end'),
  ].join('\n')
}
